// What each address costs a first visitor on a phone, cold, against the production build: `npm run bench:weight`.
// Bytes are those on the wire (CDP encodedDataLength: gzip bodies with headers), in kB of 1000 bytes. Not counted: scripts of the
// providers of booking, exam, reviews and map, in the demo their stand-ins.
import { type Browser, chromium, type Page } from '@playwright/test'
import { requireBrowser } from '../../scripts/browser.ts'
import { addresses } from '../setup/addresses.ts'
import { startDemo } from '../setup/demo.ts'

const limits = { script: 155, shopScript: 165, font: 45, shift: 0.001 }
const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Other'] as const
type Kind = (typeof kinds)[number]

const demo = await startDemo('demo')
const browser = await chromium.launch({ executablePath: await requireBrowser(), args: ['--no-sandbox'] })
const problems: string[] = []
try {
  console.log('address                  HTML     JS    CSS  fonts  other  shift  LCP element')
  for (const address of addresses) {
    await fetch(`${demo.ownUrl}${address}`)
    const { weight, shift, largest, isInHtml } = await visit(browser, `${demo.siteUrl}${address}`)
    const columns = kinds.map((kind) => weight[kind].toFixed(1).padStart(6)).join(' ')
    console.log(`${address.padEnd(22)} ${columns} ${shift.toFixed(3).padStart(6)}  ${largest.slice(0, 60)}`)
    const most = address === '/vitamin-injections' ? limits.shopScript : limits.script
    if (weight.Script > most)
      problems.push(`${address}: ${weight.Script.toFixed(1)} kB of JavaScript, limit ${most}`)
    if (weight.Font > limits.font)
      problems.push(`${address}: ${weight.Font.toFixed(1)} kB of fonts, limit ${limits.font}`)
    if (shift > limits.shift) problems.push(`${address}: the layout shifts by ${shift.toFixed(3)}`)
    if (!isInHtml) problems.push(`${address}: the largest element (${largest}) is not in the HTML`)
  }
  console.log(
    problems.length > 0
      ? problems.map((problem) => `✗ ${problem}`).join('\n')
      : '✓ every address keeps its limits',
  )
} finally {
  await browser.close()
  await demo.stop()
}
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
  const html = await (await fetch(url.replace(demo.siteUrl, demo.ownUrl))).text()
  await context.close()
  const isInHtml = seen.text.length > 0 ? textOf(html).includes(textOf(seen.text)) : html.includes(seen.tag)
  return {
    weight,
    shift: seen.shift,
    largest: `${seen.tag} “${seen.text.replace(/\s+/g, ' ').trim()}”`,
    isInHtml,
  }
}

async function weighing(page: Page): Promise<Record<Kind, number>> {
  const weight = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  const kindOf = new Map<string, Kind>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const notOurs = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kindOf.set(requestId, kinds.find((kind) => kind === type) ?? 'Other')
    if (response.url.includes('/api/local/widgets/')) notOurs.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (notOurs.has(requestId)) return
    weight[kindOf.get(requestId) ?? 'Other'] += encodedDataLength / 1000
  })
  return weight
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
