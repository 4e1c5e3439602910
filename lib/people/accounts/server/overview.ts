import 'server-only'
import { z } from 'zod'
import { titleOfForm } from '@/lib/care/requests/server/fields'
import type { RequestStatus } from '@/lib/care/requests/shared'
import { clinicDay } from '@/lib/platform/clinic-time/shared/clinic-time'
import { isoMoment } from '@/lib/platform/db/server/database'
import { sessionClient } from '@/lib/platform/db/server/session'
import { now } from '@/lib/platform/server/clock'
import { centsFromDollars } from '@/lib/platform/shared/money'
import { giftCardView } from '@/lib/shop/gift-cards/server/manage'
import type { GiftCardView } from '@/lib/shop/gift-cards/shared/gift-card'
import { giftItems } from '@/lib/shop/orders/server/ordered-gifts'
import { isTold, type OwnOrder } from '@/lib/shop/orders/server/shown-order'
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
 * The orders of whoever this request's cookies say, newest first; the row-level rules are the border. Carts that were
 * never paid for are left out. Throws when the database does not answer.
 */
export async function listOwnOrders(): Promise<OwnOrder[]> {
  const client = await sessionClient()
  return read(
    client,
    client.from('orders').select(fields).order('created_at', { ascending: false }).limit(most),
  )
}

/**
 * One of them by its reference; null when there is none, or it is another person's. Throws when the database does not
 * answer.
 */
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

/** What a person sent us, as the person may see it. */
export type OwnRequest = {
  id: string
  /** The first 8 characters of the id, as the mail of receipt names it. */
  ref: string
  title: string
  /** Such as `Wed, Nov 25`. */
  sent: string
  state: string
  /** What happens next, or happened last. */
  next: string | null
  isOpen: boolean
}

const states: Record<RequestStatus, string> = {
  new: 'Received',
  needs_review: 'Received',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
}

/**
 * The requests sent with the confirmed address of whoever is signed in, newest first. Throws when the database does
 * not answer.
 */
export async function listOwnRequests(): Promise<OwnRequest[]> {
  const { data, error } = await (await sessionClient()).rpc('own_requests')
  if (error) throw new Error(`A person's requests could not be read: ${error.code} ${error.message}`)
  const today = now()
  const day = (at: string) => clinicDay(new Date(isoMoment(at)), today)
  return data.map(({ id, form, status, created_at, due_at, answered_at }) => {
    const title = titleOfForm(form)
    const isOpen = status === 'new' || status === 'in_progress'
    return {
      id,
      ref: id.slice(0, 8),
      title: title.charAt(0).toUpperCase() + title.slice(1),
      sent: day(created_at),
      state: states[status],
      next:
        isOpen && due_at
          ? `We answer ${promised(new Date(isoMoment(due_at)), today, day(due_at))}`
          : answered_at
            ? `Answered ${day(answered_at)}`
            : null,
      isOpen,
    }
  })
}

/** A promise that was missed is not hidden behind its date. */
const promised = (due: Date, today: Date, day: string) =>
  due < today ? 'as soon as we can: we’re running late' : `by ${day}`

/**
 * The gift cards whoever this request's cookies say has bought, newest first. Throws when the database does not
 * answer.
 */
export async function listOwnGiftCards(): Promise<GiftCardView[]> {
  const { data, error } = await (await sessionClient()).rpc('own_gift_cards')
  if (error) throw new Error(`A shopper's gift cards could not be read: ${error.code} ${error.message}`)
  return data.map((card) => giftCardView(card, card.ends_with))
}
