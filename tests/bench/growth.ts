// What it costs to have much: a demo as it comes and with 10,000 documents, and publishes while they are taken in:
// `npm run bench:growth`.
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { requireBrowser } from '../../scripts/browser.ts'
import { contentOf } from '../setup/content.ts'
import { type Demo, startDemo } from '../setup/demo.ts'
import { median, noteFigures } from './figures.ts'
import { partsBelow } from './processes.ts'

const size = 10_000
/** As many as are counted while so many documents are taken in. */
const publishesBefore = 300
const limits = { growth: 1.2, noiseMs: 2, siteGrowth: 1.3, stackMb: 400, shownMs: 1000, listMs: 2000 }

type Kind = { name: string; list: string; document(index: number): { _id: string; _type: string } }
const text = 'A fixed text of the usual length, as it would stand on a card or in a paragraph. '
const kinds: Kind[] = [
  {
    name: 'pages',
    list: 'All pages',
    document: (index) => ({
      _id: `grown-page-${index}`,
      _type: 'page',
      title: `Grown page ${index}`,
      path: `/grown/page-${index}`,
      seo: { title: `Grown page ${index}`, description: text },
      blocks: [{ _key: 'a', _type: 'hero', title: `Grown page ${index}`, text: text.repeat(3) }],
    }),
  },
  {
    name: 'events and questions',
    list: 'Events',
    document: (index) =>
      index % 2 === 0
        ? {
            _id: `grown-event-${index}`,
            _type: 'event',
            title: `Grown event ${index}`,
            // Years of them; some each day.
            date: new Date(Date.UTC(2020, 0, 1 + (index % 1800))).toISOString().slice(0, 10),
            time: '10:00',
            endTime: '12:00',
            location: 'Scottsdale Civic Center',
            description: text.repeat(3),
          }
        : {
            _id: `grown-faq-${index}`,
            _type: 'faq',
            question: `Grown question ${index}?`,
            answer: text.repeat(3),
          },
  },
]

const ms = (value: number) => `${value < 20 ? value.toFixed(1) : Math.round(value)} ms`

const busyMs = () => cpus().reduce((total, { times }) => total + times.user + times.sys + times.nice, 0)

const load = loadavg()[0] ?? 0
const problems: string[] = []
const rows: string[] = []
const wanted = kinds.filter(({ name }) => process.argv.slice(2).every((word) => name.includes(word)))
for (const kind of wanted) await grow(kind)
if (wanted.length === kinds.length)
  noteFigures('bench:growth', [
    `A demo as it comes and with ${size.toLocaleString('en-US')} documents more, ${cpus().length} cores, load before ${load.toFixed(1)}; medians. Memory after as many publishes and 90 s at rest. A publish counts from its answer until a request for /vitamin-injections gets the new price.`,
    '',
    '| | before | with as many more | limit |',
    '|---|---|---|---|',
    ...rows,
  ])
else console.log(rows.join('\n'))
console.log(problems.map((problem) => `✗ ${problem}`).join('\n') || '✓ the limits are kept')
process.exit(problems.length > 0 ? 1 : 0)

type Figures = {
  publish: number
  home: number
  unknown: number
  sitemap: number
  site: number
  stack: number
}

async function grow(kind: Kind): Promise<void> {
  const demo = await startDemo('demo')
  try {
    for (const path of ['/', '/vitamin-injections', '/events', '/products']) await read(demo, path)
    // What a publish leaves behind is not the price of having much.
    for (let round = 0; round < publishesBefore; round++) await publish(demo, priceOf(round))
    const before = await measure(demo)
    const during = await publishDuring(demo, take(kind, demo))
    const after = await measure(demo)
    const list = await openList(demo, kind.list)
    tell(kind.name, before, after, during, list)
  } finally {
    await demo.stop()
  }
}

async function take({ document }: Kind, demo: Demo): Promise<void> {
  const content = contentOf(demo)
  for (let from = 0; from < size; from += 100)
    await content.writeAll(Array.from({ length: 100 }, (_, index) => document(from + index)))
}

/** Another each time. */
function priceOf(round: number): string {
  return (100 + Math.floor(round / 99) + (1 + (round % 99)) / 100).toFixed(2)
}

/**
 * How long each of at least 20 publishes took to be seen while the documents are written and the site is told of
 * each.
 */
