import type { CartLine } from '@/lib/cart/model'
import type { OrderState } from '@/lib/orders/model'

/**
 * What this browser remembers of the order it is paying for. The key makes retries, reloads and second tabs meet in one
 * order, and proves whose it is; `units` are what the order holds, by product id.
 */
export type CheckoutRecord = {
  key: string
  orderId?: string
  paypalOrderId?: string
  units?: Record<string, number>
  since?: number
}

const recordKey = 'checkout'
const guestOrdersKey = 'guest_orders'
/** A little less than the server keeps unpaid units for. */
const holdMs = 55 * 60_000

/** Used where the browser stores nothing. */
let inMemory: CheckoutRecord | null = null

/** The record of the present cart, or null before anybody wanted to pay for it. */
export function readRecord(): CheckoutRecord | null {
  const stored = readJson(recordKey)
  if (typeof stored !== 'object' || stored === null || !('key' in stored)) return inMemory
  return typeof stored.key === 'string' ? (stored as CheckoutRecord) : inMemory
}

/** The record of the present cart, with a new key where there is none. */
export function openRecord(): CheckoutRecord {
  const record = readRecord() ?? { key: crypto.randomUUID() }
  writeRecord(record)
  return record
}

/** The order these lines are paid by. */
export function recordOrder(orderId: string, paypalOrderId: string, lines: CartLine[]): void {
  const units = Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))
  writeRecord({ key: openRecord().key, orderId, paypalOrderId, units, since: Date.now() })
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
    localStorage.removeItem(recordKey)
  } catch {
    // Nothing was stored then.
  }
}

/** Units this browser's own unpaid order holds at the shop, by product id. */
export function heldUnits(): Record<string, number> {
  const { units = {}, since = 0 } = readRecord() ?? {}
  return Date.now() - since < holdMs ? units : {}
}

/** Keeps a guest's code where they can find it again (ENT-009, ROLE-004). */
export function keepGuestOrder({ orderId, ref, accessToken }: OrderState): void {
  const kept = readJson(guestOrdersKey)
  const orders: { orderId?: string }[] = Array.isArray(kept) ? kept : []
  if (orders.some((order) => order?.orderId === orderId)) return
  const date = new Date().toISOString()
  writeJson(guestOrdersKey, [...orders, { orderId, accessToken, orderRef: ref, date }])
}

function writeRecord(record: CheckoutRecord): void {
  inMemory = record
  writeJson(recordKey, record)
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function writeJson(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Blocked or full: it lives as long as the page.
  }
}
