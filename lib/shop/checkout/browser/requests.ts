import { type ApiAnswer, askApi } from '@/lib/platform/browser/api-client'
import type { CartContents } from '@/lib/shop/cart/shared/cart-line'
import { type CodeAnswer, type Payable, readOrderState, sumsOf } from '@/lib/shop/checkout/shared'
import type { GiftBalance } from '@/lib/shop/gift-cards/shared/gift-card'
import type { GiftField, GiftLine } from '@/lib/shop/gift-cards/shared/rules'
import type { OrderState } from '@/lib/shop/orders/shared/order-state'
import { placingSentence } from '@/lib/shop/orders/shared/reference'
import { readVisit, type Visit } from '@/lib/shop/orders/shared/visit'

export type Started =
  | { outcome: 'ready'; orderId: string; paypalOrderId: string }
  | { outcome: 'settled'; order: OrderState }
  /** What is in the cart can't be bought like this any more. */
  | {
      outcome: 'changed'
      message: string
      /** The gift cards with a fixed price as they are sold now, where the cart has one. */
      presets: SoldPreset[] | null
      /** What is left on the gift card that was to pay. */
      giftBalanceCents: number | null
      /** Where the order is to go, with the travel fee as it is now. */
      visit: Visit | null
    }
  /** We can't come there, or not reach anybody. */
  | ({ outcome: 'visit_refused' } & RefusedVisit)
  /** The words of this gift card don't fit. */
  | { outcome: 'gift_refused'; giftKey: string; field: GiftField; message: string }
  /** The gift card to pay with does not pay. */
  | { outcome: 'gift_code_refused'; message: string }
  /** This code takes nothing off this order. */
  | { outcome: 'discount_refused'; code: string; message: string }
  | { outcome: 'refused'; error: string; message: string }

/** What is wrong with where a visit is to be: `isOutside` where we don't come to. */
export type RefusedVisit = { field: 'zip' | 'phone'; message: string; isOutside: boolean }

/** A gift card with a fixed price, as it is sold now. */
export type SoldPreset = { id: string; title: string; priceCents: number; valueCents: number }

/** A gift card that pays, and its code. */
export type PayingCard = GiftBalance & { code: string }

/** An order of this cart that waits at PayPal. */
export type Placed = { key: string; orderId: string; paypalOrderId: string; contents: CartContents }

/** What is paid for, with the code of the gift card. */
export type Purchase = Payable & { giftCard: PayingCard | null; gateway: string }

const unreachable = 'We couldn’t reach the shop. Please check your connection and try again.'

/** What the buttons of those need who take money, by name, or the sentence why there are none. Never rejects. */
export async function askOffers(): Promise<Record<string, unknown> | string> {
  const { status, body, message } = await askApi('/api/checkout')
  const why = status === 0 ? unreachable : 'You can’t pay online right now.'
  return isRecord(body.offers) ? body.offers : message || why
}

