import { nextIn, type Step, type Table } from '@/lib/platform/shared/machine'
import { kindOf } from '@/lib/shop/checkout/shared'
import type { Discount } from '@/lib/shop/discounts/shared/discount'
import type { OrderState } from '@/lib/shop/orders/shared/order-state'
import { orderRef } from '@/lib/shop/orders/shared/reference'
import type { Visit } from '@/lib/shop/orders/shared/visit'
import type { PayingCard, Placed, RefusedVisit, SoldPreset, Started } from './requests'

/** Where the shopper is between the cart and a paid order (PAY-009). */
export type Phase =
  /** `words` stand beside the button; a problem interrupts and offers the phone. */
  | { name: 'idle'; words: { text: string; isProblem: boolean } | null }
  /** PayPal's window is open, or about to be. */
  | { name: 'approving' }
  /** PayPal's window was closed without a word; PayPal is asked what happened in it. */
  | { name: 'checking' }
  /** A gift card is to pay all of it. */
  | { name: 'placing' }
  /** Approved: money may move. */
  | { name: 'processing' }
  | { name: 'confirming'; orderId: string; ref: string }
  | { name: 'done'; order: OrderState }

/** Why PayPal's window is gone: the buyer closed it, or PayPal's script reported a failure. */
type Why = 'closed' | 'failed'

export type CheckoutEvent =
  // The shopper
  | { name: 'pressed' }
  | { name: 'placed' }
  | { name: 'cardNamed'; card: PayingCard | null }
  | { name: 'discountsNamed'; discounts: Discount[] }
  | { name: 'drawerClosed' }
  | { name: 'orderClosed' }
  /** Looks at the cart again, perhaps after an order was left behind. */
  | { name: 'returned' }
  | { name: 'signedOut' }
  // PayPal's window
  | { name: 'approved'; paypalOrderId: string }
  | { name: 'windowClosed' }
  | { name: 'windowFailed'; isBlocked: boolean }
  // The shop
  | { name: 'ready'; order: Placed }
  /** The card paid less than it did a moment ago; the order waits for PayPal then. */
  | { name: 'notCovered'; order: Placed }
  | { name: 'refused'; answer: Refused }
  /** The state of an order, however it became known. */
  | { name: 'orderKnown'; order: OrderState }
  /** No answer says what became of it. */
  | { name: 'orderUnclear'; orderId: string }
  /** PayPal's own word: nothing was paid in that window. */
  | { name: 'unpaid'; why: Why }
  /** Approved, but nobody remembers which order. */
  | { name: 'orderLost' }
  /** Something became of an order that was left behind. */
  | { name: 'found'; order: OrderState }

type Refused = Exclude<Started, { outcome: 'ready' | 'settled' }>

export type CheckoutEffect =
  /** Starts or continues the order for the cart as it is. */
  | ['startOrder']
  /** The same where the gift card is to pay all of it. */
  | ['placeOrder']
  | ['recordOrder', order: Placed, isAtPayPal: boolean]
  | ['forgetOrder', orderId: string]
  /** Tells the shop of the approval. */
  | ['settle', paypalOrderId: string]
  /** The window is gone, but the buyer may have approved in it: PayPal is asked. */
  | ['check', why: Why]
  /** Asks until it is known what became of the order. */
  | ['follow', orderId: string]
  | ['stopFollowing']
  | ['askUnfinished']
  | ['takePaidOut', order: OrderState]
  | ['payWith', card: PayingCard | null]
  | ['discount', discounts: Discount[]]
  | ['dropDiscount', code: string]
  | ['markGift', gift: RefusedGift | null]
  | ['markVisit', visit: RefusedVisit]
  | ['renewGifts', presets: SoldPreset[] | null, balanceCents: number | null]
  /** What the way there costs now is told where it is not what it was. */
  | ['renewVisit', visit: Visit]
  /** `isAwaited`: PayPal's window stays until the cart is up to date. */
  | ['refreshCart', isAwaited: boolean]
  | ['tellPaid', order: OrderState]
  | ['tellTrouble', description: string]

/** A gift card in the cart that can't be bought as it is. */
export type RefusedGift = { giftKey: string; message: string }

type Next = Step<Phase, CheckoutEffect>

export const atRest: Phase = { name: 'idle', words: null }

const say = (text: string, isProblem: boolean): Phase => ({ name: 'idle', words: { text, isProblem } })
const sayProblem = (text: string) => say(text, true)

/** ERR-007, only where no money was taken. */
const orderTrouble: CheckoutEffect = [
  'tellTrouble',
  'There was an issue processing your order. Please try again.',
]
/** ERR-008 */
const payPalTrouble: CheckoutEffect = ['tellTrouble', 'There was an issue with PayPal. Please try again.']

const stay = (phase: Phase): Next => [phase]
const rest = (): Next => [atRest]
const start = (): Next => [{ name: 'approving' }, ['markGift', null], ['startOrder']]
const check = (why: Why): Next => [{ name: 'checking' }, ['check', why]]

