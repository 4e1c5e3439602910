import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { shortNames, shortSelectors, shortStrings } from './short-classes'

const names = await shortNames()
const wide = 'lg:grid-cols-[minmax(0,1fr)_22rem]'

test('a utility has one short name, in the style sheet and in the code (docs/decisions/0044-style-sheet.md)', () => {
  const short = names.get(wide)
  expect(short).toMatch(/^A[0-9a-z]{1,2}$/)
  expect(new Set(names.values()).size).toBe(names.size)
  const selector = '@media (min-width:64rem){.lg\\:grid-cols-\\[minmax\\(0\\,1fr\\)_22rem\\]:hover,.card{}}'
  expect(shortSelectors(selector, names)).toBe(`@media (min-width:64rem){.${short}:hover,.card{}}`)
  expect(shortStrings(`'card ${wide}' + \`${wide} $\{x}\``, names)).toBe(
    `'card ${short}' + \`${short} $\{x}\``,
  )
})

test('words, addresses and hand-written classes keep their names', () => {
  for (const name of [
    'flex',
    'grid',
    'hidden',
    'button-primary',
    'site-header',
    'rotator-pause',
    'tel:',
    'https://x.example',
  ])
    expect(names.has(name), name).toBe(false)
})

test('no file keeps a utility that the style sheet calls otherwise', async () => {
  const left: string[] = []
  for await (const path of glob('{components,app/(site),app/(preview)}/**/*.{ts,tsx}')) {
    if (path.includes('.test.')) continue
    const code = shortStrings(await readFile(path, 'utf8'), names)
    for (const name of names.keys())
      if (/[:[]/.test(name) && code.includes(name) && standsAlone(code, name)) left.push(`${path}: ${name}`)
  }
  expect(left).toEqual([])
})

/** Not as a part of a longer one. */
function standsAlone(code: string, name: string): boolean {
  const isEdge = (character = ' ') => !/[\w:[\]/.()-]/.test(character)
  for (let at = code.indexOf(name); at >= 0; at = code.indexOf(name, at + 1))
    if (isEdge(code[at - 1]) && isEdge(code[at + name.length])) return true
  return false
}
