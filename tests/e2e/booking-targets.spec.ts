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
import { expect, test } from '../setup/fixtures'
import { holdScripts } from '../setup/late-scripts'

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

/** Presses a button of this place of the page, and sees what it asks the widget for. */
const presser =
  (page: Page) => async (place: string, name: string, label: string, title: string, asked: string) => {
    await bookButton(page.locator(place), name, label).click()
    await expectOpened(page, title, asked)
  }

test('a category or a package: a press opens what its button stands for [INJ-002] [INJ-003] [BOOK-008] [BOOK-009]', async ({
  page,
}) => {
  const press = presser(page)
  await page.goto('/vitamin-injections')
  const injections = 'intakeqCategoryId = demo-category-vitamin-injections'
  await press('#injections', 'Zinc', 'Book Now', 'Book Zinc', injections)
  const shotPass = 'intakeqPackageId = demo-package-injections-shot-pass'
  await press('#packages', 'Shot Pass', 'Choose package', 'Choose Shot Pass', shotPass)
})

test('on every other page, too: a service, a category, a package or everything [HOME-015] [IVT-012] [MEMB-002] [BOOK-008] [BOOK-009] [BOOK-014] [FOOT-008]', {
  tag: '@long',
}, async ({ page }) => {
  const press = presser(page)
  await page.goto('/')
  await press('#treatments', 'Myers', 'Book Now', 'Book Myers', 'intakeqServiceId = demo-service-myers')
  await page.getByRole('button', { name: /^View All Services/ }).click()
  const premium = 'intakeqCategoryId = demo-category-premium-therapies'
  await press('#treatments', 'Gold Hydration', 'Book Now', 'Book Gold Hydration', premium)
  const featured = page.getByRole('region', { name: 'Featured Treatments' })
  await featured.getByRole('button', { name: /^Rehydrate Plus/ }).click()
  await bookButton(featured, 'Rehydrate Plus').click()
  await expectOpened(page, 'Book Rehydrate Plus', 'intakeqServiceId = demo-service-rehydrate-plus')

  await page.goto('/iv-therapy')
  const standard = 'intakeqCategoryId = demo-category-standard-wellness'
  await press('#menu', 'Immune Booster', 'Book Now', 'Book Immune Booster', standard)

  await page.goto('/membership')
  const elite = 'intakeqPackageId = demo-package-wellness-elite'
  await press('#plans', 'Wellness Elite', 'Join Now', 'Join Wellness Elite', elite)
  await page
    .getByRole('navigation', { name: 'Quick Actions' })
    .getByRole('button', { name: 'Book IV Therapy' })
    .click()
  await expectOpened(page, 'Book a visit', everything)
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
  await expect.poll(() => traces(page)).toEqual(nothing)
  await closeBooking(page)
})

test('the NAD+ dosage a visitor chose stands above the form, also when it was chosen and booked before the scripts were there', {
  tag: '@long',
}, async ({ page }) => {
  const letScriptsThrough = await holdScripts(page, { isPatient: true })
  await page.goto('/iv-therapy', { waitUntil: 'commit' })
  const diamond = card(page, '#menu', 'Diamond NAD+')
  const dosage = diamond.getByRole('combobox', { name: 'Dosage of Diamond NAD+' })
  await dosage.selectOption('100mg')
  await bookButton(diamond, 'Diamond NAD+').click()
  letScriptsThrough()
  await expect(bookingDialog(page).getByText('Dosage you chose: 100mg.')).toBeVisible()
  await expectOpened(page, 'Book Diamond NAD+', 'intakeqServiceId = demo-service-diamond-nad')
  await expect(dosage).toHaveValue('1')

  await dosage.selectOption('150mg')
  await bookButton(diamond, 'Diamond NAD+').click()
  await expect(bookingDialog(page).getByText('Dosage you chose: 150mg.')).toBeVisible()
  await closeBooking(page)
  await bookButton(card(page, '#menu', 'Rehydrate'), 'Rehydrate').click()
  await expect(askedFor(page)).toHaveText('intakeqServiceId = demo-service-rehydrate')
  await expect(bookingDialog(page).getByText(/Dosage/)).toHaveCount(0)
})

test('an address can open the form of one number, for trying out what the Studio lists', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/#book:serviceId=demo-service-myers')
  await expectOpened(page, 'Book a visit', 'intakeqServiceId = demo-service-myers')
  await page.goto('about:blank')
  await page.goto('/#book:clientName=x')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Book Now' }).click()
  await expectOpened(page, 'Book a visit', everything)
})
