import type { Page } from '@playwright/test'
import { clinicDate } from '../../lib/platform/clinic-time/shared/clinic-time.ts'
import { letPass, longPatience } from '../setup/buyer'
import type { Demo } from '../setup/demo'
import { demoNow, planPrice, statedPrice, timesPublished, withMovedClock } from '../setup/schedule'
import { addToCart, openCart, shopPath } from '../setup/shop'
import { chooseAction, documentPane, documentStatus, formOf, setField } from '../setup/studio'
import { expect, test } from '../setup/studio-test'

const minute = 60_000
const consultation = 'estimateService-consultation'
const price = (page: Page) => page.getByRole('spinbutton', { name: 'Price today' })
const cardOf = (page: Page, name: string) =>
  page
    .locator('#injections')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const groupOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const priceOf = async (demo: Demo, id: string) => (await demo.products(`id=eq.${id}`))[0]?.price

/** Midnight at the beginning of next month, seen from the demo's clock. */
async function nextMonth(demo: Demo) {
  const [year = 0, month = 0] = clinicDate(await demoNow(demo))
    .split('-')
    .map(Number)
  return new Date(Date.UTC(year, month, 1, 7))
}

test('a price of next month: planned in the Studio, seen on page, JSON-LD, cart and estimate of that day, published once at its moment', {
  tag: '@long',
}, async ({ page: visitor, studio, demo, content, newInjection, provoked }) => {
  // The shop's answer in the preview: nothing can be bought there.
  provoked.push('Failed to load resource: the server responded with a status of 409')
  const id = await newInjection({ name: 'Manganese', price: 40 })
  const due = await nextMonth(demo)
  const before = await demoNow(demo)

  const page = await formOf(studio, 'ed', 'injection', id)
  await setField(price(page), '47')
  await expect(documentStatus(page)).not.toContainText('Last published')
  await chooseAction(page, 'Schedule…')
  const dialog = page.getByRole('dialog', { name: 'Schedule this change' })
  await dialog.getByLabel('Name of the group').fill('Next month’s prices')
  await expect(dialog.getByLabel('Date')).toHaveValue(clinicDate(due))
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(price(page)).toHaveValue('40')
  await expect(documentPane(page).getByText(/^Planned for /)).toBeVisible()
  const [group] = await demo.rows('scheduled_groups', 'title=eq.Next month’s prices&state=eq.planned')
  await planPrice(demo, content, {
    document: consultation,
    price: 103,
    group: { id: String(group?.id) },
  })

  await page.getByRole('link', { name: 'Schedule', exact: true }).click()
  const planned = groupOf(page, 'Next month’s prices')
  await expect(planned).toContainText('Price today: $40.00 → $47.00')
  await expect(planned).toContainText('Planned by Ed Morales')
  const opened = page.context().waitForEvent('page')
  await planned.getByRole('button', { name: 'Preview this moment' }).click()
  const preview = await opened
  await expect(preview.getByRole('complementary', { name: 'Draft preview' })).toContainText('Preview of')

  await preview.goto(shopPath)
  await expect(cardOf(preview, 'Manganese')).toContainText('$47')
  expect(await statedPrice(preview, 'Manganese')).toBe('47.00')
  await addToCart(preview, 'Manganese')
  const cart = await openCart(preview)
  await expect(cart.getByText('$47.00').first()).toBeVisible()
  await expect(cart.getByText(/nothing can be bought here/)).toBeVisible()
  await preview.goto('/good-faith-estimate')
  await expect(preview.getByRole('checkbox', { name: /^Consultation/ })).toHaveAttribute(
    'data-cents',
    '10300',
  )

  await visitor.goto(shopPath)
  await expect(cardOf(visitor, 'Manganese')).toContainText('$40')
  expect(await statedPrice(visitor, 'Manganese')).toBe('40.00')
  expect(await priceOf(demo, id)).toBe(40)
  await addToCart(visitor, 'Manganese')

  const minutes = Math.ceil((due.getTime() - before.getTime()) / minute) + 1
  await withMovedClock(demo, async () => {
    await letPass(demo, minutes)
    await expect.poll(() => priceOf(demo, id), longPatience).toBe(47)
    await expect(async () => {
      await visitor.goto(shopPath)
      await expect(cardOf(visitor, 'Manganese')).toContainText('$47', { timeout: 1000 })
    }).toPass()
    const theirs = await openCart(visitor)
    await expect(theirs.getByText('Manganese now costs $47.00 (it was $40.00).')).toBeVisible()
    await expect(planned).toContainText('Published')
    await letPass(demo, 30)
    expect(await timesPublished(demo, id)).toBe(1)
  }).finally(() => content.publishPrice(consultation, 99))
  await expect(async () => {
    await visitor.goto('/good-faith-estimate')
    await expect(visitor.getByRole('checkbox', { name: /^Consultation/ })).toHaveAttribute(
      'data-cents',
      '9900',
      { timeout: 1000 },
    )
  }).toPass()
})

