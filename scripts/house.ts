import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Problem, runCommand } from './demo/problem.ts'
import { root } from './demo/settings.ts'
import {
  callsBesideClient,
  moneyElsewhere,
  unansweredRequirements,
  unresolvedCitations,
} from './house/facts.ts'

// How the house stands (docs/house-style.md): who imports whom, how large the files are, what is said twice, what is
// cited and is not here. `npm run house` prints the table; with `--check` it fails where a figure is above its limit.
// Limits may fall, never rise.
const tops = ['lib', 'components', 'studio', 'local', 'app']
const codeFolders = [...tops, 'schemas', 'scripts', 'content']
const made = ['lib/content/server/sanity.types.ts', 'lib/platform/db/server/database.types.ts']
const maxLines = 250
const maxMergedLines = 220

const limits = {
  knots: 0,
  'lib files that do not say where they run': 0,
  [`code files above ${maxLines} lines`]: 0,
  'lines of SQL that a later migration replaces': 0,
  'calls by a browser beside the API client': 0,
  'citations that lead nowhere': 0,
  'money counted or written outside money.ts': 0,
  'unit tests whose subject is not beside them': 0,
  'requirements of ASVS without an answer': 0,
}

type Module = { source: string; dependencies: { resolved: string; coreModule: boolean }[] }
type Import = { from: string; to: string }

await runCommand(async () => {
  const { modules, violations } = await cruise()
  if (violations.length > 0) throw new Problem(`${violations.join('\n')}\n(scripts/dependency-cruiser.mjs)`)
  const isCode = (file: string) =>
    codeFolders.includes(file.split('/')[0] ?? '') && /\.(ts|tsx|mjs)$/.test(file) && !isTest(file)
  const sources = modules.map(({ source }) => source)
  const files = sources.filter(isCode)
  const imports = modules
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ from, to }) => isCode(from) && isCode(to))
  const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1
  const importers = Map.groupBy(imports, ({ to }) => to)
  const onlyImporter = (file: string) => {
    const own = new Set(importers.get(file)?.map(({ from }) => from))
    return own.size === 1 ? [...own][0] : undefined
  }
  const knots = tops.flatMap((top) => knotsOf(top, imports))
  const unplaced = files.filter((file) => file.startsWith('lib/') && !saysWhereItRuns(file))
  const long = files.filter((file) => !made.includes(file) && linesOf(file) > maxLines)
  const replaced = await replacedSql()
  const besideClient = callsBesideClient(files)
  const money = moneyElsewhere(files)
  const unresolved = unresolvedCitations(await citing())
  const unanswered = unansweredRequirements()
  const strayTests = sources.filter(isUnitTest).filter((file) => !hasSubject(file))
  const libLines = files.filter((file) => file.startsWith('lib/') && !made.includes(file)).map(linesOf)
  const merging = files.filter((file) => {
    const importer = onlyImporter(file)
    return (
      importer && dirname(importer) === dirname(file) && linesOf(importer) + linesOf(file) < maxMergedLines
    )
  })

  const rows: [what: string, figure: number, which?: string[]][] = [
    ['knots', knots.length, knots],
    ['code files', files.length],
    ['code files with one importer', files.filter(onlyImporter).length],
    ['private siblings that could be one file', merging.length, merging],
    ['lines of a lib file, median', median(libLines)],
    ['lib files that do not say where they run', unplaced.length, unplaced],
    [`code files above ${maxLines} lines`, long.length, long],
    ['lines of SQL that a later migration replaces', replaced],
    ['calls by a browser beside the API client', besideClient.length, besideClient],
    ['citations that lead nowhere', unresolved.length, unresolved],
    ['money counted or written outside money.ts', money.length, money],
    ['unit tests whose subject is not beside them', strayTests.length, strayTests],
    ['requirements of ASVS without an answer', unanswered.length, unanswered],
    ['hand-written lines of CSS', await linesOfCss()],
  ]
  for (const [what, figure] of rows) console.log(`${what.padEnd(48)} ${String(figure).padStart(5)}`)
  const named = process.argv.includes('--which')
    ? rows
    : rows.filter(([what, figure]) => isAbove(what, figure))
  for (const [what, , which = []] of named) console.log(`\n${what}:\n${which.join('\n')}`)
  const above = rows.filter(([what, figure]) => isAbove(what, figure)).map(([what]) => what)
  if (process.argv.includes('--check') && above.length > 0)
    throw new Problem(`Above its limit (scripts/house.ts): ${above.join(', ')}.`)
})