async function publishDuring(demo: Demo, work: Promise<void>): Promise<number[]> {
  const times: number[] = []
  let isWritten = false
  const written = work.then(() => {
    isWritten = true
  })
  const began = performance.now()
  for (let round = 0, isBusy = true; round < 20 || !isWritten || isBusy; round++) {
    times.push(await publish(demo, priceOf(round)))
    const before = busyMs()
    await sleep(200)
    isBusy = busyMs() - before > 100
  }
  await written
  console.log(`taken in within ${Math.round((performance.now() - began) / 1000)} s; seen after, ms: ${times}`)
  return times
}

async function measure(demo: Demo): Promise<Figures> {
  // A heap is made small again when nothing happens for a while.
  await sleep(90_000)
  const parts = new Map(partsBelow(process.pid).map(({ name, megabytes }) => [name, megabytes]))
  const publishes: number[] = []
  for (let round = 0; round < 11; round++) {
    publishes.push(await publish(demo, (10.01 + round + Math.random() * 0.9).toFixed(2)))
    await sleep(200)
  }
  const figures = {
    publish: median(publishes),
    home: await timed(200, () => read(demo, '/')),
    unknown: await timed(40, () => read(demo, `/nowhere-${Math.random().toString(36).slice(2)}`)),
    sitemap: await timed(10, () => read(demo, '/sitemap.xml')),
    site: parts.get('site') ?? 0,
    stack: parts.get('local stack') ?? 0,
  }
  console.log(figures, Object.fromEntries(parts))
  return figures
}

async function publish(demo: Demo, price: string): Promise<number> {
  const content = contentOf(demo)
  await content.edit('injection-b12', { price: Number(price) })
  await content.publish('injection-b12')
  const began = performance.now()
  for (;;) {
    const html = await read(demo, '/vitamin-injections')
    const elapsed = Math.round(performance.now() - began)
    if (html.includes(`$${Number(price).toFixed(2)}`)) return elapsed
    if (elapsed > 60_000) throw new Error(`$${price} was not on the page after a minute`)
    await sleep(5)
  }
}

async function openList({ siteUrl }: Demo, name: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  await page.goto(`${siteUrl}/studio`)
  await page.getByRole('link', { name: /Olivia Ortega/ }).click()
  await page.getByRole('link', { name: 'Content', exact: true }).click()
  await page.getByRole('link', { name: 'Injections', exact: true }).click()
  await page.getByText('Vitamin B12').first().waitFor()
  await sleep(3000)
  const began = performance.now()
  await page.getByRole('link', { name, exact: true }).first().click()
  await page
    .getByText(/^Grown (page|event) \d+$/)
    .first()
    .waitFor()
  const elapsed = Math.round(performance.now() - began)
  await browser.close()
  return elapsed
}

function tell(name: string, before: Figures, after: Figures, during: number[], list: number): void {
  const row = (what: string, one: string, other: string, limit: string, isKept: boolean) => {
    rows.push(`| ${name}: ${what} | ${one} | ${other} | ${limit} |`)
    if (!isKept) problems.push(`${name}: ${what} ${other} (limit ${limit})`)
  }
  const grown = (what: string, one: number, other: number) =>
    row(what, ms(one), ms(other), `× ${limits.growth}`, other <= one * limits.growth + limits.noiseMs)
  grown('publish', before.publish, after.publish)
  grown('home page', before.home, after.home)
  grown('an address without a page', before.unknown, after.unknown)
  row('sitemap', ms(before.sitemap), ms(after.sitemap), '', true)
  const worst = Math.max(...during)
  row(
    `slowest of ${during.length} publishes meanwhile`,
    '',
    ms(worst),
    ms(limits.shownMs),
    worst <= limits.shownMs,
  )
  const mb = (value: number) => `${value} MB`
  const isSmall = after.site <= before.site * limits.siteGrowth
  row('memory, site', mb(before.site), mb(after.site), `× ${limits.siteGrowth}`, isSmall)
  row(
    'memory, local stack',
    mb(before.stack),
    mb(after.stack),
    mb(limits.stackMb),
    after.stack <= limits.stackMb,
  )
  row('list in the Studio', '', ms(list), ms(limits.listMs), list <= limits.listMs)
}

async function read({ ownUrl }: Demo, path: string): Promise<string> {
  return (await fetch(`${ownUrl}${path}`, { headers: { 'accept-encoding': 'identity' } })).text()
}

async function timed(times: number, work: () => Promise<unknown>): Promise<number> {
  const all: number[] = []
  for (let round = 0; round < times; round++) {
    const began = performance.now()
    await work()
    all.push(performance.now() - began)
  }
  return median(all)
}
