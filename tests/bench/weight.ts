// What each address costs a first visitor on a phone, cold, against the production build: `npm run bench:weight`.
// Before anybody acts, what the browser fetches ahead without running it, and the scripts that run once somebody
// does. Bytes are those on the wire (CDP encodedDataLength: bodies with headers), in kB of 1000 bytes. Not counted:
// scripts of the providers of booking, exam, reviews and map, in the demo their stand-ins.
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { bootText } from '../../lib/platform/front/server/boot-text.ts'
import { requireBrowser } from '../../scripts/browser.ts'
import { newerAddresses, addresses as specified } from '../setup/addresses.ts'
import { startDemo } from '../setup/demo.ts'
import { listening } from '../setup/listening.ts'
import { noteFigures } from './figures.ts'

const limits = {
  boot: 3,
  html: 14,
  homeHtml: 17,
  css: 13,
  all: 70,
  code: 155,
  shopCode: 165,
  font: 31,
  shift: 0.001,
}
const kinds = ['HTML', 'CSS', 'fonts', 'other', 'JavaScript', 'code ahead', 'data ahead'] as const
type Weight = Record<(typeof kinds)[number], number>

const addresses = [...specified, ...newerAddresses]
const load = loadavg()[0] ?? 0
const demo = await startDemo('demo')
const browser = await chromium.launch({ executablePath: await requireBrowser(), args: ['--no-sandbox'] })
const problems: string[] = []
const rows: string[] = []
const boot = brotliCompressSync(bootText).length / 1000
try {
  for (const address of addresses) await fetch(`${demo.ownUrl}${address}`)
  // Until each is compressed as well as can be, which waits for an idle server.
  await sleep(60_000)
  for (const address of addresses) {
    const { before, after, running, shift, largest, isInHtml } = await visit(
      browser,
      `${demo.siteUrl}${address}`,
    )
    const all = before.HTML + before.CSS + before.fonts + before.other + before.JavaScript
    const code = before['code ahead'] + after['code ahead'] + after.JavaScript
    const columns = [before.HTML, before.CSS, before.fonts, before.other, all, code, before['data ahead']]
    rows.push(`| ${address} | ${columns.map((kB) => kB.toFixed(1)).join(' | ')} | ${shift.toFixed(3)} |`)
    console.log(rows.at(-1))
    const expectAtMost = (name: string, kB: number, most: number) =>
      kB > most && problems.push(`${address}: ${name} ${kB.toFixed(1)}, limit ${most}`)
    // Without its headers: half of them are the policy, which no page can make shorter.
    const { headers } = await fetch(`${demo.ownUrl}${address}`, { headers: { 'accept-encoding': 'br' } })
    const html = Number(headers.get('content-length')) / 1000
    expectAtMost('kB of HTML', html, address === '/' ? limits.homeHtml : limits.html)
    expectAtMost('kB of JavaScript before anybody acts', boot + before.JavaScript, limits.boot)
    expectAtMost('kB of style sheets', before.CSS, limits.css)
    expectAtMost('kB of fonts', before.fonts, limits.font)
    expectAtMost('kB before anybody acts', all, limits.all)
    expectAtMost('kB of JavaScript', code, address === '/vitamin-injections' ? limits.shopCode : limits.code)
    expectAtMost('layout shift', shift, limits.shift)
    if (running > 0) problems.push(`${address}: ${running} scripts run before anybody acts`)
    if (!isInHtml) problems.push(`${address}: the largest element (${largest}) is not in the HTML`)
  }
} finally {
  await browser.close()
  await demo.stop()
}
noteFigures('bench:weight', [
  `On a phone of 390 px, cold, kB on the wire, ${cpus().length} cores, load before ${load.toFixed(1)}. The only scripts before anybody acts are the boot, in the HTML (${boot.toFixed(1)} kB by itself), and the file that moves what moves by itself, where there is any (in “all before”). JavaScript and the page’s data are fetched ahead, unless the visitor saves data, and run once somebody acts.`,
  '',
  '| address | HTML | CSS | fonts | other | all before | JavaScript | data | layout shift |',
  '|---|---|---|---|---|---|---|---|---|',
  ...rows,
])
console.log(problems.map((problem) => `✗ ${problem}`).join('\n') || '✓ every address keeps its limits')
process.exit(problems.length > 0 ? 1 : 0)

async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const weight = await weighing(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(watchPaint)
  const before = { ...weight }
  const running = await page.locator('script[src*="/_next/"], script[src*="/_page/"]').count()
  await listening(page)
  await page.waitForLoadState('networkidle')
  const html = await (await fetch(url.replace(demo.siteUrl, demo.ownUrl))).text()
  await context.close()
  const after = Object.fromEntries(kinds.map((kind) => [kind, weight[kind] - before[kind]])) as Weight
  const isInHtml = seen.text.length > 0 ? textOf(html).includes(textOf(seen.text)) : html.includes(seen.tag)
  const largest = `${seen.tag} “${seen.text.replace(/\s+/g, ' ').trim()}”`
  return { before, after, running, shift: seen.shift, largest, isInHtml }
}

async function weighing(page: Page): Promise<Weight> {
  const weight = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Weight
  const kindOf = new Map<string, keyof Weight>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.includes('/api/local/widgets/')) kindOf.set(requestId, kindNamed(type, response.url))
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId)
    // What comes out of the cache has none, or less.
    if (kind) weight[kind] += Math.max(0, encodedDataLength) / 1000
  })
  return weight
}

function kindNamed(type: string, url: string): keyof Weight {
  if (url.includes('/_page/')) return 'data ahead'
  if (url.includes('/_next/static/chunks/') && url.endsWith('.js')) return 'code ahead'
  if (type === 'Script') return 'JavaScript'
  const named: Record<string, keyof Weight> = { Document: 'HTML', Stylesheet: 'CSS', Font: 'fonts' }
  return named[type] ?? 'other'
}

/** Runs in the page: its layout shift so far, and the element that was painted largest. */
function watchPaint(): Promise<{ shift: number; text: string; tag: string }> {
  return new Promise((resolve) => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      const { element } = list.getEntries().at(-1) as PerformanceEntry & { element?: Element }
      setTimeout(
        () => resolve({ shift, text: element?.textContent ?? '', tag: `<${element?.localName ?? 'none'}` }),
        100,
      )
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** The words alone, as they compare whatever entities, tags and spaces stand between them. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&[#\w]+;|[^\p{L}\p{N}]/gu, '')
}
