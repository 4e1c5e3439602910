import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test'
import { type Demo, type Mode, startDemo } from './demo'
import { watchPages } from './watch-pages'

export type DemoOptions = { mode: Mode }
type TestFixtures = {
  context: BrowserContext
  page: Page
  /** Another browser profile, watched like the first: another person, or another computer. */
  anotherContext(): Promise<BrowserContext>
  /** Console messages this test provokes, by their exact text. */
  provoked: string[]
  /** False where a test is about how long a toast stays. */
  hasLastingToasts: boolean
  /** Nothing slides or fades. */
  isSteady: boolean
  /** No test finds empty what the tests before it have bought. */
  fullShelves: undefined
}
type WorkerFixtures = DemoOptions & { demo: Demo; browserOfDemo: import('@playwright/test').Browser }

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--no-sandbox',
]

/** How many times slower the pages' scripts run: shows what a test does before a page listens (README, 'Tests'). */
const slowdown = Number(process.env.BROWSER_SLOWDOWN ?? 1)
const slowDown = async (page: Page) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown })

/**
 * Every page of this tab is hydrated before a test goes on: what happens to presses before that has tests of its own, which say
 * `waitUntil: 'commit'`. The site's pages note such presses until they listen; others have nothing to wait for.
 */
function waitUntilPagesListen(page: Page) {
  const isListening = () =>
    page.waitForFunction(() => !(window as { earlyInput?: unknown }).earlyInput, undefined, {
      timeout: 60_000,
    })
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await isListening()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil !== 'commit') await isListening()
    return response
  }
}

/** In the page: somebody points at every toast for ten seconds. The five it stays by itself are over before a machine that stands still has looked. */
export function pointAtToasts() {
  const point = (toast: Element, type: string) =>
    toast.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof Element) || !added.matches('.toast')) continue
      point(added, 'pointerover')
      setTimeout(() => point(added, 'pointerout'), 10_000)
    }
  }).observe(document, { childList: true, subtree: true })
}

/**
 * In the page: what opens is where it belongs at once. Playwright scrolls the page when it finds a button moving a second time, and a
 * panel that hangs on the header moves along, perhaps between the press and the release.
 */
function stopTransitions() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { --quick: 0s !important }')
  document.adoptedStyleSheets = [sheet]
}

/** Playwright's test with a running demo. A test fails when a page prints something unexpected or asks another machine. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mode: ['demo', { option: true, scope: 'worker' }],
  demo: [
    async ({ mode }, use) => {
      const demo = await startDemo(mode)
      await use(demo)
      const outside = demo.outsideConnections()
      await demo.stop()
      expect(outside, 'neither the site nor the stack asked another machine').toEqual([])
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  browserOfDemo: [
    async ({ demo }, use) => {
      const browser = await chromium.launch({
        executablePath: process.env.CHROME_PATH,
        args: [...quiet, ...demo.browserArgs],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  fullShelves: [
    async ({ demo }, use) => {
      await demo.change('products', 'stock_quantity=lt.500', { stock_quantity: 1000 })
      await use(undefined)
    },
    { auto: true },
  ],
  provoked: async ({ mode: _ }, use) => use([]),
  hasLastingToasts: [true, { option: true }],
  isSteady: [true, { option: true }],
  anotherContext: async ({ browserOfDemo, demo, provoked, hasLastingToasts, isSteady }, use) => {
    const opened: { context: BrowserContext; complaints: string[] }[] = []
    await use(async () => {
      const context = await browserOfDemo.newContext({
        baseURL: demo.siteUrl,
        viewport: { width: 1440, height: 900 },
      })
      if (hasLastingToasts) await context.addInitScript(pointAtToasts)
      if (isSteady) await context.addInitScript(stopTransitions)
      if (slowdown > 1) context.on('page', (page) => slowDown(page))
      context.on('page', waitUntilPagesListen)
      opened.push({ context, ...watchPages(context, demo) })
      return context
    })
    for (const { context } of opened) await context.close()
    const unexpected = opened
      .flatMap(({ complaints }) => complaints)
      .filter(
        (complaint) =>
          !provoked.some((text) => complaint.replace(/^(?:error|warning): /, '').startsWith(text)),
      )
    expect(unexpected, 'nothing unexpected was printed, and nobody else was asked').toEqual([])
  },
  context: async ({ anotherContext }, use) => use(await anotherContext()),
  page: async ({ context }, use) => use(await context.newPage()),
})

export { expect }
