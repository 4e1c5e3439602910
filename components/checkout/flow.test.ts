import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '@/components/ui/toast-store'
import { replaceLines } from '@/lib/shop/cart/browser/edit'
import { currentLines } from '@/lib/shop/cart/browser/store'
import { readRecord } from '@/lib/shop/checkout/browser/record'
import { useCheckout } from '@/lib/shop/checkout/browser/store'
import { placingSentence } from '@/lib/shop/orders/shared/reference'
import { payByGiftCard, resumeCheckout, settleApproved, startPaying } from './flow'

const b12 = { id: 'b12', name: 'Vitamin B12', price: 13 }
const cart = (quantity: number) => [{ id: 'b12', product: b12, quantity }]
const giftCard = {
  code: 'OCO',
  balanceCents: 50_00,
  heldCents: 0,
  valueCents: 50_00,
  endsWith: 'HWVC',
  status: 'delivered' as const,
}
const paid = {
  orderId: '0b9f2c7e-1111-4222-8333-444455556666',
  ref: '0b9f2c7e',
  status: 'paid',
  totalCents: 26_00,
  giftCents: 26_00,
  gifts: [],
  isGuest: false,
}

/** What is asked, and what the shop answers; null: the answer is lost. */
const asked: { address: string; method?: string; checkoutKey: unknown }[] = []
let answers: (object | null)[] = []

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string, { method, headers, body }: RequestInit) => {
    const checkoutKey = body
      ? JSON.parse(String(body)).checkoutKey
      : new Headers(headers).get('x-checkout-key')
    asked.push({ address, method, checkoutKey })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer, { status: 'error' in answer ? 404 : 200 })
  })
  replaceLines(cart(2), [])
  useCheckout.setState({ phase: { name: 'idle' }, words: null, giftCard })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an order paid by a gift card whose answer was lost is not told as failed, and pressing again uses the same key', async () => {
  answers = [null, { outcome: 'settled', order: paid }]
  await payByGiftCard()
  expect(useCheckout.getState()).toMatchObject({
    phase: { name: 'idle' },
    words: { text: placingSentence, isProblem: true },
  })
  await payByGiftCard()
  expect(asked).toMatchObject([{ method: 'POST' }, { method: 'POST' }])
  expect(asked[1]?.checkoutKey).toBe(asked[0]?.checkoutKey)
  expect(useCheckout.getState().phase).toMatchObject({ name: 'done', order: { orderId: paid.orderId } })
  expect(readRecord()).toBeNull()
})

test('after a reload that order is found by its key, and takes only what it paid out of the cart', async () => {
  answers = [null, paid]
  await payByGiftCard()
  useCheckout.setState({ words: null, giftCard: null })
  replaceLines(cart(5), [])
  await resumeCheckout()
  expect(asked[1]).toMatchObject({ address: '/api/orders', checkoutKey: asked[0]?.checkoutKey })
  expect(useCheckout.getState().phase).toMatchObject({ name: 'done' })
  expect(currentLines()).toMatchObject([{ id: 'b12', quantity: 3 }])
})

test('where no such order was placed the cart stays, and nothing more is asked', async () => {
  answers = [null, { error: 'not_found' }]
  await payByGiftCard()
  await resumeCheckout()
  await resumeCheckout()
  expect(asked).toHaveLength(2)
  expect(currentLines()).toMatchObject([{ quantity: 2 }])
})

const ready = { outcome: 'ready', orderId: paid.orderId, ref: paid.ref, paypalOrderId: 'PAYPAL1' }

/** What the shopper is told after an approval that the shop answers with this. */
async function toldAfterApproval(order: object) {
  useCheckout.setState({ giftCard: null })
  useToasts.setState({ toasts: [] })
  answers = [ready, { ...paid, giftCents: 0, ...order }]
  await startPaying()
  await settleApproved('PAYPAL1')
  return useToasts.getState().toasts
}

test('somebody signed in who paid gets the shorter words for 5 s, and no code is kept [ERR-009]', async () => {
  expect(await toldAfterApproval({ isGuest: false })).toMatchObject([
    {
      title: 'Payment successful!',
      description: 'Your order has been confirmed. Order #0b9f2c7e',
      durationMs: 5000,
    },
  ])
  expect(localStorage.getItem('guest_orders')).toBeNull()
})

test.each([
  ['in_review', 'PayPal is still checking the payment. We’ll email you as soon as it goes through.'],
  [
    'needs_attention',
    'Something about this payment doesn’t look right. Please don’t pay again: we’ll be in touch.',
  ],
])('an order that is %s empties the cart and is told as it is', async (status, message) => {
  expect(
    await toldAfterApproval({ status, message, isGuest: true, accessToken: 'kq7m2xw9fh4tzbn8' }),
  ).toMatchObject([{ title: 'Order #0b9f2c7e', description: message }])
  expect(useCheckout.getState().phase).toMatchObject({ name: 'done', order: { status, message } })
  expect(currentLines()).toEqual([])
})

test('a shop that falls silent does not leave the shopper waiting for ever', async () => {
  vi.useFakeTimers()
  // The real one does not follow the test's clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  })
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
  )
  useCheckout.setState({ giftCard: null })
  const stopped = expect(startPaying()).rejects.toThrow()
  expect(useCheckout.getState().phase).toEqual({ name: 'approving' })
  await vi.advanceTimersByTimeAsync(31_000)
  await stopped
  expect(useCheckout.getState()).toMatchObject({
    phase: { name: 'idle' },
    words: { text: expect.stringContaining('We couldn’t reach the shop.'), isProblem: true },
  })
})
