import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../demo/settings.ts'
import { maxBytes, maxBytesInAll, savedIn } from './save.ts'

test('the pictures to look at are small: 15 kB each, 5 MB in all', () => {
  const folder = join(root, 'docs', 'pictures')
  const sizes = savedIn(folder).map((name) => ({ name, bytes: statSync(join(folder, name)).size }))
  expect(sizes.length).toBeGreaterThan(100)
  expect(sizes.filter(({ bytes }) => bytes > maxBytes)).toEqual([])
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(maxBytesInAll)
})
