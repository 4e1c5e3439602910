import { z } from 'zod'
import type { GiftCardStatus } from '../gift-cards/model.ts'
import { giftCode, giftsToBuy } from '../gift-cards/request.ts'
import { mostAtOnce } from '../products/on-sale.ts'

/** Units in one order, and held unpaid by one network, at most: nobody may empty the shelf without paying (place_order). */
const mostUnits = 60

const line = z.strictObject({
  productId: z.string().regex(/^[A-Za-z0-9._-]{1,128}$/, 'is not the id of a product'),
  quantity: z.number().int().min(1).max(mostAtOnce),
})

/** What a browser may say when it starts paying: no prices, only what it saw in all, so that a change is noticed. */
export const startOrderRequest = z
  .strictObject({
    checkoutKey: z.uuid(),
    lines: z
      .array(line)
      .max(50)
      .refine(
        (lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length,
        'each product once',
      )
      .refine(
        (lines) => lines.reduce((units, { quantity }) => units + quantity, 0) <= mostUnits,
        `at most ${mostUnits} units in one order; please call us for more`,
      ),
    gifts: giftsToBuy.default([]),
    giftCode: giftCode.nullable().default(null),
    /** What PayPal shall be asked: nothing, where a gift card pays all of it. */
    expectedTotalCents: z.number().int().min(0).max(10_000_000),
  })
  .refine(({ lines, gifts }) => lines.length + gifts.length > 0, {
    message: 'there is nothing to pay for',
    path: ['lines'],
  })
  .refine(({ expectedTotalCents, giftCode }) => expectedTotalCents > 0 || giftCode, {
    message: 'only a gift card can pay all of it',
    path: ['expectedTotalCents'],
  })
export type StartOrderRequest = z.infer<typeof startOrderRequest>

/** What a browser says when the buyer is back from PayPal; `isApproved` is false when the window was only closed. */
export const settleRequest = z.strictObject({
  checkoutKey: z.uuid(),
  paypalOrderId: z.string().regex(/^[A-Za-z0-9-]{1,36}$/, 'is not an order id of PayPal'),
  isApproved: z.boolean().default(true),
})
export type SettleRequest = z.infer<typeof settleRequest>

export const orderId = z.uuid()

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
  /** What a gift card pays of it. */
  giftCents: number
  /** The gift cards that are bought with it. */
  gifts: OrderedGift[]
  /** A guest's, only once money is in or on its way. */
  accessToken?: string
  isGuest: boolean
  /** Something in it may only be given after a good faith exam. */
  needsExam?: boolean
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
  refused: `PayPal refused this payment. ${untouched} Please call us.`,
  cancelled: `The order was cancelled. ${untouched}`,
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
    return `${shortageSentence(short)} Somebody else was quicker. ${untouched}`
  return sentences[reason ?? status] ?? sentences[status]
}

/** Why an attempt ended, in the shopper's terms, from the code it was stored with. */
export function reasonOf(problem: string | null): OrderReason | undefined {
  if (!problem) return undefined
  if (problem === 'OUT_OF_STOCK') return 'out_of_stock'
  if (problem === 'GIFT_CARD_EMPTY') return 'gift_card_empty'
  if (problem === 'NOT_APPROVED') return 'not_approved'
  if (problem.startsWith('REVIEW_') || problem.startsWith('FINAL_')) return 'refused'
  return problem.startsWith('ABANDONED') || problem === 'EXPIRED' ? undefined : 'declined'
}
