import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'

const treatments = [
  'Rehydrate',
  'Rehydrate Plus',
  'Myers',
  'NAD+ Therapy',
  'Scottsdale Beauty',
  'Hangover',
  'Gold Hydration',
  'D-Book Performance',
  'Diamond NAD+',
]
const featuredNames = ['Rehydrate', 'Rehydrate Plus', 'Myers']

const menu = (page: Page) => page.locator('#treatments')
const cards = (page: Page) =>
  menu(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
const viewAll = (page: Page) => page.getByRole('button', { name: /^View All Services/ })
const featured = (page: Page) => page.getByRole('region', { name: 'Featured Treatments' })
const quotes = (page: Page) => page.getByRole('region', { name: 'What patients say' })
const tabs = (page: Page) => featured(page).getByRole('button', { pressed: undefined, name: /\$/ })

test('six treatments at first, all nine after one press, and no way back [HOME-012] [HOME-013] [HOME-014]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(cards(page)).toHaveCount(6)
  await expect(viewAll(page)).toHaveText('View All Services (3 more)')
  await viewAll(page).click()
  await expect(cards(page)).toHaveCount(9)
  await expect(viewAll(page)).toHaveCount(0)
  await expect(cards(page).nth(6)).toBeFocused()
  expect(await cards(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual(treatments)
})

test('featured treatments and testimonials: three of each, the next every five seconds, until somebody selects one or pauses them [HOME-004] [HOME-009] [HOME-010] [HOME-011] [ENT-014]', async ({
  page,
}) => {
  await openWithStoppedClock(page)
  await expect(tabs(page)).toHaveCount(3)
  for (const [index, name] of featuredNames.entries()) await expect(tabs(page).nth(index)).toContainText(name)
  await beginAgain(page, featured(page))
  const first = await chosen(page)
  await page.clock.runFor(4900)
  expect(await chosen(page)).toBe(first)
  for (const step of [1, 2, 3]) {
    await page.clock.runFor(step === 1 ? 100 : 5000)
    await expect.poll(() => chosen(page)).toBe((first + step) % 3)
    const name = featuredNames[(first + step) % 3] ?? ''
    await expect(featured(page).getByRole('heading', { level: 3 })).toHaveText([name])
  }

  const clicked = (first + 1) % 3
  await tabs(page).nth(clicked).click()
  await expect(tabs(page).nth(clicked)).toHaveAttribute('aria-pressed', 'true')
  await expect(featured(page).getByRole('heading', { level: 3 })).toHaveText([featuredNames[clicked] ?? ''])
  await page.clock.runFor(20_000)
  expect(await chosen(page)).toBe(clicked)
  await page.mouse.move(2, 2)
  await page.clock.runFor(20_000)
  expect(await chosen(page)).toBe(clicked)

  const said = () => text(quotes(page).getByRole('figure'))
  await beginAgain(page, quotes(page))
  const seen = [await said()]
  expect(seen[0]).toContain('Sample testimonial')
  expect(seen[0]).toContain('5 of 5 stars')
  for (let turn = 0; turn < 3; turn++) {
    await page.clock.runFor(5000)
    await expect.poll(said).not.toBe(seen.at(-1))
    seen.push(await said())
  }
  expect(new Set(seen).size).toBe(3)
  expect(seen[3]).toBe(seen[0])
  await quotes(page).getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(2, 2)
  await page.clock.runFor(20_000)
  expect(await said()).toBe(seen[0])
  for (const [place, name] of ['Maya R.', 'Daniel K.', 'Teresa L.'].entries()) {
    await quotes(page)
      .getByRole('button', { name: `Show ${place + 1} of 3` })
      .click()
    await expect(quotes(page).getByRole('figure')).toContainText(name)
  }
})

test('nothing rotates or counts for those who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install({ time: '2026-01-05T10:00:00Z' })
  await page.goto('/')
  await tabs(page).nth(1).click()
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(2, 2)
  await viewAll(page).focus()
  await page.clock.runFor(30_000)
  expect(await chosen(page)).toBe(1)
  await expect(featured(page).getByRole('button', { name: 'Pause' })).toBeHidden()
  await expect(counter(page, 'treatments')).toHaveText('15,000+')
})

test('two counters count for three seconds once a third is seen, the second 0.2 s later [HOME-016] [HOME-017] [HOME-018]', async ({
  page,
}) => {
  await page.addInitScript(holdCounters)
  await openWithStoppedClock(page)
  const figures = [counter(page, 'treatments'), counter(page, 'satisfaction')] as const
  await page.clock.runFor(10_000)
  await expect(figures[0]).toHaveText('15,000+')
  await page.evaluate(() => window.showCounters())
  await page.clock.runFor(180)
  expect(Number.parseInt(await text(figures[0]), 10)).toBeGreaterThan(0)
  expect(await text(figures[1])).toBe('0%')
  await expect(figures[1]).toHaveText('98%')
  await page.clock.runFor(1400)
  const middle = Number((await text(figures[0])).replace(/\D/g, ''))
  expect(middle).toBeGreaterThan(6000)
  expect(middle).toBeLessThan(9000)
  await page.clock.runFor(1340)
  expect(await text(figures[0])).not.toBe('15,000+')
  await page.clock.runFor(120)
  expect(await text(figures[0])).toBe('15,000+')
  expect(await text(figures[1])).not.toBe('98%')
  await page.clock.runFor(220)
  expect(await text(figures[1])).toBe('98%')
})

/** A figure: its text is the end from the first moment on, what is drawn of it counts. */
const counter = (page: Page, label: string) =>
  page
    .getByRole('term')
    .getByText(label, { exact: true })
    .locator('xpath=ancestor::div[1]')
    .locator('.count-up')
/** What is drawn of it. */
const text = (figure: Locator) =>
  figure.evaluate((element) => {
    const drawn = getComputedStyle(element, '::before').content.match(/^"([^"]*)"/)?.[1]
    return drawn ?? element.textContent
  })
const chosen = (page: Page) =>
  tabs(page).evaluateAll((buttons) => buttons.findIndex((button) => button.ariaPressed === 'true'))

/** Home, with scripts running and a clock that stands still until told. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: '2026-01-05T10:00:00Z' })
  await page.goto('/')
  await featured(page).scrollIntoViewIfNeeded()
  await expect(featured(page)).toHaveAttribute('data-moving')
  // Nobody sees it yet.
  await expect(quotes(page)).not.toHaveAttribute('data-moving')
  await page.clock.pauseAt('2026-01-05T11:00:00Z')
}

/** A pointer that comes and goes lets the interval begin anew. */
async function beginAgain(page: Page, rotator: Locator) {
  await rotator.getByRole('list').first().hover()
  await expect(rotator).not.toHaveAttribute('data-moving')
  await page.mouse.move(2, 2)
  await expect(rotator).toHaveAttribute('data-moving')
}

declare global {
  interface Window {
    showCounters(): void
  }
}

/** Whoever watches at a threshold of 0.3 learns of the visit only when the test says so. */
function holdCounters() {
  const Real = window.IntersectionObserver
  const waiting: (() => void)[] = []
  window.showCounters = () => {
    for (const show of waiting) show()
  }
  window.IntersectionObserver = class extends Real {
    readonly watched: Element[] = []
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const isHeld = options?.threshold === 0.3
      super(isHeld ? () => {} : callback, options)
      const seen = () => this.watched.map((target) => ({ isIntersecting: true, target }))
      if (isHeld) waiting.push(() => callback(seen() as unknown as IntersectionObserverEntry[], this))
    }
    override observe(target: Element) {
      this.watched.push(target)
      super.observe(target)
    }
  }
}
