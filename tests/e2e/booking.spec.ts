import type { Page } from '@playwright/test'
import { accessProblems } from '../setup/access'
import {
  askedFor,
  askedOfProvider,
  bookButton,
  bookingDialog,
  closeBooking,
  everything,
  nothing,
  traces,
} from '../setup/booking'
import { expect, test } from '../setup/fixtures'
import { holdScripts } from '../setup/late-scripts'
import { cartControl } from '../setup/shop'

const selectors = {
  clientArea: 'intakeqClientArea',
  groupId: 'intakeqGroupId',
  locationId: 'intakeqLocationId',
  packageId: 'intakeqPackageId',
  serviceId: 'intakeqServiceId',
  categoryId: 'intakeqCategoryId',
}
const inHeader = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Book Now' })
const ofMyers = (page: Page) => bookButton(page.locator('#treatments'), 'Myers')
const frames = (page: Page) => page.locator('#intakeq iframe')

test('the header opens the dialog, its close control closes it, and nothing of the provider stays [HEAD-009] [HEAD-018] [BOOK-001] [BOOK-002] [BOOK-003] [BOOK-006] [BOOK-007]', {
  tag: '@live',
}, async ({ page, demo }) => {
  const asked = askedOfProvider(page)
  await page.goto('/')
  await expect(inHeader(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await expect(cartControl(page)).toBeVisible()
  expect(asked, 'nothing is asked of the provider before somebody books').toEqual([])
  await expect.poll(() => traces(page)).toEqual(nothing)

  await inHeader(page).click()
  await expect(bookingDialog(page)).toBeVisible()
  await expect(page).toHaveURL(`${demo.siteUrl}/`)
  await expect(askedFor(page)).toHaveText(everything)
  const script = page.locator('head script[data-widget="booking"]')
  await expect(script).toHaveAttribute('src', /intakeq\.com\/js\/widget\.min\.js\?1$/)
  await expect(page.locator('#intakeq')).toHaveCSS('max-width', '720px')
  expect((await page.locator('#intakeq').boundingBox())?.width).toBeLessThanOrEqual(720)
  await expect(frames(page)).toHaveAttribute('title', 'Book a visit: booking form')
  expect((await traces(page)).globals).toEqual(expect.arrayContaining(['intakeq', 'easyXDM']))

  await closeBooking(page)
  await expect.poll(() => traces(page)).toEqual(nothing)
})

test('of several that are set, the first of the six drives the widget; a note stands above it [BOOK-005]', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  const left = Object.entries(selectors)
  while (left.length > 0) {
    // What another script left on the page must not matter either.
    await page.evaluate((names) => {
      for (const name of names) Object.assign(window, { [name]: 'left-behind' })
    }, Object.values(selectors))
    const request = Object.fromEntries(left.map(([name]) => [name, `my-${name}`]))
    await inHeader(page).evaluate(
      (button, value) => button.setAttribute('data-book', value),
      JSON.stringify({ title: 'Book a visit', note: 'It shows another plan.', ...request }),
    )
    await inHeader(page).click()
    await expect(bookingDialog(page).getByText('It shows another plan.')).toBeVisible()
    const [name, global] = left.shift() ?? []
    await expect(askedFor(page)).toHaveText(`${global} = my-${name}`)
    await closeBooking(page)
    await expect.poll(() => traces(page)).toEqual(nothing)
  }
})

test('open, close, open with another service: the second one is shown, in one frame, selected by one global [BOOK-004] [BOOK-006]', {
  tag: '@long-live',
}, async ({ page }) => {
  await page.goto('/')
  for (const [name, id] of [
    ['Myers', 'myers'],
    ['Rehydrate', 'rehydrate'],
  ] as const) {
    await bookButton(page.locator('#treatments'), name).click()
    await expect(askedFor(page)).toHaveText(`intakeqServiceId = demo-service-${id}`)
    const set = await page.evaluate((all) => all.filter((one) => one in window), Object.values(selectors))
    expect(set).toEqual(['intakeqServiceId'])
    await expect(frames(page)).toHaveCount(1)
    expect(await traces(page)).toMatchObject({ scripts: 1, containers: 1 })
    await closeBooking(page)
    await expect.poll(() => traces(page)).toEqual(nothing)
  }
})

test('closed while the script is on its way: it leaves nothing; opened again meanwhile, it runs once, for what is open now [BOOK-006]', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  const first = await holdProvider(page)
  await ofMyers(page).click()
  await expect.poll(() => first.asked.length).toBe(1)
  await closeBooking(page)
  const answered = page.waitForResponse(/widget\.min\.js/)
  first.letThrough()
  await (await answered).finished()
  await expect.poll(() => traces(page)).toEqual(nothing)

  const { letThrough, asked } = await holdProvider(page)
  await ofMyers(page).click()
  await expect.poll(() => asked.length).toBe(1)
  await closeBooking(page)
  await expect.poll(() => traces(page)).toEqual(nothing)
  await bookButton(page.locator('#treatments'), 'Rehydrate').click()
  await expect(bookingDialog(page).getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  expect((await traces(page)).scripts).toBe(1)
  letThrough()
  await expect(askedFor(page)).toHaveText('intakeqServiceId = demo-service-rehydrate')
  await expect(frames(page)).toHaveCount(1)
  expect(asked).toHaveLength(1)
})

test('opened from the menu of a phone, the focus goes back to the menu’s button', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Book Now' }).click()
  await expect(bookingDialog(page)).toHaveAccessibleName('Book a visit')
  await expect(askedFor(page)).toHaveText(everything)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('the dialog is accessible and fits from 320 to 1440 px', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await ofMyers(page).click()
    await expect(askedFor(page)).toBeVisible()
    expect(await accessProblems(page, { withFrames: true }), `${width} px`).toEqual([])
    const box = await page.locator('#intakeq').boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, `at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('after a booking the dialog says thank you; closed, a new opening starts anew', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/')
  await ofMyers(page).click()
  const form = page.frameLocator('#intakeq iframe')
  await form.getByLabel('Date').fill('2027-02-03')
  await form.getByRole('button', { name: 'Book' }).click()
  await expect(bookingDialog(page).getByText('Thank you. Your form has been sent')).toBeVisible()
  await closeBooking(page)
  await ofMyers(page).click()
  await expect(askedFor(page)).toBeVisible()
  await expect(bookingDialog(page).getByText('Thank you')).toHaveCount(0)
})

test('going back with the browser closes the dialog and leaves nothing [BOOK-006]', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Membership', exact: true }).click()
  await expect(page).toHaveURL(/\/membership$/)
  await inHeader(page).click()
  await expect(askedFor(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect(bookingDialog(page)).toHaveCount(0)
  await expect.poll(() => traces(page)).toEqual(nothing)
})

test('pressed before the scripts are there, the dialog opens once they are', async ({ page, demo }) => {
  const letScriptsThrough = await holdScripts(page, { isPatient: true })
  await page.goto('/', { waitUntil: 'commit' })
  await ofMyers(page).click()
  expect(page.url()).toBe(`${demo.siteUrl}/`)
  letScriptsThrough()
  await expect(askedFor(page)).toHaveText('intakeqServiceId = demo-service-myers')
})

test('where the scripts fail, a press leads to the page for first-time patients, from there to the provider’s, and the rest says what to do [ROUTE-004]', async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push('Failed to load resource: net::ERR_FAILED')
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await ofMyers(page).click()
  await expect(page).toHaveURL(/\/first-time-patients$/)
  await page.getByRole('button', { name: /^Cart/ }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'This page didn’t load all the way.' })
  await expect(alert.getByRole('link', { name: '(480) 555-0142' })).toBeInViewport()
  await expect(alert.getByRole('link', { name: 'Reload it' })).toHaveJSProperty('href', page.url())
  await page.getByRole('banner').getByRole('button', { name: 'Book Now' }).click()
  await expect(page).toHaveURL(/intakeq\.com\/booking\/5f0c1d2e3a4b5c6d7e8f9a0b$/)
  expect(new URL(page.url()).origin).toBe(demo.siteUrl)
})

/** Holds the provider's script back, as a slow network does. */
async function holdProvider(page: Page) {
  const asked: string[] = []
  let letThrough = () => {}
  const opened = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/widget\.min\.js/, async (route) => {
    asked.push(route.request().url())
    await opened
    await route.continue()
  })
  return { letThrough, asked }
}
