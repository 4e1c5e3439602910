import type { Locator, Page } from '@playwright/test'
import { closing } from '../setup/closing'
import { expect, test } from '../setup/fixtures'
import { newGift } from '../setup/gift-cards'
import { addToCart, openCart, shopPath } from '../setup/shop'

/** Where a nurse is to come, before anything is paid. */
const fields = (page: Page) => {
  const form = page.getByRole('form', { name: 'Where should we come?' })
  return {
    form,
    zip: form.getByLabel('ZIP code'),
    phone: form.getByLabel('Phone'),
    go: form.getByRole('button', { name: 'Continue to payment' }),
  }
}
const pay = (page: Page) => page.getByRole('button', { name: /Pay with PayPal/ })

test('from an empty cart to the total of a visit in Mesa on a phone: the fee is its own line; the next time nobody is asked again, and who moves says so [PAY-012] [AREA-012]', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 400')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12')
  const drawer = await openCart(page, { isNew: true })
  await expect(drawer).toContainText('a video call of 5 to 10 minutes with a licensed provider')
  await expect(pay(page)).toHaveCount(0)
  const { zip, phone, go } = fields(page)
  await go.click()
  await expect(zip).toBeFocused()
  await expect(zip).toHaveAccessibleDescription('Please enter your ZIP code.')
  await zip.fill('Mesa')
  await phone.fill('+44 20 7946 0958')
  await go.click()
  await expect(zip).toHaveAccessibleDescription('Please enter a five-digit ZIP code.')
  await expect(phone).toHaveValue('+44 20 7946 0958')
  await zip.fill('85201')
  await go.click()
  await expect(drawer.getByText('We’ll come to you in Mesa, 85201')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Change where we come' })).toBeFocused()
  const total = drawer.locator('dl')
  await expect(total).toContainText('Travel fee, Mesa$25.00')
  await expect(total).toContainText('Total$38.00')

  await expect(pay(page)).toBeVisible()

  await page.reload()
  await openCart(page, { isNew: true })
  await expect(drawer.getByText('We’ll come to you in Mesa, 85201')).toBeVisible()
  await drawer.getByRole('button', { name: 'Change where we come' }).click()
  await expect(zip).toHaveValue('85201')
  await zip.fill('85251')
  await go.click()
  await expect(drawer.getByText('We’ll come to you in Scottsdale, 85251')).toBeVisible()
  await expect(total).not.toContainText('Travel fee')
})

test('on a phone from an empty cart to a chosen time: eleven taps beside what is typed, and the desk knows of the time [PAY-012] [BOOK-003]', {
  tag: '@long-live',
}, async ({ page, context, demo }) => {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shopPath)
  await tap(page.getByRole('button', { name: 'Add to Cart: Vitamin B12', exact: true }))
  await tap(page.getByRole('banner').getByRole('button', { name: /^Cart, / }))
  const { zip, phone, go } = fields(page)
  await tap(zip)
  await zip.fill('85251')
  await tap(phone)
  await phone.fill('(602) 555-0142')
  await tap(go)
  const opened = context.waitForEvent('page')
  await tap(pay(page))
  const approval = await opened
  await closing(approval, () => tap(approval.getByRole('button', { name: 'Pay now' })))
  await tap(
    page.getByRole('dialog', { name: 'Your order' }).getByRole('button', { name: 'Choose your time' }),
  )
  const booking = page.frameLocator('#intakeq iframe')
  await tap(booking.getByLabel('Date'))
  await booking.getByLabel('Date').fill('2027-01-11')
  await tap(booking.getByLabel('Time'))
  await booking.getByLabel('Time').selectOption('1:00 PM')
  await tap(booking.getByRole('button', { name: 'Book', exact: true }))
  await expect(page.getByText('Thank you. Your form has been sent.')).toBeVisible()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(shopPath)
  const [kept] = await page.evaluate(() => JSON.parse(localStorage.getItem('guest_orders') ?? '[]'))
  await expect
    .poll(async () => (await demo.rows('orders', `id=eq.${kept.orderId}`))[0])
    .toMatchObject({ visit_zip: '85251', time_chosen_by: 'buyer' })
  expect(taps).toBe(11)
})

test('from New York no injection can be bought: the waitlist, the phone, and one press that keeps the gift card', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 409')
  await page.addInitScript(
    (gift) => localStorage.setItem('cart_gifts', gift),
    JSON.stringify([{ ...newGift(), title: 'Gift card', priceCents: 50_00 }]),
  )
  await page.goto(shopPath)
  const drawer = await openCart(page, { isNew: true })
  await expect(drawer).toContainText('Gift card for Sam')
  await expect(pay(page)).toBeVisible()
  await expect(fields(page).form, 'a gift card needs no visit').toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12')
  await openCart(page, { isNew: true })
  const { zip, phone, go } = fields(page)
  await zip.fill('10001')
  await phone.fill('480 555 0100')
  await go.click()
  await expect(zip).toHaveAccessibleDescription(/We don’t come to 10001 yet/)
  await expect(drawer).toContainText('PO box')
  await expect(drawer.getByRole('form', { name: /let me know|waitlist/i })).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Buy only the gift card' }).click()
  await expect(drawer).not.toContainText('Vitamin B12')
  await expect(pay(page)).toBeVisible()
  await drawer.getByRole('button', { name: 'Undo' }).click()
  await expect(fields(page).form).toBeVisible()
})
