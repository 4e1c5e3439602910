import { runMachine } from '@/lib/platform/shared/machine'
import { currentGifts, takeGiftsOut } from '@/lib/shop/cart/browser/gifts'
import type { ShowToast } from '@/lib/shop/cart/browser/run-cart-sync'
import { currentLines, replaceLines, setCartOpen, useCart } from '@/lib/shop/cart/browser/store'
import type { CartContents } from '@/lib/shop/cart/shared/cart-line'
import { kindOf, settledToast, sumsOf } from '@/lib/shop/checkout/shared'
import type { OrderState } from '@/lib/shop/orders/shared/order-state'
import { type CheckoutEffect, type CheckoutEvent, nextPhase, type Phase } from './machine'
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
} from './record'
import { markVisit, refreshCart, renewBalance, renewGifts, renewVisit } from './renew-cart'
import { askOrder, postOrder, settleOrder } from './requests'
import { useCheckout } from './store'

/** Seconds between the questions; the last one repeats. */
const pauses = [1, 2, 3, 5, 8, 13, 21, 30]

/** Lets the checkout of this page run; returns the function that tells it what happened. */
export function runCheckout(showToast: ShowToast): (event: CheckoutEvent) => Promise<CheckoutEvent> {
  /**
   * The order this tab opened PayPal's window for. The stored record may be gone by then: another tab may have
   * settled it.
   */
  let atPayPal: CheckoutRecord | undefined
  let followed: string | undefined

  const send = runMachine<Phase, CheckoutEvent, CheckoutEffect>({
    next: nextPhase,
    read: () => useCheckout.getState().phase,
    write: (phase) => useCheckout.setState({ phase }),
    doing: {
      startOrder: () => begin('ready', () => openRecord().key),
      placeOrder: () => begin('notCovered', recordPlacing),
      recordOrder({ key, orderId, paypalOrderId, contents }, isAtPayPal) {
        const record = recordOrder(key, orderId, paypalOrderId, contents, giftMoneyFor(contents))
        if (isAtPayPal) atPayPal = record
      },
      forgetOrder(orderId) {
        if (isRecorded(orderId)) forgetOrder()
      },
      settle(approvedId) {
        const { key, orderId, paypalOrderId = '' } = atPayPal ?? openRecord()
        return orderId ? settle(orderId, key, approvedId || paypalOrderId, true) : { name: 'orderLost' }
      },
      check(why) {
        const unpaid = { name: 'unpaid', why } as const
        const { key, orderId, paypalOrderId } = atPayPal ?? openRecord()
        if (!orderId || !paypalOrderId) return unpaid
        return settle(orderId, key, paypalOrderId, false).then((event) =>
          event.name === 'orderKnown' && kindOf(event.order) === 'open' ? unpaid : event,
        )
      },
      follow: (orderId) => void follow(orderId),
      stopFollowing() {
        followed = undefined
      },
      askUnfinished,
      takePaidOut(order) {
        takePaidOut(order)
        atPayPal = undefined
      },
      payWith: (giftCard) => useCheckout.setState({ giftCard }),
      discount: (discounts) => useCheckout.setState({ discounts }),
      dropDiscount: (dropped) =>
        useCheckout.setState(({ discounts }) => ({
          discounts: discounts.filter(({ code }) => code !== dropped),
        })),
      markGift: (refusedGift) => useCheckout.setState({ refusedGift }),
      markVisit,
      renewVisit,
      renewGifts(presets, balanceCents) {
        forgetPlacing()
        if (presets) renewGifts(presets)
        renewBalance(balanceCents)
      },
      refreshCart(isAwaited) {
        const refreshed = refreshCart().then(() => undefined)
        return isAwaited ? refreshed : undefined
      },
      tellPaid(order) {
        const action = { label: 'Show order', run: () => setCartOpen(true) }
        showToast({ ...settledToast(order), ...(!useCart.getState().isOpen && { action }) })
      },
      tellTrouble: (description) => showToast({ tone: 'destructive', title: 'Payment error', description }),
    },
  })
  useCheckout.setState({ send })
  return send

  async function begin(
    waiting: 'ready' | 'notCovered',
    open: (contents: CartContents) => string,
  ): Promise<CheckoutEvent> {
    const contents = { lines: currentLines(), gifts: currentGifts() }
    atPayPal = undefined
    const key = open(contents)
    const { giftCard, visit, discounts, gateway } = useCheckout.getState()
    const answer = await postOrder(key, { ...contents, giftCard, visit, discounts, gateway })
    if (answer.outcome === 'settled') return { name: 'orderKnown', order: answer.order }
    if (answer.outcome !== 'ready') return { name: 'refused', answer }
    const { orderId, paypalOrderId } = answer
    return { name: waiting, order: { key, orderId, paypalOrderId, contents } }
  }

  /** Asks about an unclear order, ever more slowly, and tells the first state that is clear. One order at a time. */
  async function follow(orderId: string): Promise<void> {
    const { key = '' } = (atPayPal?.orderId === orderId ? atPayPal : readRecord()) ?? {}
    if (followed === orderId) return
    followed = orderId
    for (let asked = 0; followed === orderId; asked += 1) {
      const seconds = pauses[Math.min(asked, pauses.length - 1)] ?? 30
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      const order = followed === orderId ? await askOrder(orderId, key) : null
      if (followed !== orderId || !order || order === 'unknown' || order.status === 'confirming') continue
      followed = undefined
      void send({ name: 'orderKnown', order })
    }
  }
}

async function settle(
  ...[orderId, key, paypalOrderId, isApproved]: Parameters<typeof settleOrder>
): Promise<Extract<CheckoutEvent, { name: 'orderKnown' | 'orderUnclear' }>> {
  const order = await settleOrder(orderId, key, paypalOrderId, isApproved)
  return order ? { name: 'orderKnown', order } : { name: 'orderUnclear', orderId }
}

function giftMoneyFor(contents: CartContents) {
  const { giftCard, visit, discounts } = useCheckout.getState()
  const { gift: cents } = sumsOf({ ...contents, giftCard, visit, discounts })
  return giftCard && cents > 0 ? { endsWith: giftCard.endsWith, cents } : undefined
}

/** The order a shopper left behind, at PayPal or without an answer, if something became of it meanwhile. */
async function askUnfinished(): Promise<CheckoutEvent | undefined> {
  const { key, orderId } = readRecord() ?? {}
  if (!key || orderId === undefined) return
  const order = await askOrder(orderId, key)
  if (order === 'unknown' || (order && kindOf(order) === 'over')) forgetOrder()
  if (order && order !== 'unknown' && ['settled', 'unclear'].includes(kindOf(order)))
    return { name: 'found', order }
}

/** Empties the cart (PAY-008) of what was paid: what was added in another tab since stays. Keeps a guest's code. */
function takePaidOut(order: OrderState): void {
  if (isRecorded(order.orderId)) {
    const record = readRecord()
    const { units, gifts } = record?.placing ?? record ?? {}
    closeRecord()
    const left = currentLines().flatMap((line) => {
      const quantity = line.quantity - (units?.[line.id] ?? (units ? 0 : line.quantity))
      return quantity > 0 ? [{ ...line, quantity }] : []
    })
    replaceLines(left, [])
    takeGiftsOut(gifts ?? currentGifts().map(({ giftKey }) => giftKey))
  }
  if (order.isGuest && order.accessToken) keepGuestOrder(order)
}
