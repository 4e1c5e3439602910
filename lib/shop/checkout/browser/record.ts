import { checkoutKey } from '@/lib/platform/browser/kept-here'
import type { CartContents } from '@/lib/shop/cart/shared/cart-line'
import type { OrderState } from '@/lib/shop/orders/shared/order-state'

/**
 * What this browser remembers of the order it is paying for. The key makes retries, reloads and second tabs meet in
 * one order, and proves whose it is; `units` are what was ordered, by product id.
 */
export type CheckoutRecord = {
  key: string
  /** Null: perhaps there is one, since no answer came when a gift card was to pay all of it. */
  orderId?: string | null
  paypalOrderId?: string
  /** What a gift card was last to pay as a whole. */
  placing?: Bought
  /** What the order holds of the gift card that pays a part of it. */
  giftMoney?: { endsWith: string; cents: number }
  since?: number
} & Partial<Bought>

/** `gifts` are the keys of the gift cards that are bought. */
type Bought = { units: Record<string, number>; gifts: string[] }

export const guestOrdersKey = 'guest_orders'
/** A little less than the server holds a gift card's money for an unpaid order. */
const holdMs = 9 * 60_000

/**
 * Only set where the browser stores nothing: a copy beside the stored one would outlive what another tab does to it.
 */
let inMemory: CheckoutRecord | null = null

/** The record of the present cart, or null before anybody wanted to pay for it. */
export function readRecord(): CheckoutRecord | null {
  if (inMemory) return inMemory
  const stored = readJson(checkoutKey)
  if (typeof stored !== 'object' || stored === null || !('key' in stored)) return null
  return typeof stored.key === 'string' ? (stored as CheckoutRecord) : null
}

/** The record of the present cart, with a new key where there is none. */
export function openRecord(): CheckoutRecord {
  const record = readRecord() ?? { key: crypto.randomUUID() }
  writeRecord(record)
  return record
}

/** Remembers the order this is paid by, and returns what is remembered. */
export function recordOrder(
  key: string,
  orderId: string,
  paypalOrderId: string,
  contents: CartContents,
  giftMoney?: CheckoutRecord['giftMoney'],
): CheckoutRecord {
  const record = { key, orderId, paypalOrderId, ...boughtIn(contents), giftMoney, since: Date.now() }
  writeRecord(record)
  return record
}

/** Remembers that a gift card is to pay all of this, so that the order is found by the key alone; returns the key. */
export function recordPlacing(contents: CartContents): string {
  const record = openRecord()
  writeRecord({ ...record, orderId: record.orderId ?? null, placing: boughtIn(contents) })
  return record.key
}

/** Nothing was placed. */
export function forgetPlacing(): void {
  const record = readRecord()
  if (record?.placing) writeRecord({ ...record, orderId: record.orderId ?? undefined, placing: undefined })
}

const boughtIn = ({ lines, gifts }: CartContents): Bought => ({
  units: Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])),
  gifts: gifts.map(({ giftKey }) => giftKey),
})

/** False when the record is of another order: another tab has told this one already and perhaps begun the next. */
export function isRecorded(orderId: string): boolean {
  const record = readRecord()
  return record !== null && (record.orderId ?? orderId) === orderId
}

/** Forgets the order but not the key: the same cart may be paid for again. */
export function forgetOrder(): void {
  const record = readRecord()
  if (record) writeRecord({ key: record.key })
}

/** The order is settled: the next cart gets a key of its own. */
export function closeRecord(): void {
  inMemory = null
  try {
    localStorage.removeItem(checkoutKey)
  } catch {
    // Nothing was stored then.
  }
}

/**
 * Cents this browser's own unpaid order holds on the gift card with this ending: they are not in its balance, but
 * theirs.
 */
export function heldGiftCents(endsWith: string): number {
  const { giftMoney, since = 0 } = readRecord() ?? {}
  return giftMoney?.endsWith === endsWith && Date.now() - since < holdMs ? giftMoney.cents : 0
}

/** Keeps a guest's code where they can find it again (ENT-009, ROLE-004). */
export function keepGuestOrder({ orderId, ref, accessToken }: OrderState): void {
  const kept = readJson(guestOrdersKey)
  const orders: { orderId?: string }[] = Array.isArray(kept) ? kept : []
  if (orders.some((order) => order?.orderId === orderId)) return
  const date = new Date().toISOString()
  writeJson(guestOrdersKey, [...orders, { orderId, accessToken, orderRef: ref, date }])
}

/** The newest order this browser kept the code of, or null. */
export function lastGuestOrder(): { orderRef: string; accessToken: string } | null {
  const kept = readJson(guestOrdersKey)
  const last = Array.isArray(kept) ? kept.at(-1) : null
  const isOne = typeof last?.orderRef === 'string' && typeof last?.accessToken === 'string'
  return isOne ? last : null
}

function writeRecord(record: CheckoutRecord): void {
  inMemory = writeJson(checkoutKey, record) ? null : record
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** False where the browser refuses (blocked or full). */
function writeJson(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
