'use client'

import { showToast } from '@/components/ui/toast-store'
import { replaceLines } from '@/lib/shop/cart/browser/edit'
import { currentGifts, takeGiftsOut } from '@/lib/shop/cart/browser/gifts'
import { currentLines, setCartOpen, useCart } from '@/lib/shop/cart/browser/store'
import type { CartContents } from '@/lib/shop/cart/shared/cart-line'
import { usedCents } from '@/lib/shop/checkout/browser/gift-money'
import {
  type CheckoutRecord,
  closeRecord,
  forgetOrder,
  forgetPlacing,
  isRecorded,
  keepGuestOrder,
  openRecord,
  readRecord,
  recordOrder,
  recordPlacing,
} from '@/lib/shop/checkout/browser/record'
import { postOrder, type Started, settleOrder } from '@/lib/shop/checkout/browser/requests'
import { useCheckout } from '@/lib/shop/checkout/browser/store'
import { kindOf, settledToast } from '@/lib/shop/checkout/shared'
import type { OrderState } from '@/lib/shop/orders/shared/order-state'
import { orderRef } from '@/lib/shop/orders/shared/reference'
import { askUnfinished, followOrder, stopFollowing } from './follow-order'
import { refreshCart } from './refresh-cart'
import { renewBalance, renewGifts } from './renew-gifts'

/** The words of a stop before PayPal; PayPal's `start` rejects with it and nobody needs to say more. */
class Stopped extends Error {}

/**
 * The order this tab opened PayPal's window for. The stored record may be gone by then: another tab may have settled
 * it.
 */
let atPayPal: CheckoutRecord | undefined

/**
 * What PayPal calls `createOrder`: starts or continues the order for the cart as it is. Must be called inside the
 * click, or the browser blocks PayPal's window.
 */
export async function startPaying(): Promise<{ orderId: string }> {
  useCheckout.setState({ phase: { name: 'approving' }, words: null, refusedGift: null })
  const contents = currentContents()
  atPayPal = undefined
  const { key } = openRecord()
  const started = await postOrder(key, { ...contents, giftCard: useCheckout.getState().giftCard })
  if (started.outcome === 'ready') {
    atPayPal = recordOrder(key, started.orderId, started.paypalOrderId, contents, giftMoneyFor(contents))
    return { orderId: started.paypalOrderId }
  }
  await stopBeforePayPal(started)
  throw new Stopped(started.outcome)
}

/** Places an order that the named gift card pays as a whole: PayPal is not asked. */
export async function payByGiftCard(): Promise<void> {
  useCheckout.setState({ phase: { name: 'processing' }, words: null, refusedGift: null })
  const contents = currentContents()
  atPayPal = undefined
  const key = recordPlacing(contents)
  const started = await postOrder(key, { ...contents, giftCard: useCheckout.getState().giftCard })
  if (started.outcome !== 'ready') return stopBeforePayPal(started)
  // The card paid less than it did a moment ago; the order waits for PayPal then.
  recordOrder(key, started.orderId, started.paypalOrderId, contents, giftMoneyFor(contents))
  sayProblem('Your gift card doesn’t cover all of this. Please pay the rest with PayPal.')
}

const currentContents = () => ({ lines: currentLines(), gifts: currentGifts() })

function giftMoneyFor({ lines }: CartContents) {
  const { giftCard } = useCheckout.getState()
  const cents = usedCents(giftCard, lines)
  return giftCard && cents > 0 ? { endsWith: giftCard.endsWith, cents } : undefined
}

/** The buyer approved at PayPal: from here on money may move, so nothing unclear is called a failure. */
export async function settleApproved(approvedId: string): Promise<void> {
  useCheckout.setState({ phase: { name: 'processing' }, words: null })
  const { key, orderId, paypalOrderId } = atPayPal ?? openRecord()
  if (!orderId) return sayProblem('We lost track of this order. Please call us before you pay again.')
  const order = await settleOrder(orderId, key, approvedId || paypalOrderId || '', true)
  if (order) takeOver(order)
  else confirm(orderId)
}

/** The buyer closed PayPal's window. */
export const cancelPaying = () => afterWindow(() => say('Payment cancelled. Nothing was charged.'))

/** PayPal's script reports a failure, or never opened its window. */
export async function failAtPayPal(error: unknown): Promise<void> {
  if (useCheckout.getState().phase.name !== 'approving') return
  if (isBlockedWindow(error))
    return sayProblem(
      'Your browser blocked PayPal’s window. Allow pop-ups for this page in the address bar, then press the button again.',
    )
  await afterWindow(() => {
    showPayPalProblem()
    sayProblem('PayPal reported a problem. Nothing was charged.')
  })
}

/**
 * The window is gone, but the buyer may have approved in it: only PayPal's own word makes it "nothing was charged".
 */
