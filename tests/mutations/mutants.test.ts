import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/demo/settings.ts'
import { mutants } from './mutants.ts'

test.each(mutants.map(({ name, file, find }) => [name, file, find]))(
  '“%s” has its one place in %s',
  (_, file, find) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2)
  },
)
