import type { Page } from '@playwright/test'
import {
  askedFor,
  bookButton,
  bookingDialog,
  closeBooking,
  everything,
  nothing,
  traces,
} from '../setup/booking'
import { longPatience } from '../setup/buyer'
import { contentOf } from '../setup/content'
import { expect, test } from '../setup/fixtures'
import { holdScripts } from '../setup/late-scripts'

const service = (name: string) => `intakeqServiceId = demo-service-${name}`
const category = (name: string) => `intakeqCategoryId = demo-category-${name}`
const packageOf = (name: string) => `intakeqPackageId = demo-package-${name}`

const card = (page: Page, place: string, name: string) =>
  page
    .locator(place)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

async function expectOpened(page: Page, title: string, asked: string) {
  await expect(bookingDialog(page)).toBeVisible()
  await expect(bookingDialog(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(askedFor(page)).toHaveText(asked)
  await closeBooking(page)
}

test('each treatment of the home page opens its service, else its category [HOME-015] [BOOK-008] [BOOK-009]', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^View All Services/ }).click()
  for (const [name, asked] of [
    ['Rehydrate', service('rehydrate')],
    ['Rehydrate Plus', service('rehydrate-plus')],
    ['Myers', service('myers')],
    ['NAD+ Therapy', service('elite-nad')],
    ['Scottsdale Beauty', service('scottsdale-beauty')],
    ['Hangover', service('hangover')],
    ['Gold Hydration', category('premium-therapies')],
    ['Diamond NAD+', service('diamond-nad')],
  ] as const) {
    await bookButton(card(page, '#treatments', name), name).click()
    await expectOpened(page, `Book ${name}`, asked)
  }
})

test('D-Book Performance can’t be booked online yet: the phone instead, and no script [BOOK-010] [ERR-025]', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^View All Services/ }).click()
  await bookButton(card(page, '#treatments', 'D-Book Performance'), 'D-Book Performance').click()
  const dialog = bookingDialog(page)
  await expect(
    dialog.getByText('Online booking for this service is coming soon.', { exact: true }),
  ).toBeVisible()
  await expect(
    dialog.getByText('Please call us to schedule your appointment:', { exact: true }),
  ).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Call (480) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+14805550142',
  )
  expect(await traces(page)).toEqual(nothing)
  await closeBooking(page)
})

test('the featured treatment opens its service [HOME-015]', async ({ page }) => {
  await page.goto('/')
  const featured = page.getByRole('region', { name: 'Featured Treatments' })
  await featured.getByRole('button', { name: /^Myers/ }).click()
  await bookButton(featured, 'Myers').click()
  await expectOpened(page, 'Book Myers', service('myers'))
})

test('each service of the IV menu opens its own form, Immune Booster its category [IVT-012] [BOOK-008]', async ({
  page,
}) => {
  await page.goto('/iv-therapy')
  for (const [name, asked] of [
    ['Rehydrate', service('rehydrate')],
    ['Rehydrate Plus', service('rehydrate-plus')],
    ['Hangover', service('hangover')],
    ['Jr Myers', service('jr-myers')],
    ['Myers', service('myers')],
    ['Immune Booster', category('standard-wellness')],
    ['Sun Devil', service('sun-devil')],
    ['Arizona Detox', service('arizona-detox')],
    ['Gold', service('gold-hydration-recovery')],
    ['Platinum', service('platinum-hydration-recovery')],
    ['Beauty', service('scottsdale-beauty')],
    ['NAD+ 250mg', service('nad-plain')],
    ['Diamond NAD+', service('diamond-nad')],
    ['Fountain of Youth NAD+', service('fountain-youth')],
    ['Elite NAD+', service('elite-nad')],
  ] as const) {
    await bookButton(card(page, '#menu', name), name).click()
    await expectOpened(page, `Book ${name}`, asked)
  }
})

test('the NAD+ dosage a visitor chose stands above the form', async ({ page }) => {
  await page.goto('/iv-therapy')
  const diamond = card(page, '#menu', 'Diamond NAD+')
  await diamond.getByRole('combobox', { name: 'Dosage of Diamond NAD+' }).selectOption('100mg')
  await bookButton(diamond, 'Diamond NAD+').click()
  await expect(bookingDialog(page).getByText('Dosage you chose: 100mg.')).toBeVisible()
  await expectOpened(page, 'Book Diamond NAD+', service('diamond-nad'))
  await bookButton(card(page, '#menu', 'Rehydrate'), 'Rehydrate').click()
  await expect(askedFor(page)).toHaveText(service('rehydrate'))
  await expect(bookingDialog(page).getByText(/Dosage/)).toHaveCount(0)
})

