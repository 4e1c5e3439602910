import type { Page } from '@playwright/test'
import { accessProblems, inStudio } from '../setup/access'
import { runJobs } from '../setup/buyer'
import { expect, test } from '../setup/studio-test'

const address = '/studio/booking-coverage'

const row = (page: Page, list: string, name: string) =>
  page
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

const treatment = (page: Page, name: string) => row(page, 'Treatments (home page)', name)

test('what each Book Now opens stands there in words, and what needs attention is found; it leads to the document, to the numbers, and to the dialog itself [BOOK-009] [BOOK-010] [BOOK-011]', {
  tag: '@long',
}, async ({ studio }) => {
  const page = await studio('ed', address)
  await expect(page.getByRole('heading', { level: 1, name: 'Booking coverage' })).toBeVisible()
  await expect(treatment(page, 'Gold Hydration')).toContainText('Opens the category')
  await expect(treatment(page, 'Gold Hydration')).toContainText(
    '“gold-hydration” has no number, its category “Premium Therapies” has: demo-category-premium-therapies',
  )
  await expect(row(page, 'IV services (IV menu)', 'Immune Booster')).toContainText('Opens the category')
  await expect(treatment(page, 'D-Book Performance')).toContainText('Opens nothing')
  await expect(treatment(page, 'D-Book Performance')).toContainText('Visitors are asked to call')
  await expect(treatment(page, 'Rehydrate')).toContainText('“rehydrate”, number demo-service-rehydrate')
  await expect(row(page, 'Injections', 'Vitamin B12')).toContainText('“Vitamin Injections”')
  await expect(row(page, 'Packages', 'Shot Pass')).toContainText('Opens the package')
  await expect(row(page, 'Membership plans', 'Wellness Elite')).toContainText('Opens the plan')
  await expect(page.getByText('1 can’t be booked online.')).toBeVisible()

  await page.getByRole('button', { name: 'Needs attention 3' }).click()
  await expect(page.getByRole('listitem').filter({ has: page.getByText(/^Opens/) })).toHaveCount(3)
  await expect(treatment(page, 'Rehydrate')).toHaveCount(0)
  await page.getByRole('button', { name: /^All \d+/ }).click()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(treatment(page, 'Rehydrate')).toBeVisible()
    expect(await accessProblems(page, inStudio('[data-coverage]'))).toEqual([])
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  const opened = async (name: string) => {
    const tab = page.context().waitForEvent('page')
    await treatment(page, name)
      .getByRole('link', { name: /^Try it/ })
      .click()
    return tab
  }
  const rehydrate = await opened('Rehydrate')
  await expect(rehydrate.getByRole('dialog', { name: 'Book a visit' })).toBeVisible()
  await expect(
    rehydrate.frameLocator('iframe[title="Book a visit: booking form"]').getByText('demo-service-rehydrate'),
  ).toBeVisible()
  await rehydrate.close()
  const nothing = await opened('D-Book Performance')
  await expect(nothing.getByRole('dialog')).toContainText('Online booking for this service is coming soon.')
  await nothing.close()

  await page.getByRole('link', { name: 'Booking and widgets' }).click()
  await expect(page).toHaveURL(/bookingSettings/)
  await page.getByRole('link', { name: 'Booking coverage' }).click()
  await treatment(page, 'Gold Hydration').getByRole('link', { name: 'Gold Hydration', exact: true }).click()
  await expect(page).toHaveURL(/treatment-gold-hydration/)
})

test('it changes by itself when an editor gives a number or a name and publishes', { tag: '@long' }, async ({
  studio,
  demo,
  content,
}) => {
  const before = (await content.published('bookingSettings'))?.serviceIds as object[]
  const page = await studio('ed', address)
  await expect(treatment(page, 'D-Book Performance')).toContainText('Opens nothing')
  try {
    const added = { _type: 'bookingId', _key: 'trial', name: 'd-book-performance', id: 'trial-7' }
    await content.edit('bookingSettings', { serviceIds: [...before, added] })
    await expect.poll(() => content.draft('bookingSettings')).toBeTruthy()
    await expect(treatment(page, 'D-Book Performance')).toContainText('Opens nothing')
    await content.publish('bookingSettings')
    await expect(treatment(page, 'D-Book Performance')).toContainText('“d-book-performance”, number trial-7')
    await expect(page.getByText('Everything can be booked online.')).toBeVisible()

    await content.edit('treatment-gold-hydration', { bookingTarget: 'gold-hydration-recovery' })
    await content.publish('treatment-gold-hydration')
    await expect(treatment(page, 'Gold Hydration')).toContainText('Opens the service')
    await expect(page.getByRole('button', { name: 'Needs attention 1' })).toBeVisible()

    await content.edit('bookingSettings', { bookingAccount: '' })
    await content.publish('bookingSettings')
    await expect(page.getByRole('alert').filter({ hasText: 'No booking system is set up' })).toBeVisible()
    await expect(treatment(page, 'Rehydrate')).toContainText('Opens nothing')
    await expect(treatment(page, 'Rehydrate')).toContainText('No booking system is set up')
  } finally {
    await content.edit('bookingSettings', {
      serviceIds: before,
      bookingAccount: '5f0c1d2e3a4b5c6d7e8f9a0b',
    })
    await content.publish('bookingSettings')
    await content.edit('treatment-gold-hydration', { bookingTarget: '' })
    await content.publish('treatment-gold-hydration')
    // Every page has them again before the next test opens one.
    await runJobs(demo)
  }
  await expect(treatment(page, 'D-Book Performance')).toContainText('Opens nothing')
  await expect(treatment(page, 'Gold Hydration')).toContainText('Opens the category')
})
