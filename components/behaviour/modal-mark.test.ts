import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('no style that every page has asks the whole document what is in it (docs/decisions/0044-style-sheet.md)', async () => {
  const asking: string[] = []
  // Without scripts nothing is put into the page, and nobody sets the mark.
  for await (const path of glob('app/**/*.css'))
    if (
      /(?<!scripting: none\) \{\s*)\b(?:html|body|:root)(?:\[[^\]]*\])?:has\(/.test(
        await readFile(path, 'utf8'),
      )
    )
      asking.push(path)
  expect(asking).toEqual([])
})
