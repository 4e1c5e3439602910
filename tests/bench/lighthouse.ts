// What Lighthouse says of the pages on a phone, from the production build, with the front and, in turns, without it
// (`next start` alone): `npm run bench:lighthouse`. Lighthouse itself is fetched by npx and is no dependency. `--
// /events` looks at that address only.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { requireBrowser } from '../../scripts/browser.ts'
import { addresses } from '../setup/addresses.ts'
import { startDemo } from '../setup/demo.ts'
import { noteFigures } from './figures.ts'

const version = '13.5.0'
const rounds = 3
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
]
const limits = { performance: 99, other: 100, blockedMs: 50, largestMs: 1500 }
const ways = ['simulate', 'devtools'] as const
type Way = (typeof ways)[number]
type Figures = { performance: number; others: number[]; blockedMs: number; largestMs: number }

const load = loadavg()[0] ?? 0
const named = process.argv.slice(2)
const byChance = addresses
  .filter((address) => !templates.includes(address))
  .toSorted(() => Math.random() - 0.5)
  .slice(0, 3)
const looked = named.length > 0 ? named : [...templates, ...byChance]
const demo = await startDemo('demo')
const plain = await demo.startAnotherSite({}, 'next start')
const folder = mkdtempSync(join(tmpdir(), 'ocotillo-lighthouse-'))
const chrome = await requireBrowser()
const problems: string[] = []
const rows: string[] = []
try {
  for (const address of looked) for (const url of [demo.siteUrl, plain.url]) await fetch(`${url}${address}`)
  await sleep(30_000)
  for (const address of looked) {
    const runs = Array.from({ length: rounds }, () => ({
      simulate: run(`${demo.siteUrl}${address}`, 'simulate'),
      plain: run(`${plain.url}${address}`, 'simulate'),
      devtools: run(`${demo.siteUrl}${address}`, 'devtools'),
    }))
    const [own, throttled, other] = [
      middle(runs.map(({ simulate }) => simulate)),
      middle(runs.map(({ devtools }) => devtools)),
      middle(runs.map(({ plain }) => plain)),
    ]
    const cells = [own, throttled].map(
      (one) => `${one.performance} | ${one.blockedMs} ms | ${one.largestMs} ms`,
    )
    rows.push(`| ${address} | ${cells.join(' | ')} | ${own.others.join(' ')} | ${other.performance} |`)
    console.log(rows.at(-1))
    for (const [way, figures] of [
      ['simulated', own],
      ['throttled by DevTools', throttled],
    ] as const)
      check(`${address}, ${way}`, figures, address === '/nowhere')
  }
} finally {
  await plain.stop()
  await demo.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (named.length === 0)
  noteFigures('bench:lighthouse', [
    `Lighthouse ${version}, mobile, medians of ${rounds} in turns, ${cpus().length} cores, load before ${load.toFixed(1)}. Others: accessibility, best practices, SEO.`,
    '',
    '| address | performance, simulated | blocked | largest element | throttled by DevTools | blocked | largest element | others | without the front |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ])
console.log(problems.map((problem) => `✗ ${problem}`).join('\n') || '✓ the limits are kept')
process.exit(problems.length > 0 ? 1 : 0)

function run(url: string, way: Way): Figures {
  const file = join(folder, 'report.json')
  const options = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--no-enable-error-reporting',
    `--throttling-method=${way}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ]
  // A page without a status of 200 is looked at too.
  execFileSync('npx', ['--yes', `lighthouse@${version}`, url, ...options, '--ignore-status-code'], {
    env: { ...process.env, CHROME_PATH: chrome },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'))
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    others: ['accessibility', 'best-practices', 'seo'].map(score),
    blockedMs: Math.round(audits['total-blocking-time'].numericValue),
    largestMs: Math.round(audits['largest-contentful-paint'].numericValue),
  }
}

/** The run whose performance is the median. */
function middle(runs: Figures[]): Figures {
  const sorted = runs.toSorted((one, other) => one.performance - other.performance)
  const run = sorted[Math.floor(sorted.length / 2)]
  if (!run) throw new Error('Nothing was measured.')
  return run
}

function check(
  name: string,
  { performance, others, blockedMs, largestMs }: Figures,
  isNoPage: boolean,
): void {
  const keep = (isKept: boolean, text: string) => isKept || problems.push(`${name}: ${text}`)
  keep(performance >= limits.performance, `performance ${performance}`)
  // Search engines are told not to list what is no page.
  const wanted = isNoPage ? others.slice(0, 2) : others
  keep(
    wanted.every((score) => score >= limits.other),
    `the others ${others.join(' ')}`,
  )
  keep(blockedMs <= limits.blockedMs, `blocked for ${blockedMs} ms`)
  keep(largestMs <= limits.largestMs, `largest element after ${largestMs} ms`)
}
