import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { getSiteSettings } from '@/lib/content/server/settings'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import {
  discountRows,
  type FoundDiscount,
  findDiscounts,
  type RefusedDiscount,
} from '@/lib/shop/discounts/server/rules'
import type { DiscountReason } from '@/lib/shop/discounts/shared/discount'
import { hashCode } from '@/lib/shop/gift-cards/server/codes'
import { type PricedGifts, priceGifts } from '@/lib/shop/gift-cards/server/sale'
import type { GiftCodeReason } from '@/lib/shop/gift-cards/shared/gift-card'
import type { OrderState } from '@/lib/shop/orders/shared/order-state'
import { orderRef } from '@/lib/shop/orders/shared/reference'
import type { Visit } from '@/lib/shop/orders/shared/visit'
import { PayPalMisconfigured } from '@/lib/shop/payments/server/ask-paypal'
import { type GatewayName, gatewayOf, gateways } from '@/lib/shop/payments/server/gateways'
import { orderRequest } from '@/lib/shop/payments/server/paypal'
import { refreshProducts } from '@/lib/shop/products/server/catalogue'
import { dropAttempt, holdMinutes } from './attempts'
import type { StartOrderRequest } from './requests'
import { settleAttempt } from './settle'
import { readOrderState } from './state'
import type { Unpayable } from './unpayable'
import { findVisit } from './visit'

const ready = z.object({
  outcome: z.literal('ready'),
  order_id: z.string(),
  attempt_id: z.string(),
  paypal_order_id: z.string().nullable(),
  amount_cents: z.number(),
  created_at: z.string(),
  fee_cents: z.number(),
  discount_cents: z.number(),
  items: z.array(z.object({ quantity: z.number(), price_cents: z.number() })),
})
export type ReadyAttempt = z.infer<typeof ready>

const placed = z.discriminatedUnion('outcome', [
  ready,
  z.object({ outcome: z.literal('settled'), order_id: z.string() }),
  z.object({ outcome: z.literal('confirming'), order_id: z.string(), attempt_id: z.string() }),
  z.object({
    outcome: z.enum(['price_changed', 'unavailable', 'out_of_stock']),
    product_ids: z.array(z.string()),
    left: z.record(z.string(), z.number()).nullish(),
    gift_balance_cents: z.number().nullish(),
  }),
  z.object({
    outcome: z.literal('gift_code_refused'),
    reason: z.enum(['unknown', 'empty', 'not_delivered_yet']),
  }),
  z.object({ outcome: z.literal('discount_refused'), code: z.string(), reason: z.string() }),
  z.object({ outcome: z.literal('too_many') }),
])

/**
 * An earlier payment of this order is under way and could not be looked at: nobody may say that nothing was charged.
 */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

export type StartedOrder =
  | { outcome: 'ready'; orderId: string; ref: string; paypalOrderId: string; totalCents: number }
  | { outcome: 'settled'; order: OrderState }
  | { outcome: 'too_many' }
  | { outcome: 'outside_area'; zip: string }
  | Unpayable
  | Exclude<PricedGifts, { outcome: 'priced' }>
  | { outcome: 'gift_code_refused'; reason: GiftCodeReason }
  | ({ outcome: 'discount_refused' } & RefusedDiscount)

type GiftRows = Extract<PricedGifts, { outcome: 'priced' }>['rows']

type ToPlace = Omit<StartOrderRequest, 'visit'> & {
  giftRows: GiftRows
  visit: Visit | null
  discounts: FoundDiscount[]
}

/** Whose order it becomes; null for a guest. */
type Buyer = { id: string; email: string } | null

/**
 * Begins or continues paying for this cart (PAY-006): order, attempt and held units are committed before PayPal hears
 * of it, at the catalogue's prices, with the area's travel fee, what codes take off and the part a gift card pays, for
 * the signed-in shopper if there is one (ROLE-002). Throws the errors of `lib/shop/payments`, or `Error` when nothing could be saved.
 */
