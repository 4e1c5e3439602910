import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem, runCommand } from './demo/problem.ts'
import { root } from './demo/settings.ts'

// Which statements of docs/spec/ledger.tsv does a test name by its id? An id in a test claims that the test observes
// the statement, or the decision of docs/spec/decisions.md that replaces it. `npm run ledger -- --area CART,PAY`
// shows a part.
const folders = '{app,components,content,lib,local,schemas,scripts,studio,supabase,tests}'
const idPattern = /\b[A-Z][A-Z0-9]{2,6}-\d{3}\b/g

await runCommand(async () => {
  const all = readFileSync(join(root, 'docs/spec/ledger.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id = '', area = '', , , , issue = '']) => ({ id, area, issue }))
  const named = await idsInTests()

  const areas = process.argv[process.argv.indexOf('--area') + 1]?.split(',')
  const isAsked = (area: string) => !process.argv.includes('--area') || areas?.includes(area)
  const wanted = all.filter(({ issue, area }) => !issue.startsWith('exempt') && isAsked(area))
  const missing: string[] = []
  for (const [issue, rows] of Map.groupBy(wanted, (row) => row.issue)) {
    const unnamed = rows.filter(({ id }) => !named.has(id)).map(({ id }) => id)
    missing.push(...unnamed)
    console.log(`${issue.padEnd(9)} ${String(rows.length - unnamed.length).padStart(3)} of ${rows.length}`)
  }
  if (missing.length > 0) throw new Problem(`No test names ${missing.join(', ')} (docs/spec/ledger.tsv).`)

  const known = new Set(all.map(({ id }) => id))
  const ownPrefixes = new Set(all.map(({ area }) => area))
  const unknown = [...named].flatMap(([id, isInBrackets]) =>
    !known.has(id) && (isInBrackets || ownPrefixes.has(id.slice(0, id.indexOf('-')))) ? id : [],
  )
  if (unknown.length > 0)
    throw new Problem(`Tests name ${unknown.join(', ')}: docs/spec/ledger.tsv has no such statement.`)
})

/** Each id, and whether it is named in brackets, as at the end of a test's name: nothing else has that form. */
async function idsInTests(): Promise<Map<string, boolean>> {
  const named = new Map<string, boolean>()
  for await (const file of glob(`${folders}/**/*.{test,spec}.{ts,tsx}`, { cwd: root }))
    for (const { 0: id, index, input } of readFileSync(join(root, file), 'utf8').matchAll(idPattern))
      named.set(id, named.get(id) || (input[index - 1] === '[' && input[index + id.length] === ']'))
  return named
}
