import type { BrowserContext, Page } from '@playwright/test'
import { booksOf, eventually, mailboxOf, stockOf } from '../setup/buyer'
import { closing } from '../setup/closing'
import { contentOf } from '../setup/content'
import type { OwnDemo } from '../setup/demo'
import { paypalOf } from '../setup/demo-paypal'
import { expect, test } from '../setup/fixtures'
import { addToCart, cartControl, openCart } from '../setup/shop'

/** The whole way of money in a real browser; run again as if live, with PayPal on its own host. */
test('a price just published is what a guest pays: two B12, receipt, stock, PayPal’s books [PAY-003] [PAY-004] [PAY-008] [ERR-010] [ENT-009] [ROLE-004] [INJ-020]', {
  tag: '@long-live',
}, async ({ page, context, demo }) => {
  const stock = Number(await stockOf(demo, 'injection-b12'))
  const menu = async () => (await fetch(`${demo.ownUrl}/vitamin-injections`)).text()
  await contentOf(demo).publishPrice('injection-b12', 12.51)
  await eventually(menu).toContain('$12.51')
  try {
    await buyTwo(page, context, demo, stock)
  } finally {
    await contentOf(demo).publishPrice('injection-b12', 13)
    await eventually(menu).not.toContain('12.51')
  }
})

async function buyTwo(page: Page, context: BrowserContext, demo: OwnDemo, stock: number) {
  await page.goto('/vitamin-injections')
  await expect(page.getByText('$12.51').first()).toBeVisible()
  await putTwoIntoTheCart(page)
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText('$25.02')
  const approval = await openPayPal(page, context)
  await expect(approval.getByText('$25.02').first()).toBeVisible()
  await expect(approval.getByText('Order with 2 items')).toBeVisible()
  await approval.getByLabel(/email/i).fill('ana@example.com')
  await closing(approval, () => approval.getByRole('button', { name: 'Pay now' }).click())

  const toast = page.getByText(
    /^Order #\w{8} confirmed! Save this access code to track your order: \w{13}\.\.\.$/,
  )
  await expect(toast).toBeVisible()
  await expect(page.getByText('Payment successful!').first()).toBeVisible()
  for (const size of [
    { width: 768, height: 620 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(() => coveredByToast(page), `at ${size.width} px`).toEqual([])
  }
  await page.getByRole('button', { name: 'Close order' }).click()
  await cartControl(page).click()
  await expect.poll(() => coveredByToast(page), 'opened again').toEqual([])
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))).toEqual([])
  const [guestOrder] = await page.evaluate(() => JSON.parse(localStorage.getItem('guest_orders') ?? '[]'))
  expect(Object.keys(guestOrder).sort()).toEqual(['accessToken', 'date', 'orderId', 'orderRef'])

  const { order, items, attempts } = await booksOf(demo, guestOrder)
  expect(order).toMatchObject({
    status: 'paid',
    total_amount: 25.02,
    email: 'ana@example.com',
    user_id: null,
  })
  expect(order?.access_token).toBe(guestOrder.accessToken)
  expect(items).toMatchObject([{ product_id: 'injection-b12', quantity: 2, price: 12.51 }])
  const captures = await paypalOf(demo).captures(String(attempts[0]?.paypal_order_id))
  expect(captures).toMatchObject([{ status: 'COMPLETED', amountCents: 2502, id: order?.paypal_payment_id }])
  expect(await stockOf(demo, 'injection-b12')).toBe(stock - 2)
  const receipts = async () =>
    (await mailboxOf(demo, 'ana@example.com')).filter(
      ({ subject }) => subject === `Your receipt, order #${guestOrder.orderRef}`,
    )
  await eventually(async () => (await receipts()).length).toBe(1)
  expect((await receipts())[0]?.text).toContain('$25.02')
}

test('the browser is closed after the approval: still paid, by the webhook', { tag: '@long' }, async ({
  demo,
  anotherContext,
}) => {
  const context = await anotherContext()
  const page = await context.newPage()
  await page.goto('/vitamin-injections')
  await putTwoIntoTheCart(page)
  const approval = await openPayPal(page, context)
  const paypalOrderId = new URL(approval.url()).searchParams.get('token') ?? ''
  // The buyer's machine goes away with the click: nothing of the shop's page runs after it.
  await page.close()
  await closing(approval, () => approval.getByRole('button', { name: 'Close without answering' }).click())
  await context.close()
  const orderId = async () =>
    String((await demo.rows('payment_attempts', `paypal_order_id=eq.${paypalOrderId}`))[0]?.order_id)
  await eventually(async () => (await booksOf(demo, { orderId: await orderId() })).order?.status).toBe('paid')
  expect(await paypalOf(demo).captures(paypalOrderId)).toHaveLength(1)
})

/** What of the order can't be seen or pressed for the toast, each as soon as it is scrolled into sight. */
const coveredByToast = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll(
      '[data-panel] > :first-child button, [data-order] :is(button, a, li, dd, h3)',
    )
    const toast = document.querySelector('section.toasts .toast')
    if (parts.length < 8 || !toast) return ['no order or no toast']
    const isCovered = (part: Element) => {
      part.scrollIntoView({ block: 'end', behavior: 'instant' })
      const { top, bottom, left, right } = part.getBoundingClientRect()
      const over = toast.getBoundingClientRect()
      return bottom > over.top && top < over.bottom && right > over.left && left < over.right
    }
    return [...parts].filter(isCovered).map(({ textContent }) => textContent)
  })

async function putTwoIntoTheCart(page: Page) {
  await addToCart(page, 'Vitamin B12', 2)
  await expect(await openCart(page)).toContainText('Vitamin B12')
}

/** Presses PayPal's button and returns its window, ready to approve. */
async function openPayPal(page: Page, context: BrowserContext) {
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: /Pay with PayPal/ }).click()
  const approval = await opened
  await expect(approval.getByRole('button', { name: 'Pay now' })).toBeVisible()
  return approval
}
