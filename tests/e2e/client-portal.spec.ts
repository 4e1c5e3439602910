import type { Page } from '@playwright/test'
import { accessProblems } from '../setup/access'
import { askedFor, askedOfProvider, bookingDialog, closeBooking, nothing, traces } from '../setup/booking'
import { expect, test } from '../setup/fixtures'
import { sectionOf } from '../setup/sections'
import { cartControl } from '../setup/shop'
import { breakWidget, notFoundSaid } from '../setup/widgets'

const area = 'intakeqClientArea = true'
const portal = (page: Page) => sectionOf(page, 'Log in')
const status = (page: Page) => portal(page).locator('.widget-status').getByRole('status')

test.afterEach(({ demo }) => breakWidget(demo, 'booking', null))

test('the portal is loaded on arrival with account and client-area flag, and removed on leaving [PORTAL-002] [PORTAL-003] [PORTAL-005]', {
  tag: '@live',
}, async ({ page }) => {
  const asked = askedOfProvider(page)
  await page.goto('/about')
  await expect(cartControl(page)).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Client Portal' }).first().click()
  await expect(page).toHaveURL(/\/client-portal$/)
  await expect(askedFor(page)).toHaveText(area)
  await expect(
    page.frameLocator('#intakeq iframe').getByRole('heading', { name: 'Client login' }),
  ).toBeVisible()
  await expect(page.locator('#intakeq iframe')).toHaveAttribute('title', 'Client portal')
  await expect(page.locator('head script[data-widget="booking"]')).toHaveCount(1)
  expect(
    await page.evaluate(() => [Reflect.get(window, 'intakeqClientArea'), Reflect.get(window, 'intakeq')]),
  ).toEqual([true, '5f0c1d2e3a4b5c6d7e8f9a0b'])

  await page.getByRole('banner').getByRole('link', { name: 'Membership', exact: true }).click()
  await expect(page).toHaveURL(/\/membership$/)
  await expect.poll(() => traces(page)).toEqual(nothing)
})

test('a booking dialog opened on the portal page takes the widget over and gives it back [PORTAL-003] [BOOK-006]', async ({
  page,
}) => {
  await page.goto('/client-portal')
  await expect(askedFor(page)).toHaveText(area)
  await page.getByRole('banner').getByRole('button', { name: 'Book Now' }).click()
  await expect(bookingDialog(page)).toBeVisible()
  await expect(askedFor(page)).toHaveText('no selector: all services')
  expect(await traces(page)).toMatchObject({ scripts: 1, containers: 1 })
  await closeBooking(page)
  await expect(askedFor(page)).toHaveText(area)
  expect(await traces(page)).toMatchObject({ scripts: 1, containers: 1 })
  await expect(portal(page).locator('#intakeq')).toHaveCount(1)
})

test('the portal page is accessible and fits at 320 and 1440 px', { tag: '@long' }, async ({ page }) => {
  await page.goto('/client-portal')
  await expect(askedFor(page)).toHaveText(area)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await accessProblems(page, { withFrames: true }), `${width} px`).toEqual([])
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('never ready or slow: at the limit the phone and a call-back are there; what is slow comes all the same', {
  tag: '@long',
}, async ({ page, demo }) => {
  await page.clock.install()
  for (const fault of ['never-ready', 'slow'] as const) {
    await breakWidget(demo, 'booking', fault)
    const loaded = page.waitForResponse(/widget\.min\.js/)
    await page.goto('/client-portal')
    await (await loaded).finished()
    await expect(status(page), fault).toContainText('Loading the client portal…')
    await page.clock.fastForward(10_000)
    await expect(status(page)).toContainText('This is taking longer than usual. You can wait, or call us.')
    await expect(portal(page).getByRole('link', { name: 'Call (480) 555-0143' })).toBeVisible()
    await expect(portal(page).getByRole('link', { name: 'Ask us to call you' })).toBeVisible()
  }
  await page.clock.fastForward(60_000)
  await expect(askedFor(page)).toHaveText(area)
})

test('not found: said at once, with the phone', { tag: '@long' }, async ({ page, demo, provoked }) => {
  provoked.push(notFoundSaid(demo, 'intakeq.com/js/widget.min.js'))
  await breakWidget(demo, 'booking', 'not-found')
  await page.goto('/client-portal')
  await expect(status(page)).toHaveText('The client portal could not be loaded. You can call us.')
  await expect(portal(page).getByRole('link', { name: 'Call (480) 555-0143' })).toBeVisible()
})

test('a script that would lead the page elsewhere can’t', { tag: '@long' }, async ({ page, demo }) => {
  await breakWidget(demo, 'booking', 'redirect')
  await page.goto('/client-portal')
  await expect(portal(page).getByRole('alert')).toContainText('You’re still on ours')
  await expect(portal(page).getByRole('link', { name: 'Call (480) 555-0143' })).toBeVisible()
  expect(page.url()).toBe(`${demo.siteUrl}/client-portal`)
})
