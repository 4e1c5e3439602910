// How soon a published price is on the page, as anybody gets it: published without a browser, and in the Studio in a
// real browser on the same cores, against a whole demo: `npm run bench:publish`.
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { requireBrowser } from '../../scripts/browser.ts'
import { contentOf } from '../setup/content.ts'
import { type Demo, startDemo } from '../setup/demo.ts'
import { noteFigures } from './figures.ts'

/** All pages that show the price: the list of injections, and those that feature some. */
const shown = ['/vitamin-injections', '/products', '/']
const rounds = 40
const limits = { alone: { median: 90, worst: 400 }, withStudio: { median: 250, worst: 800 } }

const load = loadavg()[0] ?? 0
const demo = await startDemo('demo')
const problems: string[] = []
const rows: string[] = []
try {
  for (const path of shown) await fetch(`${demo.ownUrl}${path}`)
  await sleep(20_000)
  const content = contentOf(demo)
  const alone: number[] = []
  for (let round = 0; round < rounds; round++) {
    const price = (10.01 + round / 100).toFixed(2)
    await content.edit('injection-b12', { price: Number(price) })
    await sleep(300)
    await content.publish('injection-b12')
    alone.push(await untilShown(demo, price))
  }
  tell('published by a call', alone, limits.alone)
  const browser = await chromium.launch({ executablePath: await requireBrowser(), args: ['--no-sandbox'] })
  const page = await openPrice(await browser.newPage(), demo)
  const withStudio: number[] = []
  for (let round = 0; round < rounds; round++)
    withStudio.push(await publishInStudio(page, demo, (20.01 + round / 100).toFixed(2)))
  tell('published in the Studio, in a browser beside it', withStudio, limits.withStudio)
  await browser.close()
} finally {
  await demo.stop()
}
noteFigures('bench:publish', [
  `From the answer to the publish until a request for /vitamin-injections gets the new price, ${rounds} times each, ${cpus().length} cores, load before ${load.toFixed(1)}.`,
  '',
  '| | median | worst |',
  '|---|---|---|',
  ...rows,
])
console.log(problems.map((problem) => `✗ ${problem}`).join('\n') || '✓ the limits are kept')
process.exit(problems.length > 0 ? 1 : 0)

function tell(name: string, times: number[], limit: { median: number; worst: number }): void {
  times.sort((one, other) => one - other)
  const [median = 0, worst = 0] = [times[times.length / 2], times.at(-1)]
  console.log(`${name}, ms: ${times.join(' ')}`)
  rows.push(`| ${name} | ${median} ms (limit ${limit.median}) | ${worst} ms (limit ${limit.worst}) |`)
  if (median > limit.median || worst > limit.worst)
    problems.push(`${name}: median ${median}, worst ${worst} ms`)
}

async function openPrice(page: Page, { siteUrl }: Demo): Promise<Page> {
  await page.goto(`${siteUrl}/studio`)
  await page.getByRole('link', { name: /Olivia Ortega/ }).click()
  await page.getByRole('link', { name: 'Injections' }).waitFor()
  await page.goto(`${siteUrl}/studio/structure/injection;injection-b12`)
  await page.getByLabel('Price today').waitFor()
  return page
}

async function publishInStudio(page: Page, demo: Demo, price: string): Promise<number> {
  await page.getByLabel('Price today').fill(price)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  const answered = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('sanity.action.document.publish')),
  )
  await publish.click()
  await answered
  return untilShown(demo, price)
}

/** Milliseconds until a request for the page gets the price. */
async function untilShown({ ownUrl }: Demo, price: string): Promise<number> {
  const began = performance.now()
  for (;;) {
    // As browsers do: the first who asks waits for the compressing, too.
    const answer = await fetch(`${ownUrl}/vitamin-injections`, { headers: { 'accept-encoding': 'br' } })
    const html = await answer.text()
    const elapsed = Math.round(performance.now() - began)
    if (html.includes(`$${price}`)) return elapsed
    if (elapsed > 10_000) throw new Error(`$${price} was not on the page after 10 s`)
    await sleep(5)
  }
}