function isAbove(what: string, figure: number): boolean {
  const limit = (limits as Record<string, number>)[what]
  return limit !== undefined && figure > limit
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file)
}

function isUnitTest(file: string): boolean {
  return isTest(file) && codeFolders.includes(file.split('/')[0] ?? '')
}

/** A test is named after the file beside it, or after its folder where it is about all of it. */
function hasSubject(test: string): boolean {
  const subject = test.replace(/\.test\.tsx?$/, '')
  const isFolder = basename(subject) === basename(dirname(subject))
  return isFolder || ['.ts', '.tsx', '.mjs'].some((ending) => existsSync(join(root, subject + ending)))
}

/** Every module with what it imports, types too, and what the rules forbid. */
async function cruise(): Promise<{ modules: Module[]; violations: string[] }> {
  const all = [
    ...codeFolders,
    'tests',
    'proxy.ts',
    'instrumentation.ts',
    'instrumentation-client.ts',
    'next.config.ts',
  ]
  const args = ['--config', 'scripts/dependency-cruiser.mjs', '--output-type', 'json', ...all]
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/depcruise'), args, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((failure: { stdout?: string; stderr?: string }) => {
    // It ends with the number of violations.
    if (failure.stdout?.startsWith('{')) return { stdout: failure.stdout }
    throw new Problem(`dependency-cruiser failed: ${failure.stderr}`)
  })
  const { modules, summary } = JSON.parse(stdout)
  type Violation = { from: string; to: string; rule: { name: string } }
  const violations = summary.violations.map(
    ({ from, to, rule }: Violation) => `${rule.name}: ${from} → ${to}`,
  )
  return { modules, violations }
}

/** The folder of one domain: what may not be in a knot with others. */
function domainOf(file: string): string {
  const parts = dirname(file).split('/')
  const end = parts.findIndex((part) => ['shared', 'server', 'browser'].includes(part))
  const depth = (parts[0] === 'lib' && parts[1] !== 'truth') || parts[1] === 'tools' ? 3 : 2
  return parts.length === 1 ? file : parts.slice(0, end < 0 ? depth : Math.min(end, depth)).join('/')
}

/** Domains that import each other in a circle, each knot as one line. */
function knotsOf(top: string, imports: Import[]): string[] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [one, other] = [domainOf(from), domainOf(to)]
    if (one === other || ![one, other].every((domain) => domain.startsWith(`${top}/`))) continue
    next.set(one, (next.get(one) ?? new Set()).add(other))
  }
  const reached = new Map([...next.keys()].map((domain) => [domain, reachable(domain, next)]))
  const inCircle = [...next.keys()].filter((domain) => reached.get(domain)?.has(domain))
  const knots = Map.groupBy(inCircle, (domain) =>
    inCircle
      .filter((other) => reached.get(domain)?.has(other) && reached.get(other)?.has(domain))
      .join(' ↔ '),
  )
  return [...knots.keys()]
}

function reachable(start: string, next: Map<string, Set<string>>): Set<string> {
  const found = new Set<string>()
  const open = [start]
  for (let domain = open.pop(); domain !== undefined; domain = open.pop())
    for (const other of next.get(domain) ?? [])
      if (!found.has(other)) {
        found.add(other)
        open.push(other)
      }
  return found
}

function saysWhereItRuns(file: string): boolean {
  return /\/(?:shared|server|browser)\/|\/(?:shared|mails)\.ts$|^lib\/truth\/|^lib\/app\.ts$/.test(file)
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** Lines of functions that a later migration writes once more. */
async function replacedSql(): Promise<number> {
  const files = (await found('supabase/migrations/*.sql')).toSorted()
  const written = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^create (?:or replace )?function ([\w.]+)[\s\S]*?^\$\$;/gim,
      ),
    ].map(({ 0: text, 1: name = '' }) => ({ name, lines: text.split('\n').length })),
  )
  const last = new Map(written.map((one) => [one.name, one]))
  return written.filter((one) => last.get(one.name) !== one).reduce((sum, { lines }) => sum + lines, 0)
}

/** What may cite: all code, its tests and all papers. */
async function citing(): Promise<string[]> {
  const files = await found(
    `{${codeFolders.join(',')},tests,supabase,docs,deploy}/**/*.{ts,tsx,mjs,css,sql,md}`,
    '*.{md,ts}',
  )
  return files.filter((file) => !made.includes(file))
}

async function linesOfCss(): Promise<number> {
  const files = await found('{app,components}/**/*.css')
  return files.reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0)
}

async function found(...patterns: string[]): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(patterns, { cwd: root })) files.push(file)
  return files
}
