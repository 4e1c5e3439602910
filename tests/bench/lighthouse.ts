// What Lighthouse says of the pages on a phone, from the production build: `npm run bench:lighthouse`. Lighthouse itself
// is fetched by npx and is no dependency. A page takes a minute and a half; each row is written as soon as it is there,
// so that the pages can also be measured a few at a time: `-- / /events`, `--runs 1`, `--seed 7` (which three pages come
// by chance). A page of one sentence is measured first: what it is blocked for is the machine's doing, not ours.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { requireBrowser } from '../../scripts/browser.ts'
import { addresses, newerAddresses } from '../setup/addresses.ts'
import { startDemo } from '../setup/demo.ts'
import { median, notedRows, noteFigures } from './figures.ts'

const version = '13.5.0'
/** One of each kind of page; three others by chance come beside them. */
const templates = [
  ...['/', '/iv-therapy', '/vitamin-injections', '/gift-cards', '/events', '/contact', '/membership'],
  ...[
    '/service-areas',
    '/good-faith-estimate',
    '/careers',
    '/terms',
    '/account',
    '/order-status',
    '/nowhere',
  ],
  ...newerAddresses,
  ...['/iv-therapy/compare?drip=myers&drip=diamond-nad', '/search?q=b12'],
]
/** Search engines are told not to list them, and one has no status of 200: SEO is measured without these audits. */
const unlisted = ['/account', '/order-status', '/nowhere', '/iv-therapy/compare', '/search']
const skipped = ['is-crawlable', 'http-status-code']
/** Of an address without a page the browser itself notes that its answer was 404. */
const skippedOf = (path: string) => (path === '/nowhere' ? [...skipped, 'errors-in-console'] : skipped)
/** In turns also by `next start` alone. */
const compared = ['/', '/vitamin-injections']
const limits = { performance: 99, other: 100, blockedMs: 50, largestMs: 1500 }
type Way = 'simulate' | 'devtools'
type Figures = {
  performance: number
  others: number[]
  blockedMs: number
  largestMs: number
  speed: number
  failed: string[]
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 1000) },
  },
})
const { seed } = values
const runs = Number(values.runs)
const load = loadavg()[0] ?? 0
const place = (address: string) => createHash('sha256').update(`${seed} ${address}`).digest('hex')
const byChance = addresses
  .filter((address) => !templates.includes(address))
  .toSorted((one, other) => place(one).localeCompare(place(other)))
  .slice(0, 3)
const looked = positionals.length > 0 ? positionals : [...templates, ...byChance]
console.log(`${looked.join(' ')} (seed ${seed})`)
const kept = positionals.length > 0 ? notedRows('bench:lighthouse') : []
const addressOf = (row: string) => row.split(' | ', 1)[0]

const demo = await startDemo('demo')
const plain = looked.some((address) => compared.includes(address))
  ? await demo.startAnotherSite({}, 'next start')
  : undefined
