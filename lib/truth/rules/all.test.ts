import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ledgerRows } from '../../../tests/fixtures/truth-ledger.ts'
import { allRules } from './all.ts'

const page = readFileSync(new URL('../../../docs/truth-check.md', import.meta.url), 'utf8')
const linesOf = (start: string) => page.split('\n').filter((line) => line.startsWith(start))

test.each(allRules.map((rule) => [rule.id, rule] as const))(
  '%s is explained as the rule explains itself',
  (id, { explains }) => {
    expect(linesOf(`| \`${id}\` |`)).toEqual([`| \`${id}\` | ${explains} |`])
  },
)

test('the table of contradictions names the rules that the tests prove', () => {
  for (const [row, rule] of ledgerRows) {
    expect(linesOf(`| ${row} |`).filter((line) => line.includes(`\`${rule}\``))).toHaveLength(1)
  }
})
