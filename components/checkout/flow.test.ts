import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '@/components/ui/toast-store'
import { currentLines, replaceLines, useCart } from '@/lib/shop/cart/browser/store'
import { atRest } from '@/lib/shop/checkout/browser/machine'
import { closeRecord, readRecord } from '@/lib/shop/checkout/browser/record'
import { refreshCart } from '@/lib/shop/checkout/browser/renew-cart'
import { useCheckout } from '@/lib/shop/checkout/browser/store'
import { placingSentence } from '@/lib/shop/orders/shared/reference'
import { sendCheckout, startPaying } from './flow'

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

type Answer = object | null
/** What is asked, and what the shop answers, now or later; null: the answer is lost. */
const asked: { address: string; method?: string; checkoutKey: unknown }[] = []
let answers: (Answer | Promise<Answer>)[] = []

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
    const answer = await answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer, { status: !('error' in answer) ? 200 : 'presets' in answer ? 409 : 404 })
  })
  replaceLines(cart(2), [])
  useCheckout.setState({ phase: atRest, giftCard })
})
afterEach(() => {
  replaceLines([], [])
  useCart.setState({ notices: [] })
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an order paid by a gift card whose answer was lost is not told as failed, and pressing again uses the same key', async () => {
  answers = [null, { outcome: 'settled', order: paid }]
  await sendCheckout({ name: 'placed' })
  expect(useCheckout.getState()).toMatchObject({
    phase: { name: 'idle', words: { text: placingSentence, isProblem: true } },
  })
  await sendCheckout({ name: 'placed' })
  expect(asked).toMatchObject([{ method: 'POST' }, { method: 'POST' }])
  expect(asked[1]?.checkoutKey).toBe(asked[0]?.checkoutKey)
  expect(useCheckout.getState().phase).toMatchObject({ name: 'done', order: { orderId: paid.orderId } })
  expect(readRecord()).toBeNull()
})

test('after a reload that order is found by its key, and takes only what it paid out of the cart', async () => {
  answers = [null, paid]
  await sendCheckout({ name: 'placed' })
  useCheckout.setState({ phase: atRest, giftCard: null })
  replaceLines(cart(5), [])
  await sendCheckout({ name: 'returned' })
  expect(asked[1]).toMatchObject({ address: '/api/orders', checkoutKey: asked[0]?.checkoutKey })
  expect(useCheckout.getState().phase).toMatchObject({ name: 'done' })
  expect(currentLines()).toMatchObject([{ id: 'b12', quantity: 3 }])
})

test('where no such order was placed the cart stays, and nothing more is asked', async () => {
  answers = [null, { error: 'not_found' }]
  await sendCheckout({ name: 'placed' })
  await sendCheckout({ name: 'returned' })
  await sendCheckout({ name: 'returned' })
  expect(asked).toHaveLength(2)
  expect(currentLines()).toMatchObject([{ quantity: 2 }])
})

const ready = { outcome: 'ready', orderId: paid.orderId, ref: paid.ref, paypalOrderId: 'PAYPAL1' }