const oneSentence = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html')
  response.end(
    '<!doctype html><html lang="en"><title>One sentence</title><meta name="viewport" content="width=device-width"><p>One sentence.',
  )
}).listen(0, '127.0.0.1')
await once(oneSentence, 'listening')
const folder = mkdtempSync(join(tmpdir(), 'ocotillo-lighthouse-'))
const chrome = await requireBrowser()
const problems: string[] = []
const rows: string[] = []
try {
  await measureFloor()
  for (const address of looked) await measure(address)
} finally {
  oneSentence.close()
  await plain?.stop()
  await demo.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(problems.map((problem) => `✗ ${problem}`).join('\n') || '✓ the limits are kept')
process.exit(problems.length > 0 ? 1 : 0)

async function measureFloor(): Promise<void> {
  const url = `http://127.0.0.1:${(oneSentence.address() as AddressInfo).port}/`
  const all: Figures[] = []
  for (let round = 0; round < runs; round++) all.push(await run(url, 'simulate'))
  const { performance, blockedMs, largestMs, speed } = middle(all)
  rows.push(`| one sentence | ${performance} | ${blockedMs} ms | ${largestMs} ms |  |  |  |  |  | ${speed} |`)
  console.log(rows.at(-1))
}

async function measure(address: string): Promise<void> {
  const own: Figures[] = []
  const throttled: Figures[] = []
  const other: Figures[] = []
  const url = `${demo.siteUrl}${address}`
  const plainUrl = compared.includes(address) ? plain && `${plain.url}${address}` : undefined
  for (const one of plainUrl ? [url, plainUrl] : [url]) await fetch(one)
  for (let round = 0; round < runs; round++) {
    own.push(await run(url, 'simulate'))
    if (plainUrl) other.push(await run(plainUrl, 'simulate'))
    throttled.push(await run(url, 'devtools'))
  }
  const [simulated, byDevTools] = [middle(own), middle(throttled)]
  const cells = [simulated, byDevTools].map(
    ({ performance, blockedMs, largestMs }) => `${performance} | ${blockedMs} ms | ${largestMs} ms`,
  )
  const without = other.length > 0 ? middle(other).performance : ''
  rows.push(
    `| ${address} | ${cells.join(' | ')} | ${simulated.others.join(' ')} | ${without} | ${simulated.speed} |`,
  )
  console.log(rows.at(-1))
  note()
  check(`${address}, simulated`, simulated)
  check(`${address}, throttled by DevTools`, { ...byDevTools, others: [] })
}

async function run(url: string, way: Way): Promise<Figures> {
  const file = join(folder, 'report.json')
  const path = new URL(url).pathname
  const categories = [
    'performance',
    ...(way === 'simulate' ? ['accessibility', 'best-practices', 'seo'] : []),
  ]
  const options = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--no-enable-error-reporting',
    `--throttling-method=${way}`,
    `--only-categories=${categories}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    // A page without a status of 200 is looked at too.
    '--ignore-status-code',
    ...(unlisted.includes(path) ? [`--skip-audits=${skippedOf(path)}`] : []),
  ]
  await promisify(execFile)('npx', ['--yes', `lighthouse@${version}`, url, ...options], {
    env: { ...process.env, CHROME_PATH: chrome },
    timeout: 120_000,
  })
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
  const [, ...others] = categories
  return {
    performance: score('performance'),
    others: others.map(score),
    // Not found where a page is never quiet for five seconds.
    blockedMs: Math.round(report.audits['total-blocking-time'].numericValue ?? Number.POSITIVE_INFINITY),
    largestMs: Math.round(report.audits['largest-contentful-paint'].numericValue),
    speed: Math.round(report.environment.benchmarkIndex),
    failed: others.flatMap((name) => failedOf(report, name)),
  }
}

type Report = {
  categories: Record<string, { auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string }>
}

/** What a category lost points by. */
function failedOf({ categories, audits }: Report, name: string): string[] {
  return (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score, title } = audits[id] ?? {}
    return weight > 0 && typeof score === 'number' && score < 1 ? [`${id}: ${title}`] : []
  })
}

/** The median of each figure by itself; of the other categories the worst. */
function middle(all: Figures[]): Figures {
  const [first] = all
  if (!first) throw new Error('Nothing was measured.')
  return {
    performance: median(all.map(({ performance }) => performance)),
    blockedMs: median(all.map(({ blockedMs }) => blockedMs)),
    largestMs: median(all.map(({ largestMs }) => largestMs)),
    speed: median(all.map(({ speed }) => speed)),
    others: first.others.map((_score, index) => Math.min(...all.map(({ others }) => others[index] ?? 0))),
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
  }
}

function check(name: string, { performance, others, blockedMs, largestMs, failed }: Figures): void {
  const keep = (isKept: boolean, text: string) => isKept || problems.push(`${name}: ${text}`)
  keep(performance >= limits.performance, `performance ${performance}`)
  keep(
    others.every((score) => score >= limits.other),
    `the others ${others.join(' ')} (${failed.join('; ')})`,
  )
  keep(blockedMs <= limits.blockedMs, `blocked for ${blockedMs} ms`)
  keep(largestMs <= limits.largestMs, `largest element after ${largestMs} ms`)
}

function note(): void {
  const now = new Set(rows.map(addressOf))
  noteFigures('bench:lighthouse', [
    `Lighthouse ${version}, mobile, medians of ${runs} in turns, ${cpus().length} cores, load before ${load.toFixed(1)}. Others: accessibility, best practices, SEO; SEO of ${unlisted.join(', ')} without ${skipped.join(' and ')}, which they fail by intention, and /nowhere without the browser’s own note of its 404. Speed: the machine's, by Lighthouse's own benchmark.`,
    '',
    '| address | performance, simulated | blocked | largest element | throttled by DevTools | blocked | largest element | others | without the front | speed |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...kept.filter((row) => !now.has(addressOf(row))),
    ...rows,
  ])
}
