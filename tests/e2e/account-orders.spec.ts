import type { BrowserContext, Page } from '@playwright/test'
import { b12, expectStored, openShop, turnTo } from '../setup/account-cart'
import { booksOf, eventually, mailboxOf } from '../setup/buyer'
import { closing } from '../setup/closing'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/fixtures'
import { addToCart, openCart, shopPath, stored } from '../setup/shop'
import { newShopper, signIn, type TestShopper } from '../setup/shopper'

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Presses PayPal's button and returns its window, ready to approve as the owner of another e-mail address. */
async function openPayPal(page: Page, context: BrowserContext) {
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: /Pay with PayPal/ }).click()
  const approval = await opened
  await expect(approval.getByRole('button', { name: 'Pay now' })).toBeVisible()
  await approval.getByLabel(/e-mail/i).fill('paypal-account@example.com')
  return approval
}

const newestOrder = async (demo: Demo, shopper: TestShopper) =>
  String((await demo.rows('orders', `user_id=eq.${shopper.id}&order=created_at.desc`))[0]?.id)

test('a signed-in shopper pays: the order is theirs, the receipt goes to their address, and both devices’ carts are empty [ROLE-002] [ERR-009] [CART-014]', async ({
  page,
  context,
  demo,
  anotherContext,
}) => {
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  const phone = await anotherContext()
  await signIn(phone, demo, shopper)
  const onPhone = await phone.newPage()
  await openShop(page)
  await addToCart(page, 'Vitamin B12', 2)
  await expectStored(demo, shopper, { [b12.id]: 2 })
  await openShop(onPhone)
  await expect(onPhone.getByRole('button', { name: 'Cart, 2 items', exact: true })).toBeVisible()
  await openCart(page)
  const approval = await openPayPal(page, context)
  await closing(approval, () => approval.getByRole('button', { name: 'Pay now' }).click())

  const orderId = async () => newestOrder(demo, shopper)
  const said = notifications(page).filter({ hasText: 'Payment successful!' })
  const words = await said.getByText(/^Your order has been confirmed\. Order #[0-9a-f]{8}$/).textContent()
  const ref = (await orderId()).slice(0, 8)
  expect(words).toBe(`Your order has been confirmed. Order #${ref}`)
  const panel = page.getByRole('dialog', { name: 'Your order' })
  await expect(
    panel.getByText('A receipt with the order number goes to the e-mail address of your account.'),
  ).toBeVisible()
  await expect(panel.getByText('Access code')).toHaveCount(0)
  expect(await stored(page, 'guest_orders')).toBeNull()
  expect(await stored(page, 'cart')).toEqual([])

  const { order } = await booksOf(demo, { orderId: await orderId() })
  expect(order).toMatchObject({
    status: 'paid',
    user_id: shopper.id,
    email: shopper.email,
    is_email_known: true,
    total_amount: 26,
  })
  await eventually(
    async () => (await mailboxOf(demo, shopper.email)).filter(({ subject }) => subject.includes(ref)).length,
  ).toBe(1)
  expect(await mailboxOf(demo, 'paypal-account@example.com')).toEqual([])
  await expectStored(demo, shopper, {})
  await turnTo(onPhone)
  await expect(onPhone.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
})

test('a session lost between PayPal’s button and the approval does not lose the order [ROLE-002]', async ({
  page,
  context,
  demo,
}) => {
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  await openShop(page)
  await addToCart(page, 'Vitamin B12')
  await expectStored(demo, shopper, { [b12.id]: 1 })
  await openCart(page)
  const approval = await openPayPal(page, context)
  await context.clearCookies()
  await closing(approval, () => approval.getByRole('button', { name: 'Pay now' }).click())
  await expect(notifications(page).getByText('Payment successful!')).toBeVisible()
  const orderId = await newestOrder(demo, shopper)
  expect((await booksOf(demo, { orderId })).order).toMatchObject({ status: 'paid', email: shopper.email })
  await expectStored(demo, shopper, {})
})

test('an order begun as a guest and paid after signing in is the shopper’s', async ({
  page,
  context,
  demo,
}) => {
  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12')
  await openCart(page)
  const left = await openPayPal(page, context)
  await left.close()
  await expect(page.getByText('Payment cancelled. Nothing was charged.')).toBeVisible()
  const guest = await stored(page, 'checkout')
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  await openShop(page)
  await openCart(page)
  const approval = await openPayPal(page, context)
  await closing(approval, () => approval.getByRole('button', { name: 'Pay now' }).click())
  await expect(notifications(page).getByText('Payment successful!')).toBeVisible()
  expect((await booksOf(demo, { orderId: guest.orderId })).order).toMatchObject({
    status: 'paid',
    user_id: shopper.id,
    email: shopper.email,
  })
})
