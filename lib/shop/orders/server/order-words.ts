import { sumCents } from '@/lib/platform/shared/money'
import type { OrderFor } from '@/lib/shop/orders/shared/order'
import type { OrderStatus } from '@/lib/shop/orders/shared/order-state'

/** An order as its owner sees it. */
export type OwnOrder = OrderFor<'buyer'>

type StateWords = {
  label: string
  /** What that means for the shopper, where there is something to say. */
  sentence?: string
  tone: 'good' | 'wait' | 'over'
}

/** Each state in the shopper's words. */
export const orderStates: Record<OrderStatus, StateWords> = {
  pending: { label: 'Not paid yet', tone: 'over' },
  confirming: {
    label: 'Being confirmed',
    sentence: 'Payment received or pending – we are confirming it. Please don’t pay again.',
    tone: 'wait',
  },
  in_review: {
    label: 'Payment is being checked',
    sentence: 'PayPal is still checking the payment. We’ll email you as soon as it goes through.',
    tone: 'wait',
  },
  paid: { label: 'Paid', sentence: 'Choose the time of your nurse’s visit, or call us.', tone: 'good' },
  fulfilled: { label: 'Done', tone: 'good' },
  cancelled: { label: 'Canceled', tone: 'over' },
  expired: { label: 'Expired', tone: 'over' },
  needs_attention: {
    label: 'We are looking at it',
    sentence: 'Something about this payment doesn’t look right. Please don’t pay again: we’ll be in touch.',
    tone: 'wait',
  },
  partially_refunded: { label: 'Partly refunded', tone: 'good' },
  refunded: { label: 'Refunded', tone: 'over' },
}

/** What its state means for the shopper, where there is something to say. */
export function sentenceOf({
  state,
  isGift,
  timeChosenAt,
}: Pick<OwnOrder, 'state' | 'isGift' | 'timeChosenAt'>): string | undefined {
  if (state === 'paid' && isGift)
    return 'Each gift card goes out on its delivery date. Use the link in our email to change it.'
  return state === 'paid' && timeChosenAt ? undefined : orderStates[state].sentence
}

/**
 * Whether anything came of the order, so that its owner wants to see it: a cart that was never paid for is not told.
 */
export const isTold = (state: OrderStatus): boolean => !['pending', 'cancelled', 'expired'].includes(state)

/** Whether its money came in, so that there is a receipt. */
export const hasReceipt = (state: OrderStatus): boolean =>
  ['paid', 'fulfilled', 'partially_refunded', 'refunded'].includes(state)

/** Cents that went back to the shopper. */
export const refundedCents = ({ refunds }: Pick<OwnOrder, 'refunds'>): number =>
  sumCents(refunds.filter(({ isDone }) => isDone).map(({ cents }) => cents))

/** How it was paid, in front of the day. */
export const paidLabel = ({ giftCents, totalCents }: Pick<OwnOrder, 'giftCents' | 'totalCents'>): string =>
  totalCents === 0
    ? 'Paid with a code'
    : giftCents === 0
      ? 'Paid with PayPal'
      : giftCents === totalCents
        ? 'Paid with a gift card'
        : 'Paid with PayPal and a gift card'

/** What a buyer reads whose provider advised against it. */
export const declinedNote =
  'The provider you spoke with advised against this treatment for now. We’ll give you back what you paid for it. If you have questions, please call us.'

/** Why a person must look at an order, in words, from the code it was stored with. */
export function attentionSentence(attention: string | null): string {
  const sentence = attentionSentences[attention ?? '']
  if (sentence) return sentence
  return attention?.startsWith('NOT_CAPTURED_')
    ? `PayPal's order is not the one we asked for (${attention}); nothing was charged.`
    : `PayPal reported something the shop doesn’t recognize (${attention ?? 'no reason'}).`
}

const attentionSentences: Record<string, string> = {
  AMOUNT_DIFFERS: 'The amount received doesn’t match the order total.',
  PAID_TWICE: 'A second payment came in for an order that was paid already.',
  PAID_AN_OLD_CART: 'The payment is for a cart the buyer has changed since.',
  OUT_OF_STOCK: 'It was paid late, and what was ordered has sold out.',
  REFUND_REFUSED: 'A refund that was under way is refused by PayPal: the money is still here.',
  REFUND_FAILED: 'A refund failed at PayPal after it had begun: the buyer did not get the money.',
  REFUND_UNKNOWN: 'For 40 days PayPal has not said whether a refund went through.',
  DIFFERS_CAPTURE_MISSING: 'PayPal no longer has a record of this order’s payment.',
  DIFFERS_CAPTURE_STATUS: 'PayPal does not count the payment of this order as received; the shop does.',
  DIFFERS_CAPTURE_AMOUNT: 'PayPal shows another amount for the payment of this order than the shop.',
  DIFFERS_REFUND_MISSING: 'The shop shows more money given back for this order than PayPal does.',
  CODE_USED:
    'It was paid late, and a code in it was used elsewhere by then. Give the money back, or let the discount stand.',
  GIFT_CARD_EMPTY:
    'It was paid late, and the gift card that pays a part of it has too little money left. Give PayPal’s part back.',
  GIFT_CARDS_UNPAID:
    'Less money is here than its gift cards cost. Cancel the cards whose money went back (nothing is paid twice), or give the rest back.',
  GIFT_CARD_SPENT: 'It was refunded at PayPal, although part of its gift card had already been spent.',
  OUTCOME_UNKNOWN: 'For six hours PayPal has not said whether the payment went through.',
}