test('a dosage chosen and booked before the scripts are there is the one above the form', async ({
  page,
}) => {
  const letScriptsThrough = await holdScripts(page, { isPatient: true })
  await page.goto('/iv-therapy', { waitUntil: 'commit' })
  const diamond = card(page, '#menu', 'Diamond NAD+')
  await diamond.getByRole('combobox', { name: 'Dosage of Diamond NAD+' }).selectOption('100mg')
  await bookButton(diamond, 'Diamond NAD+').click()
  letScriptsThrough()
  await expect(bookingDialog(page).getByText('Dosage you chose: 100mg.')).toBeVisible()
  await closeBooking(page)
  await expect(diamond.getByRole('combobox')).toHaveValue('1')
})

test('every injection has a Book Now that opens the category of injections [INJ-002]', async ({ page }) => {
  await page.goto('/vitamin-injections')
  const buttons = page.locator('#injections').getByRole('button', { name: /^Book Now/ })
  await expect(buttons).toHaveCount(15)
  for (const name of ['Vitamin B12', 'Zinc']) {
    await bookButton(page.locator('#injections'), name).click()
    await expectOpened(page, `Book ${name}`, category('vitamin-injections'))
  }
})

test('each of the four packages of injections is chosen by its number [INJ-003]', async ({ page }) => {
  await page.goto('/vitamin-injections')
  await expect(page.locator('#packages').getByRole('button')).toHaveCount(4)
  for (const name of ['Shot Pass', 'Basic', 'Premium', 'Elite']) {
    await bookButton(page.locator('#packages'), name, 'Choose package').click()
    await expectOpened(
      page,
      `Choose ${name}`,
      packageOf(`injections-${name.toLowerCase().replace(' ', '-')}`),
    )
  }
})

test('Join Now opens the package of each plan [MEMB-002] [BOOK-014]', async ({ page }) => {
  await page.goto('/membership')
  await expect(page.locator('#plans').getByRole('button')).toHaveCount(4)
  for (const name of ['Shot Pass', 'Wellness Explorer', 'Wellness Elite', 'Wellness Platinum']) {
    await bookButton(page.locator('#plans'), name, 'Join Now').click()
    await expectOpened(page, `Join ${name}`, packageOf(name.toLowerCase().replace(' ', '-')))
  }
})

test('a plan without a package of its own opens that of Wellness Explorer, and says so [BOOK-015]', async ({
  page,
  demo,
}) => {
  const content = contentOf(demo)
  const before = await content.published('plan-wellness-elite')
  const publishId = async (intakeId: unknown) => {
    await content.edit('plan-wellness-elite', { intakeId })
    await content.publish('plan-wellness-elite')
  }
  const html = async () => (await fetch(`${demo.ownUrl}/membership`)).text()
  await publishId('')
  await expect.poll(html, longPatience).toContain('Wellness Elite can’t be joined online yet')
  await page.goto('/membership')
  await bookButton(page.locator('#plans'), 'Wellness Elite', 'Join Now').click()
  await expect(bookingDialog(page).getByText(/^Wellness Elite can’t be joined online yet\./)).toBeVisible()
  await expectOpened(page, 'Join Wellness Elite', packageOf('wellness-explorer'))
  await publishId(before?.intakeId)
  await expect.poll(html, longPatience).not.toContain('can’t be joined online yet')
})

test('a number an editor changes is what the next visitor opens [BOOK-012]', async ({ page, demo }) => {
  const content = contentOf(demo)
  const settings = await content.published('bookingSettings')
  const publishIds = async (serviceIds: unknown) => {
    await content.edit('bookingSettings', { serviceIds })
    await content.publish('bookingSettings')
  }
  const html = async () => (await fetch(demo.ownUrl)).text()
  const row = { _type: 'bookingId', _key: 'd-book-performance', name: 'd-book-performance', id: 'new-number' }
  await publishIds([...(settings?.serviceIds ?? []), row])
  await expect.poll(html, longPatience).toContain('new-number')
  await page.goto('/')
  await page.getByRole('button', { name: /^View All Services/ }).click()
  await bookButton(card(page, '#treatments', 'D-Book Performance'), 'D-Book Performance').click()
  await expectOpened(page, 'Book D-Book Performance', 'intakeqServiceId = new-number')
  await publishIds(settings?.serviceIds)
  await expect.poll(html, longPatience).not.toContain('new-number')
})

test('Book IV Therapy in the footer opens everything that can be booked [FOOT-008]', async ({ page }) => {
  await page.goto('/about')
  await page
    .getByRole('navigation', { name: 'Quick Actions' })
    .getByRole('button', { name: 'Book IV Therapy' })
    .click()
  await expectOpened(page, 'Book a visit', everything)
})

test('an address can open the form of one number, for trying out what the Studio lists', async ({ page }) => {
  await page.goto('/#book:serviceId=demo-service-myers')
  await expectOpened(page, 'Book a visit', service('myers'))
  await page.goto('about:blank')
  await page.goto('/#book:clientName=x')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Book Now' }).click()
  await expectOpened(page, 'Book a visit', everything)
})
