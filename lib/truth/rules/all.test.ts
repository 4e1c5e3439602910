import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ledgerRows } from '../../../tests/fixtures/truth-ledger.ts'
import { allRules } from './all.ts'

const page = readFileSync(new URL('../../../docs/truth-check.md', import.meta.url), 'utf8')
const linesOf = (start: string) => page.split('\n').filter((line) => line.startsWith(start))

test('every rule explains itself, under an id of its own', () => {
  expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length)
  for (const { id, title, explains } of allRules) {
    expect(id).toMatch(/^[a-z-]+$/)
    expect(title, id).not.toBe('')
    expect(explains, id).toMatch(/^[A-Z“].+\.$/)
  }
})

test('the table of contradictions names the rules that the tests prove', () => {
  for (const [row, rule] of ledgerRows) {
    expect(linesOf(`| ${row} |`).filter((line) => line.includes(`\`${rule}\``))).toHaveLength(1)
  }
})
