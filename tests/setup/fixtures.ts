import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  chromium,
  expect,
  type Page,
} from '@playwright/test'
import { emptyShelves, fillShelves } from './buyer'
import { type Mode, type OwnDemo, startDemo } from './demo'
import { listening } from './listening'
import { watchPages } from './watch-pages'

export type DemoOptions = { mode: Mode }
type TestFixtures = {
  context: BrowserContext
  page: Page
  /**
   * Another browser profile, new and with nothing in its caches, watched like the first: another person, or another
   * computer.
   */
  anotherContext(options?: BrowserContextOptions): Promise<BrowserContext>
  /** Where the scripts are off. */
  withoutScripts: Page
  /** False where the worker's warm profile will do: its caches are full, its cookies and storage empty. */
  isCold: boolean
  /** Console messages this test provokes, by their exact text. */
  provoked: string[]
  /** False where a test is about how long a toast stays. */
  hasLastingToasts: boolean
  /** Nothing slides or fades. */
  isSteady: boolean
  /** A test that empties a shelf fills it again. */
  fullShelves: undefined
  /** No test runs beside pages of another. Overridden where they stay open on purpose. */
  nothingKept: undefined
}
type WorkerFixtures = DemoOptions & { demo: OwnDemo; browserOfDemo: Browser; warm: Warm; kept: Kept }

/** Profiles whose pages stay open from one test to the next, by the name of who uses them. */
export type Kept = Map<string, Watched>

/**
 * The browser profile that the tests of a worker use one after the other: what a page loads is in its cache already.
 */
type Warm = { take(): Promise<Watched>; giveBack(watched: Watched): Promise<void> }
export type Watched = { context: BrowserContext; complaints: string[]; isSpoiled: boolean }

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--no-sandbox',
]

/**
 * How many times slower the pages' scripts run: shows what a test does before a page listens (`npm run test:long`).
 */
const slowdown = Number(process.env.BROWSER_SLOWDOWN ?? 1)
async function slowDown(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  } catch (error) {
    // A test may close a tab as soon as it has opened.
    if (!page.isClosed()) throw error
  }
}

/**
 * Every page of this tab is hydrated before a test goes on: what happens to presses before that has tests of its own,
 * which say `waitUntil: 'commit'`. The site's pages note such presses until they listen; others have nothing to wait
 * for.
 */
function waitUntilPagesListen(page: Page) {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await listening(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil !== 'commit') await listening(page)
    return response
  }
}

/**
 * In the page: somebody points at every toast for ten seconds. The five it stays by itself are over before a machine
 * that stands still has looked.
 */
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
 * In the page: what opens is where it belongs at once. Playwright scrolls the page when it finds a button moving a
 * second time, and a panel that hangs on the header moves along, perhaps between the press and the release.
 */
function stopTransitions() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { --quick: 0s !important }')
  document.adoptedStyleSheets = [sheet]
}

export async function newWatched(
  browser: Browser,
  demo: OwnDemo,
  { hasLastingToasts, isSteady }: { hasLastingToasts: boolean; isSteady: boolean },
  options?: BrowserContextOptions,
): Promise<Watched> {
  const context = await browser.newContext({
    baseURL: demo.siteUrl,
    viewport: { width: 1440, height: 900 },
    ...options,
  })
  if (hasLastingToasts) await context.addInitScript(pointAtToasts)
  if (isSteady) await context.addInitScript(stopTransitions)
  if (slowdown > 1) context.on('page', (page) => slowDown(page))
  if (options?.javaScriptEnabled !== false) context.on('page', waitUntilPagesListen)
  const watched = { context, ...watchPages(context, demo), isSpoiled: false }
  spoilWithWhatStays(watched)
  return watched
}

/** What can't be taken back ends the profile with its test. */
function spoilWithWhatStays(watched: Watched) {
  const { context } = watched
  const spoiling = <Call extends (...args: never[]) => unknown>(call: Call) =>
    ((...args) => {
      watched.isSpoiled = true
      return call(...args)
    }) as Call
  context.addInitScript = spoiling(context.addInitScript.bind(context))
  context.route = spoiling(context.route.bind(context))
  context.setExtraHTTPHeaders = spoiling(context.setExtraHTTPHeaders.bind(context))
  context.clock.install = spoiling(context.clock.install.bind(context.clock))
  context.clock.setFixedTime = spoiling(context.clock.setFixedTime.bind(context.clock))
}

export function expectNothingElse(watched: Watched[], provoked: string[]) {
  const unexpected = watched
    .flatMap(({ complaints }) => complaints)
    .filter(
      (complaint) => !provoked.some((text) => complaint.replace(/^(?:error|warning): /, '').startsWith(text)),
    )
  expect(unexpected, 'nothing unexpected was printed, and nobody else was asked').toEqual([])
}

async function closeAll(kept: Kept) {
  for (const { context } of kept.values()) await context.close()
  kept.clear()
}

/**
 * Playwright's test with a running demo. A test fails when a page prints something unexpected or asks another
 * machine.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mode: ['demo', { option: true, scope: 'worker' }],
  demo: [
    async ({ mode }, use) => {
      const demo = await startDemo(mode, { DESIGN_PAGE: 'on' }, { wasStartedBefore: true })
      await fillShelves(demo)
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
      await use(undefined)
      expect(await emptyShelves(demo), 'left empty by this test').toEqual([])
    },
    { auto: true },
  ],
  provoked: async ({ mode: _ }, use) => use([]),
  hasLastingToasts: [true, { option: true }],
  isSteady: [true, { option: true }],
  isCold: [false, { option: true }],
  warm: [
    async ({ browserOfDemo, demo }, use) => {
      let kept: Watched | undefined
      await use({
        async take() {
          kept ??= await newWatched(browserOfDemo, demo, { hasLastingToasts: true, isSteady: true })
          return kept
        },
        async giveBack({ context, isSpoiled }) {
          for (const page of context.pages()) await page.close()
          if (isSpoiled) {
            await context.close()
            kept = undefined
            return
          }
          await context.setOffline(false)
          await context.clearPermissions()
          await context.setStorageState({ cookies: [], origins: [] })
        },
      })
      await kept?.context.close()
    },
    { scope: 'worker' },
  ],
  kept: [async ({ mode: _ }, use) => use(new Map()), { scope: 'worker' }],
  nothingKept: [
    async ({ kept }, use) => {
      await closeAll(kept)
      await use(undefined)
    },
    { auto: true },
  ],
  anotherContext: async ({ browserOfDemo, demo, provoked, hasLastingToasts, isSteady }, use) => {
    const opened: Watched[] = []
    await use(async (options) => {
      const watched = await newWatched(browserOfDemo, demo, { hasLastingToasts, isSteady }, options)
      opened.push(watched)
      return watched.context
    })
    for (const { context } of opened) await context.close()
    expectNothingElse(opened, provoked)
  },
  context: async ({ warm, anotherContext, provoked, hasLastingToasts, isSteady, isCold }, use) => {
    if (isCold || !hasLastingToasts || !isSteady) return use(await anotherContext())
    const watched = await warm.take()
    watched.complaints.length = 0
    await use(watched.context)
    await warm.giveBack(watched)
    expectNothingElse([watched], provoked)
  },
  withoutScripts: async ({ anotherContext }, use) =>
    use(await (await anotherContext({ javaScriptEnabled: false })).newPage()),
  page: async ({ context }, use) => use(await context.newPage()),
})

export { expect }