/** What is heard of an order or a card counts in every state: an answer may be late, but it is never less true. */
const heard = {
  // From here on money may move, so nothing unclear is called a failure.
  approved: (_: Phase, { paypalOrderId }: { paypalOrderId: string }): Next => [
    { name: 'processing' },
    ['settle', paypalOrderId],
  ],
  cardNamed: (phase: Phase, { card }: { card: PayingCard | null }): Next => [phase, ['payWith', card]],
  discountsNamed: (phase: Phase, { discounts }: { discounts: Discount[] }): Next => [
    phase,
    ['discount', discounts],
  ],
  ready: (phase: Phase, { order }: { order: Placed }): Next => [phase, ['recordOrder', order, true]],
  notCovered: (_: Phase, { order }: { order: Placed }): Next => [
    sayProblem('Your gift card doesn’t cover all of this. Please pay the rest with PayPal.'),
    ['recordOrder', order, false],
  ],
  refused: (_: Phase, { answer }: { answer: Refused }): Next => [
    sayProblem(answer.message),
    ...afterRefusal(answer),
  ],
  orderKnown: (_: Phase, { order }: { order: OrderState }) => takeOver(order),
  orderUnclear: (_: Phase, { orderId }: { orderId: string }) => confirm(orderId),
  unpaid: (_: Phase, { why }: { why: Why }): Next =>
    why === 'closed'
      ? [say('Payment canceled. Nothing was charged.', false)]
      : [sayProblem('PayPal reported a problem. Nothing was charged.'), payPalTrouble],
  orderLost: (): Next => [sayProblem('We lost track of this order. Please call us before you pay again.')],
  signedOut: rest,
}

/** While the shopper waits for an answer or reads what became of the order, nothing is begun. */
const waiting = {
  ...heard,
  pressed: stay,
  placed: stay,
  drawerClosed: stay,
  orderClosed: stay,
  returned: stay,
  windowClosed: stay,
  windowFailed: stay,
  found: stay,
}

/** An earlier press that the shop refuses late says nothing of the money that is on its way, or has arrived. */
const paying = { ...waiting, refused: stay }

const table: Table<Phase, CheckoutEvent, CheckoutEffect> = {
  idle: {
    ...waiting,
    pressed: start,
    placed: () => [{ name: 'placing' }, ['markGift', null], ['placeOrder']],
    cardNamed: (phase, { card }) => [card ? atRest : phase, ['payWith', card]],
    discountsNamed: (_, { discounts }) => [atRest, ['discount', discounts]],
    drawerClosed: rest,
    returned: (phase) => [phase, ['askUnfinished']],
    found: (_, { order }) => takeOver(order),
  },
  approving: {
    ...waiting,
    // PayPal's window can get lost without a word. The key is the same, and so is the order.
    pressed: start,
    // PayPal's window goes with the drawer; an approval that came all the same is found later.
    drawerClosed: rest,
    windowClosed: () => check('closed'),
    windowFailed: (_, { isBlocked }) =>
      isBlocked
        ? [
            sayProblem(
              'Your browser blocked PayPal’s window. Allow pop-ups for this page in the address bar, then press the button again.',
            ),
          ]
        : check('failed'),
  },
  checking: waiting,
  placing: waiting,
  processing: paying,
  confirming: paying,
  done: { ...paying, orderClosed: rest },
}

/** What follows an event at checkout: pure, and complete. */
export const nextPhase = nextIn(table)

function takeOver(order: OrderState): Next {
  const kind = kindOf(order)
  if (kind === 'settled')
    return [
      { name: 'done', order },
      ['stopFollowing'],
      ['takePaidOut', order],
      ['payWith', null],
      ['discount', []],
      ['tellPaid', order],
    ]
  const { orderId, reason, message } = order
  if (kind === 'unclear') return confirm(orderId)
  const effects: CheckoutEffect[] = [['stopFollowing']]
  if (kind === 'over') effects.push(['forgetOrder', orderId])
  if (reason === 'declined' || reason === 'refused') effects.push(orderTrouble)
  if (reason === 'out_of_stock') effects.push(['refreshCart', false])
  if (reason === 'gift_card_empty') effects.push(['payWith', null])
  if (reason === 'code_used') effects.push(['discount', []])
  return [sayProblem(message ?? 'This order was not paid. Nothing was charged.'), ...effects]
}

function confirm(orderId: string): Next {
  return [{ name: 'confirming', orderId, ref: orderRef(orderId) }, ['follow', orderId]]
}

function afterRefusal(answer: Refused): CheckoutEffect[] {
  switch (answer.outcome) {
    case 'gift_code_refused':
      return [['payWith', null]]
    case 'discount_refused':
      return [['dropDiscount', answer.code]]
    case 'visit_refused': {
      const { field, message, isOutside } = answer
      return [['markVisit', { field, message, isOutside }]]
    }
    case 'gift_refused': {
      const { giftKey, message } = answer
      return [['markGift', { giftKey, message }]]
    }
    case 'changed': {
      const { presets, giftBalanceCents: balanceCents, visit } = answer
      return [
        ['renewGifts', presets, balanceCents],
        ...(visit ? [['renewVisit', visit] satisfies CheckoutEffect] : []),
        ['refreshCart', true],
      ]
    }
    case 'refused':
      // A payment of this cart may have gone through: no toast that asks to try again (ERR-007).
      if (answer.error === 'not_known') return []
      return [answer.error === 'payment_unavailable' ? payPalTrouble : orderTrouble]
  }
}
