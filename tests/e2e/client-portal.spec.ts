import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { askedFor, askedOfProvider, bookingDialog, closeBooking, nothing, traces } from '../setup/booking'
import { expect, test } from '../setup/fixtures'
import { sectionOf, titlesIn } from '../setup/sections'
import { breakWidget } from '../setup/widgets'

const area = 'intakeqClientArea = true'
const portal = (page: Page) => sectionOf(page, 'Log in')
const status = (page: Page) => portal(page).locator('.widget-status').getByRole('status')

test.afterEach(({ demo }) => breakWidget(demo, 'booking', null))

test('the portal page names six things and offers the support phone [PORTAL-001] [PORTAL-004]', async ({
  page,
}) => {
  await page.goto('/client-portal')
  expect(await titlesIn(page, 'What you can do there')).toEqual([
    'Easy scheduling',
    'Health records',
    'Profile management',
    'Wellness tracking',
    'Secure and private',
    'Direct communication',
  ])
  await expect(sectionOf(page, 'Need Help?').getByRole('link', { name: '(480) 555-0143' })).toHaveAttribute(
    'href',
    'tel:+14805550143',
  )
})

test('the portal is loaded on arrival with account and client-area flag, and removed on leaving [PORTAL-002] [PORTAL-003] [PORTAL-005]', {
  tag: '@live',
}, async ({ page }) => {
  const asked = askedOfProvider(page)
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
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

for (const width of [320, 1440]) {
  test(`the portal page is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/client-portal')
    await expect(askedFor(page)).toHaveText(area)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}

for (const fault of ['never-ready', 'slow'] as const) {
  test(`${fault}: at the limit the phone and a call-back are there`, async ({ page, demo }) => {
    await breakWidget(demo, 'booking', fault)
    await page.clock.install()
    const loaded = page.waitForResponse(/widget\.min\.js/)
    await page.goto('/client-portal')
    await (await loaded).finished()
    await expect(status(page)).toContainText('Loading the client portal …')
    await page.clock.fastForward(10_000)
    await expect(status(page)).toContainText('This takes longer than usual. You can wait, or call us.')
    await expect(portal(page).getByRole('link', { name: 'Call (480) 555-0143' })).toBeVisible()
    await expect(portal(page).getByRole('link', { name: 'Ask us to call you' })).toBeVisible()
    if (fault === 'never-ready') return
    await page.clock.fastForward(60_000)
    await expect(askedFor(page)).toHaveText(area)
  })
}

test('not found: said at once, with the phone', async ({ page, demo, provoked }) => {
  provoked.push('Failed to load resource: the server responded with a status of 404')
  await breakWidget(demo, 'booking', 'not-found')
  await page.goto('/client-portal')
  await expect(status(page)).toHaveText('The client portal could not be loaded. You can call us.')
  await expect(portal(page).getByRole('link', { name: 'Call (480) 555-0143' })).toBeVisible()
})

test('a script that would lead the page elsewhere can’t', async ({ page, demo }) => {
  await breakWidget(demo, 'booking', 'redirect')
  await page.goto('/client-portal')
  await expect(portal(page).getByRole('alert')).toContainText('You are still on ours')
  await expect(portal(page).getByRole('link', { name: 'Call (480) 555-0143' })).toBeVisible()
  expect(page.url()).toBe(`${demo.siteUrl}/client-portal`)
})

test('without scripts the page says so and gives the phone', async ({ browserOfDemo, demo }) => {
  const context = await browserOfDemo.newContext({ baseURL: demo.siteUrl, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/client-portal')
  const words = portal(page).locator('noscript')
  await expect(words.locator('p')).toContainText('The portal needs JavaScript.')
  await expect(words.locator('a')).toHaveAttribute('href', 'tel:+14805550143')
  await expect(words.locator('a')).toBeVisible()
  await expect(portal(page).getByText('Loading')).toBeHidden()
  await context.close()
})
