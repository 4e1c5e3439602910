import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'
import { askedOfProviders, breakWidget } from '../setup/widgets'

const limitMs = 10_000
const place = (page: Page) => page.locator('#book')
const ours = (page: Page) => place(page).getByText('I am nervous about needles')
const theirs = (page: Page) => place(page).getByText('The nurse called from the car')
const call = (page: Page) => place(page).getByRole('link', { name: 'Call (480) 555-0142' })
const comeNear = (page: Page) => place(page).getByRole('heading', { level: 3 }).scrollIntoViewIfNeeded()

test.afterEach(({ demo }) => breakWidget(demo, 'reviews', null))

test('the reviews come when a visitor comes near, in the place our testimonials kept [HOME-035] [CALL-013]', async ({
  page,
}) => {
  const asked = askedOfProviders(page.context())
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(ours(page)).toBeVisible()
  await expect(place(page).getByText('Sample testimonial').first()).toBeVisible()
  expect(asked, 'before the visitor scrolls').toEqual([])
  const heightBefore = (await place(page).boundingBox())?.height

  await comeNear(page)
  await expect(theirs(page)).toBeVisible()
  await expect(place(page).getByText('Demo', { exact: true })).toBeVisible()
  await expect(place(page).locator('[class*="elfsight-app-0c0711110-demo"]')).toHaveCount(1)
  const script = page.locator('script[src*="elfsightcdn.com/platform.js"]')
  await expect(script).toHaveCount(1)
  await expect(ours(page)).toBeHidden()
  await expect(call(page)).toHaveCount(0)
  expect((await place(page).boundingBox())?.height, 'nothing below moves').toBe(heightBefore)

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Careers/ })
    .click()
  await expect(page).toHaveURL(/\/careers$/)
  await expect(script, 'it leaves with the page').toHaveCount(0)
  await page.goBack()
  await comeNear(page)
  await expect(theirs(page)).toBeVisible()
})

test('a script that is not there, or was taken over, leaves our testimonials, the phone and the visitor where they are [HOME-035] [CALL-013]', {
  tag: '@long',
}, async ({ page, demo, provoked }) => {
  provoked.push('Failed to load resource: the server responded with a status of 404')
  for (const fault of ['not-found', 'redirect'] as const) {
    await breakWidget(demo, 'reviews', fault)
    await page.goto('/')
    await comeNear(page)
    await expect(place(page).getByRole('status')).toHaveText(
      'The reviews could not be loaded. You can call us.',
    )
    await expect(ours(page)).toBeVisible()
    await expect(call(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  }
  await place(page).getByRole('link', { name: 'Book Mobile IV' }).focus()
  // Our testimonials, which scroll on a phone, come between.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(call(page)).toBeFocused()
})

test('a script that does nothing is slow at the limit, and our testimonials stay; one that is slow still brings its reviews [HOME-035]', {
  tag: '@long',
}, async ({ page, demo }) => {
  await page.clock.install()
  for (const fault of ['never-ready', 'slow'] as const) {
    await breakWidget(demo, 'reviews', fault)
    await page.goto('/')
    await comeNear(page)
    await expect(place(page).getByRole('status')).toHaveText('Loading reviews…')
    await page.clock.fastForward(limitMs)
    await expect(place(page).getByRole('status')).toContainText('is taking longer than usual')
    await expect(call(page)).toBeVisible()
    await expect(ours(page)).toBeVisible()
  }
  await expect(theirs(page)).toBeVisible({ timeout: 60_000 })
  await expect(call(page)).toHaveCount(0)
  await expect(ours(page)).toBeHidden()
})
