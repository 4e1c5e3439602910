import { sumCents } from '@/lib/platform/shared/money'
import {
  type CartContents,
  type CartLine,
  cartCents,
  lineCents,
  totalCents,
} from '@/lib/shop/cart/shared/cart-line'
import {
  bestDiscounts,
  type Discount,
  type DiscountPart,
  discountParts,
} from '@/lib/shop/discounts/shared/discount'
import type { GiftBalance } from '@/lib/shop/gift-cards/shared/gift-card'
import type { OrderState, OrderStatus } from '@/lib/shop/orders/shared/order-state'
import { accessCode } from '@/lib/shop/orders/shared/reference'
import type { Visit } from '@/lib/shop/orders/shared/visit'

/** What the browser needs to show PayPal's button. */
export type PayPalOffer = { clientId: string; environment: 'production' | 'sandbox'; sdkUrl: string }

/**
 * What an order's state means for the shopper: money is in, nobody knows yet, still to be paid, or over without
 * money.
 */
export type OrderKind = 'settled' | 'unclear' | 'open' | 'over'

const kinds: Record<OrderStatus, OrderKind> = {
  pending: 'open',
  confirming: 'unclear',
  in_review: 'settled',
  paid: 'settled',
  fulfilled: 'settled',
  needs_attention: 'settled',
  partially_refunded: 'settled',
  refunded: 'settled',
  cancelled: 'over',
  expired: 'over',
}

export const kindOf = ({ status }: OrderState): OrderKind => kinds[status]

/** Integer cents of the way to the door: once for an order, and never for gift cards. */
export const travelCents = (visit: Visit | null, lines: CartLine[]): number =>
  lines.length > 0 ? (visit?.feeCents ?? 0) : 0

/** What a code in the cart is (`POST /api/checkout/code`). */
export type CodeAnswer = { kind: 'gift'; card: GiftBalance } | { kind: 'discount'; discount: Discount }

/** What is paid for, where it is given, and what lowers or pays a part of it. */
export type Payable = CartContents & {
  visit: Visit | null
  discounts: Discount[]
  giftCard: GiftBalance | null
}

/** What a cart comes to, in integer cents. */
export type Sums = {
  /** For the way to the door; 0 while nobody has said where. */
  travel: number
  /** What each code takes off that is used. */
  parts: DiscountPart[]
  /** What all of them take off. */
  discount: number
  /** What the gift card that was named pays. */
  gift: number
  /** What PayPal is to be asked. */
  toPay: number
}

/**
 * The sum of the lines and the way there (PAY-012), less what codes take off and what a gift card pays: never of gift
 * cards, which neither a gift card nor a discount buys.
 */
export function sumsOf({ lines, gifts, visit, discounts, giftCard }: Payable): Sums {
  const travel = travelCents(visit, lines)
  const goods = lines.map((line) => ({ id: line.id, cents: lineCents(line) }))
  const parts = discountParts(bestDiscounts(discounts, goods, travel), goods, travel)
  const discount = sumCents(parts.map(({ cents }) => cents))
  const gift = giftCard ? Math.min(giftCard.balanceCents, totalCents(lines) + travel - discount) : 0
  return { travel, parts, discount, gift, toPay: cartCents({ lines, gifts }) + travel - discount - gift }
}

/** The sentence while nobody knows the outcome: it never asks to pay again (ERR-007). */
export const confirmingSentence = (ref: string) =>
  `Payment received or pending – we are confirming it. Order #${ref}.`

/** The toast of an order whose money is in: for guests with the code they need (ERR-010), else shorter (ERR-009). */
export function settledToast(order: OrderState): {
  title: string
  description: string
  durationMs: number
  tone?: 'pending'
} {
  const { ref, status, message, accessToken, isGuest } = order
  if (status === 'in_review' || status === 'needs_attention')
    return {
      title: `Order #${ref}`,
      description: message ?? 'We’re looking into your payment.',
      durationMs: 10_000,
      tone: 'pending',
    }
  const title = 'Payment successful!'
  if (!isGuest || !accessToken)
    return { title, description: `Your order has been confirmed. Order #${ref}`, durationMs: 5_000 }
  const code = accessCode(accessToken)
  return {
    title,
    description: `Order #${ref} confirmed! Save this access code to track your order: ${code}...`,
    durationMs: 10_000,
  }
}

/** The order state in an answer; null when it is none. */
export function readOrderState(answer: unknown): OrderState | null {
  if (typeof answer !== 'object' || answer === null) return null
  const order = answer as OrderState
  const isOne =
    typeof order.orderId === 'string' && typeof order.ref === 'string' && Object.hasOwn(kinds, order.status)
  return isOne ? order : null
}

/** PayPal's offer in what the shop answers; null when it is none. */
export function readPayPalOffer(answer: unknown): PayPalOffer | null {
  if (typeof answer !== 'object' || answer === null) return null
  const offer = answer as PayPalOffer
  const isOne =
    typeof offer.clientId === 'string' &&
    typeof offer.sdkUrl === 'string' &&
    (offer.environment === 'production' || offer.environment === 'sandbox')
  return isOne ? offer : null
}