/** What the shopper is told after an approval that the shop answers with this. */
async function toldAfterApproval(order: object) {
  useCheckout.setState({ giftCard: null })
  useToasts.setState({ toasts: [] })
  answers = [ready, { ...paid, giftCents: 0, ...order }]
  await startPaying('paypal')
  await sendCheckout({ name: 'approved', paypalOrderId: 'PAYPAL1' })
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

const approve = () => sendCheckout({ name: 'approved', paypalOrderId: 'PAYPAL1' })
const phase = () => useCheckout.getState().phase

test('race: approved while the sweep asked PayPal and still heard “not approved”: it is confirmed, then told, and never called unpaid', async () => {
  vi.useFakeTimers()
  useCheckout.setState({ giftCard: null })
  answers = [ready, { ...paid, status: 'confirming' }, { ...paid, status: 'confirming' }, paid]
  await startPaying('paypal')
  await approve()
  expect(phase()).toMatchObject({ name: 'confirming', orderId: paid.orderId })
  await vi.advanceTimersByTimeAsync(1_500)
  expect(phase()).toMatchObject({ name: 'confirming' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(phase()).toMatchObject({ name: 'done' })
  expect(asked.map(({ address }) => address)).toEqual([
    '/api/orders',
    `/api/orders/${paid.orderId}/settle`,
    `/api/orders/${paid.orderId}`,
    `/api/orders/${paid.orderId}`,
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(4)
})

test('race: pressed twice before the shop answers: one key, one order, one record', async () => {
  useCheckout.setState({ giftCard: null })
  const { promise: later, resolve: tell } = Promise.withResolvers<Answer>()
  answers = [later, ready]
  const presses = [startPaying('paypal'), startPaying('paypal')]
  tell(ready)
  expect(await Promise.all(presses)).toEqual([{ orderId: 'PAYPAL1' }, { orderId: 'PAYPAL1' }])
  expect(asked[1]?.checkoutKey).toBe(asked[0]?.checkoutKey)
  expect(readRecord()).toMatchObject({ key: asked[0]?.checkoutKey, orderId: paid.orderId })
  expect(phase()).toEqual({ name: 'approving' })
})

test('race: the drawer is closed before the shop answers: the cart is free again, and an approval that came all the same pays that order', async () => {
  useCheckout.setState({ giftCard: null })
  const { promise: later, resolve: tell } = Promise.withResolvers<Answer>()
  answers = [later, paid]
  const pressed = startPaying('paypal')
  await sendCheckout({ name: 'drawerClosed' })
  tell(ready)
  await pressed
  expect(phase()).toEqual(atRest)
  await approve()
  expect(asked[1]).toMatchObject({
    address: `/api/orders/${paid.orderId}/settle`,
    checkoutKey: asked[0]?.checkoutKey,
  })
  expect(phase()).toMatchObject({ name: 'done', order: { orderId: paid.orderId } })
})

test('race: another tab told of the order first: it is settled with its own key, and the cart that is new by then stays', async () => {
  useCheckout.setState({ giftCard: null })
  answers = [ready, paid]
  await startPaying('paypal')
  localStorage.setItem('checkout', JSON.stringify({ key: 'of the next cart', orderId: 'another' }))
  await approve()
  expect(asked[1]?.checkoutKey).toBe(asked[0]?.checkoutKey)
  expect(phase()).toMatchObject({ name: 'done' })
  expect(currentLines()).toMatchObject([{ quantity: 2 }])
  expect(readRecord()).toMatchObject({ key: 'of the next cart' })
})

test('race: a price changes while somebody pays: the order keeps what it was placed with, and the next one is refused until the cart is up to date', async () => {
  useCheckout.setState({ giftCard: null })
  const news = { products: [{ ...b12, price: 14.5, imageUrl: null, category: null, available: 20 }] }
  const { promise: later, resolve: tell } = Promise.withResolvers<Answer>()
  answers = [ready, news, { ...paid, status: 'pending', reason: 'not_approved' }]
  await startPaying('paypal')
  expect(await refreshCart()).toBe(true)
  expect(currentLines()).toEqual(cart(2))
  await sendCheckout({ name: 'windowClosed' })
  expect(phase()).toMatchObject({ words: { text: 'Payment canceled. Nothing was charged.' } })

  const message = 'A price has changed since.'
  answers = [{ error: 'price_changed', message, presets: null }, later]
  let isWindowOpen = true
  const stopped = startPaying('paypal').catch(() => {
    isWindowOpen = false
  })
  await vi.waitFor(() => expect(phase()).toMatchObject({ words: { text: message, isProblem: true } }))
  expect(isWindowOpen).toBe(true)
  tell(news)
  await stopped
  expect(currentLines()).toMatchObject([{ quantity: 2, product: { price: 14.5 } }])
})

test('race: signed out while PayPal’s window is open: the cart is free, and what is approved is still settled', async () => {
  useCheckout.setState({ giftCard: null })
  answers = [ready, paid]
  await startPaying('paypal')
  closeRecord()
  await useCheckout.getState().send({ name: 'signedOut' })
  expect(phase()).toEqual(atRest)
  await approve()
  expect(asked[1]).toMatchObject({ checkoutKey: asked[0]?.checkoutKey })
  expect(phase()).toMatchObject({ name: 'done' })
  expect(currentLines()).toMatchObject([{ quantity: 2 }])
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
  const stopped = expect(startPaying('paypal')).rejects.toThrow()
  expect(useCheckout.getState().phase).toEqual({ name: 'approving' })
  await vi.advanceTimersByTimeAsync(31_000)
  await stopped
  expect(useCheckout.getState()).toMatchObject({
    phase: {
      name: 'idle',
      words: { text: expect.stringContaining('We couldn’t reach the shop.'), isProblem: true },
    },
  })
})
