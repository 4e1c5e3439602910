import type { Page } from '@playwright/test'
import { buyer, fakePayPal } from '../setup/fake-paypal'
import { openCart } from '../setup/shop'
import { take, test } from './take'

const orderId = '0b9f2c7e-1111-4222-8333-444455556666'
const b12 = { id: 'injection-b12', name: 'Vitamin B12', price: 13 }
const order = {
  orderId,
  ref: '0b9f2c7e',
  totalCents: 2600,
  giftCents: 0,
  gifts: [],
  accessToken: 'kq7m2xw9fh4tzbn8',
  isGuest: true,
}
const confirming = 'Payment received or pending – we are confirming it.'

/** What the shop answers when the buyer is back from PayPal; null: PayPal's window stays open. */
const ends: Record<string, object | null> = {
  approving: null,
  paid: { ...order, status: 'paid' },
  'in-review': { ...order, status: 'in_review' },
  confirming: { ...order, status: 'confirming', message: confirming },
  declined: {
    ...order,
    status: 'pending',
    reason: 'declined',
    message: 'Your bank declined. Nothing was charged.',
  },
  'sold-out': { ...order, status: 'cancelled', reason: 'out_of_stock', message: 'Taurine is sold out.' },
  'needs-attention': { ...order, status: 'needs_attention' },
}

for (const [name, settle] of Object.entries(ends))
  test(`checkout ${name}`, async ({ page }) => {
    await openPayment(page, settle)
    await page.getByRole('button', { name: 'Pay with PayPal' }).click()
    if (settle) {
      const settled = page.waitForResponse('**/settle')
      await buyer(page, 'approve')
      await settled
    } else await page.getByText('Finish paying in PayPal’s window.').waitFor()
    await take(page, `checkout-${name}`, { isWhole: false })
  })

async function openPayment(page: Page, settle: object | null) {
  await fakePayPal(page)
  const ready = { outcome: 'ready', orderId, ref: order.ref, paypalOrderId: 'PAYPAL1', totalCents: 2600 }
  await page.route('**/api/orders', (route) => route.fulfill({ json: ready }))
  await page.route('**/api/orders/**', (route) => route.fulfill({ json: settle }))
  await page.addInitScript(
    (lines) => localStorage.setItem('cart', lines),
    JSON.stringify([{ id: b12.id, product: b12, quantity: 2 }]),
  )
  await page.goto('/')
  const cart = await openCart(page)
  await cart.locator('[data-category="energy"]').waitFor()
}
