import type { BookingRequest } from '../../../care/booking/shared/request.ts'
import type { GiftCardStatus } from '../../gift-cards/shared/gift-card.ts'

export type OrderStatus =
  | 'pending'
  | 'confirming'
  | 'in_review'
  | 'paid'
  | 'fulfilled'
  | 'cancelled'
  | 'expired'
  | 'needs_attention'
  | 'partially_refunded'
  | 'refunded'

export type OrderReason =
  | 'declined'
  | 'not_approved'
  | 'superseded'
  | 'out_of_stock'
  | 'gift_card_empty'
  | 'code_used'
  | 'refused'

/** A gift card that is bought with an order, as its buyer is told of it. */
export type OrderedGift = {
  title: string
  valueCents: number
  recipientName: string
  /** Arizona's day; empty: the day it is paid. */
  deliverOn: string
  status: GiftCardStatus
}

/** What the shopper's browser may know of its order. */
export type OrderState = {
  orderId: string
  /** The first 8 characters of the id (ERR-010). */
  ref: string
  status: OrderStatus
  reason?: OrderReason
  message?: string
  /** Of the whole order, with what a gift card pays. */
  totalCents: number
  /** What codes took off, which is not in it. */
  discountCents: number
  /** What a gift card pays of it. */
  giftCents: number
  /** The gift cards that are bought with it. */
  gifts: OrderedGift[]
  /** A guest's, only once money is in or on its way. */
  accessToken?: string
  isGuest: boolean
  /** Something in it may only be given after a good faith exam. */
  needsExam?: boolean
  /** What the booking system opens, once money is in or on its way and somebody is to come. */
  booking?: BookingRequest
}

const untouched = 'Nothing was charged.'
const sentences: Partial<Record<OrderStatus | OrderReason, string>> = {
  confirming: 'Payment received or pending – we are confirming it.',
  in_review: 'PayPal is still checking the payment. We’ll email you as soon as it goes through.',
  needs_attention:
    'Something about this payment doesn’t look right, and we’re looking into it now. Please don’t pay again: we’ll be in touch.',
  declined: `PayPal declined this payment method. ${untouched} Choose another card or account and try again.`,
  not_approved: `You haven’t approved the payment at PayPal yet. ${untouched}`,
  superseded: `Your cart has changed since then. ${untouched} Please pay for the cart as it is now.`,
  out_of_stock: `Someone else just bought the last one. ${untouched}`,
  gift_card_empty: `The gift card’s money has been spent in the meantime. ${untouched} Please check your cart again.`,
  code_used: `A code can no longer be used for this order. ${untouched} Please check your cart again.`,
  refused: `PayPal refused this payment. ${untouched} Please call us.`,
  cancelled: `The order was canceled. ${untouched}`,
  expired: `Your time to pay ran out. ${untouched} Start again from the cart.`,
}

/** A product there is too little of: what is left for this buyer, and whether others are just paying for more. */
export type Shortage = { name: string; left: number; isHeld: boolean }

/** Names what there is too little of, and what is left of it. */
export function shortageSentence(short: Shortage[]): string {
  const parts = short.map(({ name, left, isHeld }) => {
    if (left > 0) return `Only ${left} of ${name} left.`
    return isHeld ? `Others are paying for the last of ${name} right now.` : `${name} is sold out.`
  })
  return parts.join(' ')
}

/** The sentence for the shopper about this state, if there is something to say beyond it. */
export function sentenceFor(
  status: OrderStatus,
  reason: OrderReason | undefined,
  short: Shortage[] = [],
): string | undefined {
  if (reason === 'out_of_stock' && short.length > 0)
    return `${shortageSentence(short)} Someone else just bought the rest. ${untouched}`
  return sentences[reason ?? status] ?? sentences[status]
}

/** Why an attempt ended, in the shopper's terms, from the code it was stored with. */
export function reasonOf(problem: string | null): OrderReason | undefined {
  if (!problem) return undefined
  if (problem === 'OUT_OF_STOCK') return 'out_of_stock'
  if (problem === 'GIFT_CARD_EMPTY') return 'gift_card_empty'
  if (problem === 'CODE_USED') return 'code_used'
  if (problem === 'NOT_APPROVED') return 'not_approved'
  if (problem.startsWith('REVIEW_') || problem.startsWith('FINAL_')) return 'refused'
  return problem.startsWith('ABANDONED') || problem === 'EXPIRED' ? undefined : 'declined'
}
