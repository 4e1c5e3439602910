import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unansweredRequirements } from './facts.ts'

const table = readFileSync('docs/asvs.tsv', 'utf8')
const withRow = (change: (row: string) => string) =>
  unansweredRequirements(
    table
      .split('\n')
      .map((row) => (row.startsWith('V3.4.1\t') ? change(row) : row))
      .join('\n'),
  )

test('every requirement of ASVS 5.0, levels 1 and 2, has an answer, and every file it names is here', () => {
  expect(unansweredRequirements()).toEqual([])
})

test('docs/data.md says of every table how sensitive it is, once', () => {
  const [, list = ''] = readFileSync('docs/data.md', 'utf8').split(/^## .*\n/m)
  const schemas = globSync('supabase/schemas/*.sql').map((file) => readFileSync(file, 'utf8'))
  const tables = schemas.flatMap((sql) =>
    [...sql.matchAll(/^create table public\.(\w+)/gm)].map(([, name]) => name),
  )
  expect(tables.length).toBeGreaterThan(50)
  const rows = list
    .split('\n')
    .filter((line) => /^\| (?:health|personal|secret|business|public) \|/.test(line))
  const placed = [...rows.join('\n').matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(placed.filter((name) => name !== 'auth').toSorted()).toEqual(tables.toSorted())
})

test.each([
  [
    'a test that is gone',
    (row: string) => row.replace('front-live', 'front-dead'),
    expect.stringMatching(/^V3\.4\.1: .*front-dead/),
  ],
  ['met, and nobody says by what', (row: string) => row.replace(/[^\t]*$/, 'surely'), 'V3.4.1: no answer'],
  ['another word', (row: string) => row.replace('\tmet\t', '\tyes\t'), 'V3.4.1: no answer'],
  ['open without a reason', (row: string) => row.replace(/\tmet\t.*/, '\topen\t'), 'V3.4.1: no answer'],
  ['a row too few', () => 'V3.4.1\t3\t\tmet\tpackage.json', 'level 1: 69 of 70 rows'],
])('%s is found', (_what, change, problem) => expect(withRow(change)).toContainEqual(problem))