async function afterWindow(sayUnpaid: () => void): Promise<void> {
  if (useCheckout.getState().phase.name !== 'approving') return
  const { key, orderId, paypalOrderId } = atPayPal ?? openRecord()
  if (!orderId || !paypalOrderId) return sayUnpaid()
  useCheckout.setState({ phase: { name: 'checking' }, words: null })
  const order = await settleOrder(orderId, key, paypalOrderId, false)
  if (!order) confirm(orderId)
  else if (kindOf(order) === 'open') sayUnpaid()
  else takeOver(order)
}

/** Closes the confirmation; the cart is there again. */
export function closeOrder(): void {
  useCheckout.setState({ phase: { name: 'idle' }, words: null })
}

/** Shows the state of an order, however it became known. */
function takeOver(order: OrderState) {
  const kind = kindOf(order)
  if (kind === 'settled') return finish(order)
  if (kind === 'unclear') return confirm(order.orderId)
  stopFollowing()
  if (kind === 'over' && isRecorded(order.orderId)) forgetOrder()
  sayProblem(order.message ?? 'This order was not paid. Nothing was charged.')
  if (order.reason === 'declined' || order.reason === 'refused') showOrderProblem()
  if (order.reason === 'out_of_stock') void refreshCart()
  if (order.reason === 'gift_card_empty') useCheckout.setState({ giftCard: null })
}

/** A shopper who left while paying is back: what was paid meanwhile is told, what was not stays as quiet as it was. */
export async function resumeCheckout(): Promise<void> {
  const order = await askUnfinished()
  if (order && useCheckout.getState().phase.name === 'idle') takeOver(order)
}

/**
 * The shopper closed the drawer: PayPal's window goes with it, and an approval that came all the same is found later.
 */
export function leaveCheckout(): void {
  const { phase } = useCheckout.getState()
  if (phase.name === 'approving') useCheckout.setState({ phase: { name: 'idle' } })
  useCheckout.setState({ words: null })
}

/** Asks until it is known what became of the order. */
function confirm(orderId: string): void {
  useCheckout.setState({ phase: { name: 'confirming', orderId, ref: orderRef(orderId) }, words: null })
  const { key = '' } = (atPayPal?.orderId === orderId ? atPayPal : readRecord()) ?? {}
  followOrder(orderId, key, takeOver)
}

function finish(order: OrderState): void {
  stopFollowing()
  if (isRecorded(order.orderId)) {
    const record = readRecord()
    const { units, gifts } = record?.placing ?? record ?? {}
    closeRecord()
    takePaidOut(units)
    takeGiftsOut(gifts ?? currentGifts().map(({ giftKey }) => giftKey))
  }
  atPayPal = undefined
  if (order.isGuest && order.accessToken) keepGuestOrder(order)
  useCheckout.setState({ phase: { name: 'done', order }, words: null, giftCard: null })
  const action = { label: 'Show order', run: () => setCartOpen(true) }
  showToast({ ...settledToast(order), ...(!useCart.getState().isOpen && { action }) })
}

/** Empties the cart (PAY-008); what was added in another tab since is not paid and stays. */
function takePaidOut(units: Record<string, number> | undefined): void {
  const left = currentLines().flatMap((line) => {
    const quantity = line.quantity - (units?.[line.id] ?? (units ? 0 : line.quantity))
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  replaceLines(left, [])
}

async function stopBeforePayPal(started: Exclude<Started, { outcome: 'ready' }>): Promise<void> {
  if (started.outcome === 'settled') return takeOver(started.order)
  sayProblem(started.message)
  if (started.outcome === 'gift_code_refused') return useCheckout.setState({ giftCard: null })
  if (started.outcome === 'gift_refused') {
    const { giftKey, field, message } = started
    return useCheckout.setState({ refusedGift: { giftKey, field, message } })
  }
  // A payment of this cart may have gone through: no toast that asks to try again (ERR-007).
  if (started.outcome === 'refused' && started.error === 'not_known') return
  if (started.outcome === 'changed') {
    forgetPlacing()
    if (started.presets) renewGifts(started.presets)
    renewBalance(started.giftBalanceCents)
    await refreshCart()
  } else if (started.error === 'payment_unavailable') showPayPalProblem()
  else showOrderProblem()
}

const say = (text: string) =>
  useCheckout.setState({ phase: { name: 'idle' }, words: { text, isProblem: false } })

const sayProblem = (text: string) =>
  useCheckout.setState({ phase: { name: 'idle' }, words: { text, isProblem: true } })

/** ERR-007, only where no money was taken. */
const showOrderProblem = () =>
  showToast({
    tone: 'destructive',
    title: 'Payment error',
    description: 'There was an issue processing your order. Please try again.',
  })

/** ERR-008 */
const showPayPalProblem = () =>
  showToast({
    tone: 'destructive',
    title: 'Payment error',
    description: 'There was an issue with PayPal. Please try again.',
  })

const isBlockedWindow = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && /popup/i.test(String(error.code))
