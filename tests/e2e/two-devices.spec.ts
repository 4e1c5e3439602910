import type { Page } from '@playwright/test'
import { b12, expectStored, openShop, turnTo, zinc } from '../setup/account-cart'
import { booksOf, eventually, mailboxOf } from '../setup/buyer'
import { closing } from '../setup/closing'
import { paypalOf } from '../setup/demo-paypal'
import { expect, test } from '../setup/fixtures'
import { guestOrder } from '../setup/own-order'
import { toast } from '../setup/portal'
import { addToCart, openCart, stored } from '../setup/shop'
import { newShopper, signIn } from '../setup/shopper'
import { staffOf } from '../setup/staff'

const updated = 'Your cart was updated because you changed or paid for it on another device.'

/** One shopper, a telephone and a computer: what happens on the one is true on the other. */
test('a cart filled on two devices is paid on one; order, refund and a claimed guest order show on both [PAY-003] [CART-011] [CART-013] [CART-014] [ROLE-002] [ROLE-005] [ERR-009] [HEAD-021]', {
  tag: '@long',
}, async ({ page: computer, context, demo, anotherContext }) => {
  const shopper = await newShopper(demo)
  const phone = await anotherContext()
  await signIn(phone, demo, shopper)
  const telephone = await phone.newPage()
  await telephone.setViewportSize({ width: 390, height: 844 })
  await openShop(telephone)
  await signInOn(computer, shopper)
  await openShop(computer)

  await test.step('each keeps its own change, and the other is told', async () => {
    await addToCart(telephone, 'Vitamin B12', 2)
    await expectStored(demo, shopper, { [b12.id]: 2 })
    await turnTo(computer)
    await expect(computer.getByRole('button', { name: 'Cart, 2 items', exact: true })).toBeVisible()
    await expect(await openCart(computer)).toContainText('Vitamin B12')
    await closeCart(computer)

    // The computer changes another line without having heard of the telephone's last change.
    await addToCart(telephone, 'Vitamin B12')
    await expectStored(demo, shopper, { [b12.id]: 3 })
    await addToCart(computer, 'Zinc')
    await expectStored(demo, shopper, { [b12.id]: 3, [zinc.id]: 1 })
    await expect(computer.getByRole('button', { name: 'Cart, 4 items', exact: true })).toBeVisible()
    const cart = await openCart(telephone)
    await expect(cart.getByText(updated)).toBeVisible()
    await expect(telephone.getByRole('group', { name: 'Quantity of Zinc' })).toHaveText('1')
    await expect(cart).toContainText('$47.00')
    await closeCart(telephone)
  })

  await openCart(computer)
  const opened = context.waitForEvent('page')
  await computer.getByRole('button', { name: /Pay with PayPal/ }).click()
  const approval = await opened
  await approval.getByLabel(/email/i).fill('paypal-account@example.com')
  await closing(approval, () => approval.getByRole('button', { name: 'Pay now' }).click())
  await expect(computer.getByRole('heading', { name: 'Thank you. Your order is paid.' })).toBeVisible()
  const [row] = await demo.rows('orders', `user_id=eq.${shopper.id}&select=id`)
  const orderId = String(row?.id)
  const ref = orderId.slice(0, 8)

  await test.step('the order is theirs, the receipt goes to their address, both carts are empty', async () => {
    const said = toast(computer).filter({ hasText: 'Payment successful!' })
    await expect(
      said.getByText(`Your order has been confirmed. Order #${ref}`, { exact: true }),
    ).toBeVisible()
    const panel = computer.getByRole('dialog', { name: 'Your order' })
    await expect(panel).toContainText(`#${ref}`)
    await expect(
      panel.getByText('We’ll email a receipt with your order number to the address on your account.'),
    ).toBeVisible()
    await expect(panel.getByText('Access code')).toHaveCount(0)
    expect(await stored(computer, 'guest_orders')).toBeNull()
    expect(await stored(computer, 'cart')).toEqual([])
    expect((await booksOf(demo, { orderId })).order).toMatchObject({
      status: 'paid',
      user_id: shopper.id,
      email: shopper.email,
      is_email_known: true,
      total_amount: 47,
    })
    await expectStored(demo, shopper, {})
    await eventually(async () =>
      (await mailboxOf(demo, shopper.email)).filter(
        ({ subject }) => subject === `Your receipt, order #${ref}`,
      ),
    ).toHaveLength(1)
    expect(await mailboxOf(demo, 'paypal-account@example.com')).toEqual([])
    await turnTo(telephone)
    await expect(telephone.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
  })

  await test.step('a refund shows on both', async () => {
    for (const device of [telephone, computer])
      await expect(await orderOn(device, ref)).toContainText('$47.00')
    const { attempts } = await booksOf(demo, { orderId })
    const [capture] = await paypalOf(demo).captures(String(attempts[0]?.paypal_order_id))
    const refund = { captureId: capture?.id, cents: 800, seenCents: 4700, reason: 'Zinc was not given.' }
    const asked = await staffOf(demo, 'olivia')('POST', `orders/${orderId}/refunds`, {
      id: crypto.randomUUID(),
      ...refund,
    })
    expect(asked.status, asked.text).toBe(200)
    await eventually(async () => (await booksOf(demo, { orderId })).order?.status).toBe('partially_refunded')
    for (const device of [telephone, computer])
      await expect(await orderOn(device, ref)).toContainText('$8.00')
  })

  await test.step('an order that was paid before there was an account', async () => {
    const guest = await guestOrder(demo)
    const form = telephone.getByRole('form', { name: 'Add an order' })
    await form.getByRole('textbox').first().fill(guest.ref)
    await form.getByRole('textbox').last().fill(guest.code)
    await form.getByRole('button', { name: 'Add order' }).click()
    await expect(telephone.getByRole('article', { name: `Order #${guest.ref}` })).toContainText('$13.00')
    await expect(await orderOn(computer, guest.ref)).toContainText('$13.00')
    expect((await booksOf(demo, guest)).order).toMatchObject({ user_id: shopper.id })
  })
})

/** As people do, on the shop's page. */
async function signInOn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/account')
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByLabel(/e-?mail/i).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(email).filter({ visible: true }).first()).toBeVisible()
}

async function closeCart(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Your cart' }).waitFor({ state: 'hidden' })
}

/** The account page's part about this order, read anew. */
async function orderOn(page: Page, ref: string) {
  await page.goto('/account')
  return page.getByRole('article', { name: `Order #${ref}` })
}
