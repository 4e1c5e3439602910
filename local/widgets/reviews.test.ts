import { expect, test } from 'vitest'
import type { Faults } from './faults.ts'
import { createReviews } from './service.ts'

const address = '/elfsightcdn.com/platform.js'

test('the script is plain JavaScript that says it is a demo', async () => {
  const response = await createReviews(new Map()).request(address)
  const text = await response.text()
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(() => new Function(text)).not.toThrow()
  expect(text).toContain('Demo')
  expect(text).not.toMatch(/https?:/)
})

test('each fault shows', async () => {
  const faults: Faults = new Map()
  const app = createReviews(faults)
  faults.set('reviews', 'never-ready')
  expect(await (await app.request(address)).text()).toBe('')
  faults.set('reviews', 'not-found')
  expect((await app.request(address)).status).toBe(404)
  faults.set('reviews', 'redirect')
  expect(await (await app.request(address)).text()).toContain('location.href = "https://')
})