test('staff move a group to another time, take a document out, and cancel it; the front desk only reads', {
  tag: '@long',
}, async ({ studio, demo, content, newInjection }) => {
  const [one, other] = [
    await newInjection({ name: 'Chromium', price: 20 }),
    await newInjection({ name: 'Copper', price: 21 }),
  ]
  const dueAt = (await nextMonth(demo)).toISOString()
  const group = { title: 'A trial of prices', dueAt }
  const id = await planPrice(demo, content, { document: one, price: 25, group })
  await planPrice(demo, content, { document: other, price: 26, group: { id } })

  const desk = await studio('fred', '/studio/schedule')
  await expect(groupOf(desk, group.title)).toContainText('$20.00 → $25.00')
  await expect(groupOf(desk, group.title).getByRole('button', { name: 'Cancel this change' })).toHaveCount(0)

  const page = await studio('ed', '/studio/schedule')
  const planned = groupOf(page, group.title)
  await content.edit(other, { price: 27 })
  const form = await formOf(studio, 'ed', 'injection', other)
  await chooseAction(form, 'Schedule…')
  const dialog = form.getByRole('dialog', { name: 'Schedule this change' })
  await dialog.getByLabel('Name of the group').fill('Copper later')
  await dialog.getByLabel('Date').fill('2031-07-08')
  const before = dialog.getByRole('group', { name: 'This document is planned already' })
  await expect(before).toContainText(
    /Replace “A trial of prices”: .+, 12:00 AM → Jul 8, 2031, 12:00 AM \(Arizona\)/,
  )
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await studio('ed', '/studio/schedule')
  await expect(groupOf(page, 'Copper later')).toContainText('$21.00 → $27.00')
  await expect(planned.getByRole('listitem').filter({ hasText: 'Copper' })).toHaveCount(0)
  await planPrice(demo, content, { document: other, price: 26, group: { id } })
  await expect(planned.getByRole('listitem').filter({ hasText: 'Copper' })).toBeVisible()

  await planned.getByRole('button', { name: 'Change name or time' }).click()
  await planned.getByLabel('Date').fill('2020-01-01')
  await planned.getByRole('button', { name: 'Save' }).click()
  await expect(planned.getByRole('alert')).toContainText('That time has passed.')
  await planned.getByLabel('Date').fill('2031-05-06')
  await planned.getByLabel('Time (Arizona)').fill('09:30')
  await planned.getByRole('button', { name: 'Save' }).click()
  await expect(planned.getByRole('status').first()).toContainText('May 6, 2031, 9:30 AM (Arizona)')
  await planned.getByRole('button', { name: 'Take Copper out of this group' }).click()
  await planned.getByRole('button', { name: 'Yes, take it out' }).click()
  await expect(planned.getByRole('listitem').filter({ hasText: 'Copper' })).toHaveCount(0)
  await planned.getByRole('button', { name: 'Change back later' }).click()
  await planned.getByRole('button', { name: 'Plan the change back' }).click()
  const back = groupOf(page, `End of ${group.title}`)
  await expect(back.getByRole('status').first()).toContainText('Jun 1, 2031, 12:00 AM (Arizona)')
  await expect(back).toContainText('$25.00 → $20.00')
  for (const one of [back, planned, groupOf(page, 'Copper later')]) {
    await one.getByRole('button', { name: 'Cancel this change' }).click()
    await expect(one.getByRole('button', { name: 'No', exact: true })).toBeFocused()
    await one.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect(one).toContainText('Nothing was published.')
  }
  expect((await content.published(one))?.price).toBe(20)
})