export async function startOrder(
  request: StartOrderRequest,
  caller: string,
  buyer: Buyer,
): Promise<StartedOrder> {
  const { gateway } = request
  if (request.expectedTotalCents > 0 && !gateways[gateway].offer())
    throw new PayPalMisconfigured(`Nothing can be paid by ${gateway}: it is not set up.`)
  if (request.lines.length > 0) await refreshProducts(request.lines.map(({ productId }) => productId))
  const gifts = await priceGifts(request.gifts)
  if (gifts.outcome !== 'priced') return gifts
  // Gift cards need no visit.
  const asked = request.lines.length > 0 ? request.visit : null
  const visit = asked && (await findVisit(asked))
  if (asked && !visit) return { outcome: 'outside_area', zip: asked.zip }
  const discounts = await findDiscounts(request.discountCodes)
  if (!Array.isArray(discounts)) return { outcome: 'discount_refused', ...discounts }
  const toPlace = { ...request, giftRows: gifts.rows, visit, discounts }
  let order = await place(toPlace, caller, buyer)
  if (order.outcome === 'confirming') {
    // Somebody looks at the payment at this moment, or was cut off while looking.
    const { attempt_id: attemptId } = order
    order = await settleAttempt(attemptId, null)
      .then(() => place(toPlace, caller, buyer))
      .catch((error) => {
        throw new OutcomeUnknown(error)
      })
  }
  if (order.outcome === 'ready' && isElsewhere(order, gateway)) {
    await dropAttempt(order.attempt_id)
    order = await place(toPlace, caller, buyer)
  }
  if (order.outcome === 'ready') return toPayment(order, gateway)
  if (order.outcome === 'too_many' || order.outcome === 'gift_code_refused') return order
  if (order.outcome === 'discount_refused') return refusedDiscount(order, discounts)
  if (order.outcome !== 'settled' && order.outcome !== 'confirming')
    return {
      outcome: order.outcome,
      productIds: order.product_ids,
      left: order.left ?? {},
      giftBalanceCents: order.gift_balance_cents ?? null,
      visit,
    }
  // A gift card may have paid all of it just now.
  deliverMailsSoon()
  const state = await readOrderState(order.order_id, request.checkoutKey).catch((error) => {
    throw new OutcomeUnknown(error)
  })
  if (!state) throw new Error('The order is gone')
  return { outcome: 'settled', order: state }
}

/** Whether the shopper began to pay this with another gateway. */
const isElsewhere = ({ paypal_order_id: id }: ReadyAttempt, gateway: GatewayName) =>
  id !== null && gatewayOf(id) !== gateways[gateway]

/**
 * The gateway's order for an attempt: made now, or the one it has. Also called by the sweep for attempts that were
 * cut off here.
 */
export async function ensureGatewayOrder(
  attempt: ReadyAttempt,
  gateway: GatewayName = 'paypal',
): Promise<string> {
  if (attempt.paypal_order_id) return attempt.paypal_order_id
  const settings = await getSiteSettings().catch(() => null)
  const { id } = await gateways[gateway].createOrder(
    attempt.attempt_id,
    orderRequest({
      orderId: attempt.order_id,
      amountCents: attempt.amount_cents,
      feeCents: attempt.fee_cents,
      discountCents: attempt.discount_cents,
      items: attempt.items,
      brandName: settings?.clinicName ?? 'Ocotillo',
      siteUrl: env.siteUrl,
    }),
  )
  await callDatabase('record_paypal_order', "PayPal's order could not be saved", {
    p_attempt_id: attempt.attempt_id,
    p_paypal_order_id: id,
    p_now: now().toISOString(),
  })
  return id
}

/** The attempt with what PayPal needs to know of it. */
export async function readAttempt(orderId: string, attemptId: string): Promise<ReadyAttempt> {
  const data = await callDatabase('ready_to_pay', 'The attempt could not be read', {
    p_order_id: orderId,
    p_attempt_id: attemptId,
  })
  return ready.parse(data)
}

function refusedDiscount({ code, reason }: { code: string; reason: string }, discounts: FoundDiscount[]) {
  const minimumCents = discounts.find(({ discount }) => discount.code === code)?.discount.minimumCents
  return { outcome: 'discount_refused', code, reason: reason as DiscountReason, minimumCents } as const
}

async function toPayment(attempt: ReadyAttempt, gateway: GatewayName): Promise<StartedOrder> {
  const paypalOrderId = await ensureGatewayOrder(attempt, gateway)
  const { order_id: orderId, amount_cents: totalCents } = attempt
  return { outcome: 'ready', orderId, ref: orderRef(orderId), paypalOrderId, totalCents }
}

async function place(
  { checkoutKey, lines, expectedTotalCents, giftCode, giftRows, visit, discounts }: ToPlace,
  caller: string,
  buyer: Buyer,
) {
  const data = await callDatabase('place_order', 'The order could not be saved', {
    p_checkout_key: checkoutKey,
    p_lines: lines.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
    p_expected_cents: expectedTotalCents,
    p_guest_email: env.guestEmail,
    p_access_token: newAccessToken(),
    p_hold_minutes: holdMinutes,
    p_now: now().toISOString(),
    p_caller: caller,
    p_user_id: buyer?.id ?? null,
    p_email: buyer?.email || null,
    p_gifts: giftRows,
    p_gift_code: giftCode === null ? null : hashCode(giftCode),
    p_discounts: discountRows(discounts),
    p_visit: visit && { zip: visit.zip, area: visit.area, phone: visit.phone, fee_cents: visit.feeCents },
  })
  return placed.parse(data)
}

/** 32 letters and digits that can't be taken for one another; the first 13, which people keep, are 65 bits. */
function newAccessToken(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz023456789'
  return [...randomBytes(32)].map((byte) => letters[byte % letters.length]).join('')
}
