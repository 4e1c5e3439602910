import 'server-only'
import { z } from 'zod'
import { isoMoment } from '@/lib/platform/db/server/iso-moment'
import { sessionClient } from '@/lib/platform/db/server/session'
import { centsFromDollars } from '@/lib/platform/shared/money'
import { giftItems } from '@/lib/shop/orders/server/gift-items'
import { isTold, type OwnOrder } from '@/lib/shop/orders/server/own-order'
import { orderRef } from '@/lib/shop/orders/shared/reference'

const fields =
  'id, email, is_email_known, total_amount, status, created_at, paid_at, order_items (name, quantity, price)'

/** More than anybody has bought; the newest are kept. */
const most = 200

const refunds = z.array(z.object({ cents: z.number(), status: z.string(), at: z.string() }))

const gifts = z.array(
  z
    .object({ recipient_name: z.string(), price_cents: z.number() })
    .transform(({ recipient_name, price_cents }) => ({
      recipientName: recipient_name,
      priceCents: price_cents,
    })),
)

/**
 * The orders of whoever this request's cookies say, newest first; the row-level rules are the border. Carts that were never paid for
 * are left out. Throws when the database does not answer.
 */
export async function listOwnOrders(): Promise<OwnOrder[]> {
  const client = await sessionClient()
  return read(
    client,
    client.from('orders').select(fields).order('created_at', { ascending: false }).limit(most),
  )
}

/** One of them by its reference; null when there is none, or it is another person's. Throws when the database does not answer. */
export async function readOwnOrder(ref: string): Promise<OwnOrder | null> {
  if (!/^[0-9a-f]{8}$/.test(ref)) return null
  const client = await sessionClient()
  const [order] = await read(
    client,
    client
      .from('orders')
      .select(fields)
      .gte('id', `${ref}-0000-0000-0000-000000000000`)
      .lte('id', `${ref}-ffff-ffff-ffff-ffffffffffff`)
      .limit(1),
  )
  return order ?? null
}

type Client = Awaited<ReturnType<typeof sessionClient>>
const ordersOf = (client: Client) => client.from('orders').select(fields)

async function read(client: Client, query: ReturnType<typeof ordersOf>): Promise<OwnOrder[]> {
  const [orders, news] = await Promise.all([query, client.rpc('own_order_news')])
  const failure = orders.error ?? news.error
  if (failure) throw new Error(`A shopper's orders could not be read: ${failure.code} ${failure.message}`)
  const newsOf = new Map(news.data?.map((one) => [one.order_id, one]))
  return (orders.data ?? [])
    .map((order): OwnOrder => {
      const told = newsOf.get(order.id)
      return {
        id: order.id,
        ref: orderRef(order.id),
        state: order.status === 'pending' && told?.is_confirming ? 'confirming' : order.status,
        email: order.is_email_known ? order.email : null,
        totalCents: centsFromDollars(order.total_amount),
        createdAt: isoMoment(order.created_at),
        paidAt: isoMoment(order.paid_at),
        giftCents: told?.gift_cents ?? 0,
        items: [
          ...order.order_items.map(({ name, quantity, price }) => ({
            id: name,
            name,
            quantity,
            cents: centsFromDollars(price) * quantity,
          })),
          ...giftItems(gifts.parse(told?.gifts ?? [])),
        ],
        isGift: order.order_items.length === 0,
        refunds: refunds
          .parse(told?.refunds ?? [])
          .flatMap(({ cents, status, at }) =>
            status === 'COMPLETED' || status === 'PENDING'
              ? [{ cents, at: isoMoment(at), isDone: status === 'COMPLETED' }]
              : [],
          ),
        waitsForExam: told?.waits_for_exam ?? false,
      }
    })
    .filter(({ state }) => isTold(state))
}
