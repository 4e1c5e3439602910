import 'server-only'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase, dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { recordLook } from '@/lib/platform/staff-session/server/handle'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { orderRef } from '@/lib/shop/orders/shared/reference'
import {
  type LotOrder,
  lastDayOf,
  type StockDetail,
  type StockEntry,
  type StockRow,
} from '@/lib/shop/stock/shared/stock'

/** What there is of every product, by name. Throws when the database fails. */
export async function listStock() {
  return { items: await rows(null), now: now().toISOString() }
}

const entriesShown = 100

/** A product with its lots and the newest lines of its ledger; null when there is none. Throws when the database fails. */
export async function readStock(productId: string): Promise<StockDetail | null> {
  const [row] = await rows(productId)
  if (!row) return null
  const [lots, entries, setAside, people] = await Promise.all([
    dataOf(
      serviceClient()
        .from('stock_lots')
        .select('*')
        .eq('product_id', productId)
        .order('expires_on')
        .order('created_at')
        .order('id'),
      'The lots could not be read',
    ),
    callDatabase('list_stock_entries', 'The ledger could not be read', {
      p_product_id: productId,
      p_after: null,
      p_limit: entriesShown,
    }),
    callDatabase('list_set_aside', 'What is set aside could not be read', { p_product_id: productId }),
    dataOf(serviceClient().from('staff').select('email, name'), 'The staff could not be read'),
  ])
  const nameOf = (email: string) => people.find((one) => one.email === email)?.name ?? email
  const today = clinicDate(now())
  return {
    ...row,
    lots: lots.map(({ id, name, expires_on, on_hand }) => ({
      id,
      name,
      expiresOn: expires_on,
      isExpired: expires_on !== null && expires_on < today,
      onHand: on_hand,
    })),
    entries: entries.map(
      ({ id, at, move, units, lot, reason, actor, order_id }): StockEntry => ({
        id: String(id),
        at: isoMoment(at),
        move,
        units,
        lot,
        reason,
        by: actor && nameOf(actor),
        order: order_id ? { id: order_id, ref: orderRef(order_id) } : null,
      }),
    ),
    setAside: setAside.map(({ order_id, units }) => ({ orderId: order_id, ref: orderRef(order_id), units })),
    now: now().toISOString(),
  }
}

/**
 * A lot with everybody who was given something of it, and the record that this person looked, or (`isExport`) took the
 * list away; null when there is no such lot. Throws when the database fails.
 */
export async function readRecall(lotId: string, staff: Staff, isExport: boolean) {
  const [lot] = await dataOf(
    serviceClient().from('stock_lots').select('id, name, product_id').eq('id', lotId),
    'The lot could not be read',
  )
  if (!lot) return null
  if (isExport)
    await callDatabase('audit', 'The export could not be recorded', {
      p_actor: staff.email,
      p_action: 'stock.exported',
      p_subject: `lot:${lotId}`,
      p_detail: {},
      p_now: now().toISOString(),
    })
  else await recordLook(staff, 'stock.recall_read', `lot:${lotId}`)
  const given = await callDatabase('list_lot_orders', 'The orders of a lot could not be read', {
    p_lot_id: lotId,
  })
  const items = given.map(
    ({ order_id, buyer_name, email, is_email_known, units, given_at }): LotOrder => ({
      id: order_id,
      ref: orderRef(order_id),
      buyerName: buyer_name,
      email: is_email_known ? email : null,
      units,
      givenAt: isoMoment(given_at),
    }),
  )
  return { lot: lot.name, items, now: now().toISOString() }
}

async function rows(productId: string | null): Promise<StockRow[]> {
  const data = await callDatabase('list_stock', 'The stock could not be read', {
    p_product_id: productId,
    p_now: now().toISOString(),
  })
  const today = clinicDate(now())
  return data.map((row) => {
    const forSale = Math.max(0, row.free)
    return {
      id: row.id,
      name: row.name,
      isOnSale: row.is_active,
      onHand: row.on_hand,
      expired: row.expired,
      held: row.held,
      sold: row.sold,
      forSale,
      missing: Math.max(0, -row.free),
      soldIn30Days: row.sold_in_30_days,
      lastsUntil: lastDayOf(forSale, row.sold_in_30_days, today),
      lowMark: row.low_mark,
      nextExpiry: row.next_expiry,
    }
  })
}
