import type { BrowserContext, Page } from '@playwright/test'
import { booksOf, eventually, mailboxOf, newBuyer } from '../setup/buyer'
import { closing } from '../setup/closing'
import type { Demo } from '../setup/demo'
import { paypalOf } from '../setup/demo-paypal'
import { expect, test } from '../setup/fixtures'
import { addToCart, openCart, shopPath } from '../setup/shop'
import { newShopper, type TestShopper } from '../setup/shopper'
import { staffOf } from '../setup/staff'

/** One shopper, a telephone and a computer: what happens on the one is true on the other. */
test('a cart filled on two devices is paid on one; order, refund and a claimed guest order show on both [CART-011] [CART-013] [CART-014] [ROLE-002] [ROLE-005] [ERR-009] [HEAD-021]', async ({
  demo,
  anotherContext,
}) => {
  test.setTimeout(240_000)
  const shopper = await newShopper(demo)
  const telephone = await openDevice(await anotherContext(), shopper, { width: 390, height: 844 })
  const computer = await openDevice(await anotherContext(), shopper)

  await addToCart(telephone, 'Vitamin B12', 2)
  await eventually(() => cartRows(demo, shopper)).toEqual([['injection-b12', 2]])
  await lookAgain(computer)
  await expect(await openCart(computer)).toContainText('Vitamin B12')
  await closeCart(computer)
  await addToCart(computer, 'Zinc')
  await eventually(() => cartRows(demo, shopper)).toEqual([
    ['injection-b12', 2],
    ['injection-zinc', 1],
  ])
  await lookAgain(telephone)
  const cart = await openCart(telephone)
  await expect(cart).toContainText('Zinc')
  await expect(cart).toContainText('$34.00')
  await closeCart(telephone)

  await openCart(computer)
  await pay(computer)
  await expect(computer.getByRole('heading', { name: 'Thank you. Your order is paid.' })).toBeVisible()
  const [row] = await demo.rows('orders', `user_id=eq.${shopper.id}&select=id`)
  const orderId = String(row?.id)
  const ref = orderId.slice(0, 8)
  await expect(computer.getByRole('dialog', { name: 'Your order' })).toContainText(`#${ref}`)
  const { order, attempts } = await booksOf(demo, { orderId })
  expect(order).toMatchObject({ user_id: shopper.id, email: shopper.email, status: 'paid', total_amount: 34 })
  expect(await cartRows(demo, shopper)).toEqual([])
  await eventually(async () => subjects(await mailboxOf(demo, shopper.email), ref)).toHaveLength(1)
  await lookAgain(telephone)
  await expect(telephone.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
  for (const device of [telephone, computer]) await expect(await orderOn(device, ref)).toContainText('$34.00')

  const [capture] = await paypalOf(demo).captures(String(attempts[0]?.paypal_order_id))
  const refund = { captureId: capture?.id, cents: 800, seenCents: 3400, reason: 'Zinc was not given.' }
  const asked = await staffOf(demo, 'olivia')('POST', `orders/${orderId}/refunds`, {
    id: crypto.randomUUID(),
    ...refund,
  })
  expect(asked.status, asked.text).toBe(200)
  await eventually(async () => (await booksOf(demo, { orderId })).order?.status).toBe('partially_refunded')
  for (const device of [telephone, computer]) await expect(await orderOn(device, ref)).toContainText('$8.00')

  const guest = await paidByGuest(demo)
  await telephone.goto('/account')
  const form = telephone.getByRole('form', { name: 'Add an order' })
  await form.getByRole('textbox').first().fill(guest.ref)
  await form.getByRole('textbox').last().fill(guest.code)
  await form.getByRole('button', { name: 'Add order' }).click()
  await expect(telephone.getByRole('article', { name: `Order #${guest.ref}` })).toBeVisible()
  for (const device of [telephone, computer])
    await expect(await orderOn(device, guest.ref)).toContainText('$13.00')
  expect((await booksOf(demo, guest)).order).toMatchObject({ user_id: shopper.id })
})

/** A browser in which the shopper signs in on the shop's page, as people do. */
async function openDevice(
  context: BrowserContext,
  { email, password }: TestShopper,
  size = { width: 1440, height: 900 },
): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/account')
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByLabel(/e-?mail/i).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(email).first()).toBeVisible()
  await page.setViewportSize(size)
  await page.goto(shopPath)
  return page
}

/** Turns to this device again. */
async function lookAgain(page: Page): Promise<void> {
  await page.bringToFront()
  await page.reload()
}

async function closeCart(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor({ state: 'hidden' })
}

async function pay(page: Page): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: /Pay with PayPal/ }).click()
  const approval = await opened
  await closing(approval, () => approval.getByRole('button', { name: 'Pay now' }).click())
}

/** The account page's part about this order, read anew. */
async function orderOn(page: Page, ref: string) {
  await page.goto('/account')
  return page.getByRole('article', { name: `Order #${ref}` })
}

async function cartRows(demo: Demo, { id }: TestShopper) {
  const rows = await demo.rows('cart_items', `user_id=eq.${id}&order=product_id&select=product_id,quantity`)
  return rows.map(({ product_id, quantity }) => [product_id, quantity])
}

const subjects = (mails: { subject: string }[], ref: string) =>
  mails.map(({ subject }) => subject).filter((subject) => subject.includes(ref))

/** An order that was paid before there was an account. */
async function paidByGuest(demo: Demo) {
  const buyer = newBuyer(demo)
  const started = await buyer.start({ productId: 'injection-b12', quantity: 1 })
  await paypalOf(demo).approve(started.paypalOrderId)
  const { status, accessToken = '' } = await buyer.settled(started)
  expect(status).toBe('paid')
  return { orderId: started.orderId, ref: started.orderId.slice(0, 8), code: accessToken.slice(0, 13) }
}
