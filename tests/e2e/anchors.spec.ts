import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'

const packages = '/vitamin-injections#packages'
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id)
const expectInPlace = (page: Page, id: string) =>
  expect.poll(async () => Math.abs(((await topOf(page, id)) ?? 0) - 80)).toBeLessThanOrEqual(1)
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('an address with a fragment, and a link on the page, show their place 80 px below the top on a phone and a desktop; an unknown fragment does nothing [PAGE-004]', {
  tag: '@long',
}, async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const unknown of ['no-such-place', '%E0%A4%A']) {
      await page.goto('about:blank')
      await page.goto(`/vitamin-injections#${unknown}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await scrolled(page)).toBe(0)
    }
    for (const fragment of ['packages', '%70ackages']) {
      await page.goto('about:blank')
      await page.goto(`/vitamin-injections#${fragment}`)
      await expectInPlace(page, 'packages')
    }
    await page.goto('/vitamin-injections')
    await page.locator('main a[href="#packages"]').filter({ visible: true }).first().click()
    await expectInPlace(page, 'packages')
  }
})

test('a link to a place on another page scrolls there after 100 ms, not before [PAGE-004] [PAGE-005]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await page.getByRole('combobox').fill('nad+ therapy')
  const result = page.getByRole('option', { name: /NAD\+ Therapy/ })
  await expect(result).toBeVisible()
  // From here on time stands still unless it is told to go on.
  await page.clock.pauseAt(Date.now() + 60_000)
  await result.click()
  await expect(page).toHaveURL(/\/iv-therapy#nad$/)
  await expect(page.locator('#nad')).toBeAttached()
  await page.clock.runFor(90)
  expect(await scrolled(page)).toBe(0)
  await page.clock.runFor(20)
  await expectInPlace(page, 'nad')
  await expect(page.locator('#nad')).toBeFocused()
})

test('without a fragment a new page begins at its top [PAGE-006]', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  expect(await scrolled(page)).toBeGreaterThan(500)
  await page.locator('footer a[href="/vitamin-injections"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/vitamin-injections$/)
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('back leads to where the visitor was, also on a page with a fragment', async ({ page }) => {
  await page.goto(packages)
  await expectInPlace(page, 'packages')
  await page.getByRole('button', { name: 'Cart, empty' }).waitFor()
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  // Not by the mouse: Playwright would scroll to the top first to reach into a sticky header.
  await page.getByRole('banner').getByRole('link', { name: /home/ }).first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/#packages$/)
  await expect.poll(() => scrolled(page)).toBe(300)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(300)
})