/** Begins or continues paying for this. Never rejects. */
export async function postOrder(checkoutKey: string, purchase: Purchase): Promise<Started> {
  const { lines, gifts, giftCard, visit, gateway } = purchase
  const { gift, parts, toPay: expectedTotalCents } = sumsOf(purchase)
  const send = {
    checkoutKey,
    lines: lines.map(({ id, quantity }) => ({ productId: id, quantity })),
    gifts: gifts.map(detailsOf),
    giftCode: gift > 0 ? giftCard?.code : null,
    discountCodes: parts.map(({ code }) => code),
    gateway,
    visit: lines.length > 0 && visit ? { zip: visit.zip, phone: visit.phone } : null,
    expectedTotalCents,
  }
  const { status, body, ...refusal } = await askApi('/api/orders', { send })
  const { outcome, orderId, paypalOrderId } = body
  if (outcome === 'ready' && isText(orderId) && isText(paypalOrderId))
    return { outcome, orderId, paypalOrderId }
  const order = readOrderState(body.order)
  if (outcome === 'settled' && order) return { outcome, order }
  // Where the gift card pays all of it, an order that is placed is a paid one.
  const isPaidHere = expectedTotalCents === 0
  const message = refusal.message || (isPaidHere ? placingSentence : unreachable)
  const error = refusal.error || (isPaidHere ? 'not_known' : 'unreachable')
  if (outcome === 'gift_code_refused' || error === 'gift_code_refused')
    return { outcome: 'gift_code_refused', message }
  if (error === 'discount_refused' && isText(body.code))
    return { outcome: 'discount_refused', code: body.code, message }
  const refusedVisit = readRefusedVisit(refusal)
  if (refusedVisit) return { outcome: 'visit_refused', ...refusedVisit }
  if (status === 409) return { outcome: 'changed', message, ...newsIn(body) }
  const [, place, field] = /^gifts\.(\d+)\.(\w+)$/.exec(refusal.field ?? '') ?? []
  const giftKey = gifts[Number(place)]?.giftKey
  if (giftKey) return { outcome: 'gift_refused', giftKey, field: field as GiftField, message }
  return { outcome: 'refused', error, message }
}

/** Without the price: that is the server's. */
const detailsOf = ({ title: _title, priceCents: _price, ...details }: GiftLine) => details

/** What an answer says is wrong with the visit; null where it is about something else. */
function readRefusedVisit({ error, field, message }: Pick<ApiAnswer, 'error' | 'field' | 'message'>) {
  const [, name] = /^(?:visit\.)?(zip|phone)$/.exec(field ?? '') ?? []
  if (!name) return null
  return { field: name as RefusedVisit['field'], message, isOutside: error === 'outside_area' }
}

/** Asks where this is and what the way there costs; a sentence where nobody can say. Never rejects. */
export async function askVisit(typed: {
  zip: string
  phone: string
}): Promise<Visit | RefusedVisit | string> {
  const { body, ...refusal } = await askApi('/api/checkout/visit', { send: typed })
  return readVisit(body) ?? readRefusedVisit(refusal) ?? (refusal.message || unreachable)
}

/** What this code is and does, or the sentence why it does nothing. Never rejects. */
export async function askCode(code: string, phone: string | null): Promise<CodeAnswer | string> {
  const { outcome, body, message } = await askApi('/api/checkout/code', { send: { code, phone } })
  const isOne = outcome === 'answered' && ('card' in body || 'discount' in body)
  return isOne
    ? (body as CodeAnswer)
    : message || 'We couldn’t look that up. Please check your connection and try again.'
}

function newsIn({ presets, giftBalanceCents, visit }: ApiAnswer['body']) {
  return {
    visit: readVisit(visit),
    presets: Array.isArray(presets) ? (presets as SoldPreset[]) : null,
    giftBalanceCents: Number.isInteger(giftBalanceCents) ? (giftBalanceCents as number) : null,
  }
}

/**
 * Tells the shop that the buyer approved, or only closed the window (`isApproved` false). Null when no answer says
 * what became of it: then nobody knows. Never rejects.
 */
export async function settleOrder(
  orderId: string,
  checkoutKey: string,
  paypalOrderId: string,
  isApproved: boolean,
): Promise<OrderState | null> {
  const send = { checkoutKey, paypalOrderId, isApproved }
  const { body } = await askApi(`/api/orders/${orderId}/settle`, { send })
  return readOrderState(body)
}

/**
 * The order as the shop knows it (of the key where the id is null), 'unknown' when it knows none by this key, null
 * when it can't be reached. Never rejects.
 */
export async function askOrder(
  orderId: string | null,
  checkoutKey: string,
): Promise<OrderState | 'unknown' | null> {
  const address = orderId === null ? '/api/orders' : `/api/orders/${orderId}`
  const { status, body } = await askApi(address, { headers: { 'x-checkout-key': checkoutKey } })
  return status === 404 ? 'unknown' : readOrderState(body)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
