import type { BrowserContext, Page } from '@playwright/test'
import { b12, expectStored, openShop } from '../setup/account-cart'
import { booksOf } from '../setup/buyer'
import { closing } from '../setup/closing'
import { expect, test } from '../setup/fixtures'
import { addToCart, openCart, shopPath, stored } from '../setup/shop'
import { newShopper, signIn } from '../setup/shopper'

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Presses PayPal's button and returns its window, ready to approve as the owner of another email address. */
async function openPayPal(page: Page, context: BrowserContext) {
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: /Pay with PayPal/ }).click()
  const approval = await opened
  await expect(approval.getByRole('button', { name: 'Pay now' })).toBeVisible()
  await approval.getByLabel(/email/i).fill('paypal-account@example.com')
  return approval
}

test('a session lost between PayPal’s button and the approval does not lose the order [ROLE-002]', {
  tag: '@long',
}, async ({ page, context, demo }) => {
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
  const [order] = await demo.rows('orders', `user_id=eq.${shopper.id}`)
  expect(order).toMatchObject({ status: 'paid', email: shopper.email })
  await expectStored(demo, shopper, {})
})

test('an order begun as a guest and paid after signing in is the shopper’s', { tag: '@long' }, async ({
  page,
  context,
  demo,
}) => {
  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12')
  await openCart(page)
  const left = await openPayPal(page, context)
  await left.close()
  await expect(page.getByText('Payment canceled. Nothing was charged.')).toBeVisible()
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
