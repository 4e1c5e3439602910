import type { Page } from '@playwright/test'
import { accessProblems } from '../setup/access'
import { askedFor, bookingDialog, closeBooking, nothing, traces } from '../setup/booking'
import type { OwnDemo } from '../setup/demo'
import { expect, test } from '../setup/fixtures'
import { walk } from '../setup/walk'
import { breakWidget, notFoundSaid } from '../setup/widgets'

const limitMs = 10_000
const inHeader = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Book Now' })
const status = (page: Page) => bookingDialog(page).locator('.widget-status').getByRole('status')
const tooLate = 'This is taking longer than usual. You can wait, or book by phone.'

test.afterEach(({ demo }) => breakWidget(demo, 'booking', null))

async function open(page: Page) {
  await page.goto('/')
  await inHeader(page).click()
  await expect(bookingDialog(page)).toBeVisible()
}

/** The ways on without the form, all of them by keyboard. */
async function expectWaysOn(page: Page, { mode, siteUrl }: OwnDemo) {
  const own = mode === 'demo' ? `${siteUrl}/api/local/widgets/intakeq.com` : 'https://intakeq.com'
  await bookingDialog(page).getByRole('button', { name: 'Close booking' }).focus()
  const ways = [
    bookingDialog(page).getByRole('textbox', { name: /ZIP/ }),
    bookingDialog(page).getByRole('button', { name: 'Check' }),
  ]
  for (const [name, href] of [
    ['Call (480) 555-0142', 'tel:+14805550142'],
    ['Ask us to call you', `${siteUrl}/contact?about=booking#call-back`],
    ['Open the booking page', `${own}/booking/5f0c1d2e3a4b5c6d7e8f9a0b`],
  ] as const) {
    const way = bookingDialog(page).getByRole('link', { name, exact: true })
    await expect(way).toBeVisible()
    expect(await way.evaluate((link: HTMLAnchorElement) => link.href)).toBe(href)
    ways.push(way)
  }
  await walk(page, ways)
  expect(await accessProblems(page, { withFrames: true })).toEqual([])
  await closeBooking(page)
  await expect.poll(() => traces(page)).toEqual(nothing)
  await expect(inHeader(page)).toBeFocused()
}

test('never ready: at the limit the phone, a call-back and the provider’s page are there', {
  tag: '@long',
}, async ({ page, demo }) => {
  await breakWidget(demo, 'booking', 'never-ready')
  await page.clock.install()
  await open(page)
  await expect(status(page)).toContainText('Loading the booking form…')
  await page.clock.fastForward(limitMs)
  await expect(status(page)).toContainText(tooLate)
  await expectWaysOn(page, demo)
})

test('not found: said at once; the next opening asks again', { tag: '@long' }, async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push(notFoundSaid(demo, 'intakeq.com/js/widget.min.js'))
  await breakWidget(demo, 'booking', 'not-found')
  await open(page)
  await expect(status(page)).toHaveText('The booking form could not be loaded. You can book by phone.')
  await expectWaysOn(page, demo)
  await breakWidget(demo, 'booking', null)
  await inHeader(page).click()
  await expect(askedFor(page)).toBeVisible()
})

test('slow: the ways on are there at the limit, and the form comes all the same', { tag: '@long' }, async ({
  page,
  demo,
}) => {
  await breakWidget(demo, 'booking', 'slow')
  await page.clock.install()
  const loaded = page.waitForResponse(/widget\.min\.js/)
  await open(page)
  await (await loaded).finished()
  await expect(page.locator('#intakeq')).toHaveText('Loading…')
  await page.clock.fastForward(limitMs)
  await expect(status(page)).toContainText(tooLate)
  await page.clock.fastForward(60_000)
  await expect(askedFor(page)).toBeVisible()
  await expect(status(page)).toHaveText('')
  await expect(bookingDialog(page).getByRole('link', { name: /^Call/ })).toHaveCount(0)
})

test('a script that would lead the page elsewhere can’t: the visitor stays, and is told', async ({
  page,
  demo,
}) => {
  await breakWidget(demo, 'booking', 'redirect')
  await open(page)
  await expect(bookingDialog(page).getByRole('alert')).toContainText(
    'The form is trying to open another page at elsewhere.example. You’re still on ours',
  )
  await expect(status(page)).toContainText('The booking form could not be loaded.')
  expect(page.url()).toBe(`${demo.siteUrl}/`)
  await expect(bookingDialog(page).getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
  await closeBooking(page)
  await expect.poll(() => traces(page)).toEqual(nothing)
  await page.getByRole('banner').getByRole('link', { name: 'Membership', exact: true }).click()
  await expect(page).toHaveURL(/\/membership$/)
})

test('a redirect after the form has come is shown as a choice, too', { tag: '@long' }, async ({
  page,
  demo,
}) => {
  await open(page)
  await expect(askedFor(page)).toBeVisible()
  await page.evaluate(() => location.assign('https://elsewhere.example/thanks'))
  await expect(bookingDialog(page).getByRole('link', { name: 'Open elsewhere.example' })).toHaveAttribute(
    'href',
    'https://elsewhere.example/thanks',
  )
  await expect(askedFor(page)).toBeVisible()
  expect(page.url()).toBe(`${demo.siteUrl}/`)
})
