import 'server-only'
import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { titleOfForm } from '@/lib/care/requests/server/fields'
import type { RequestStatus } from '@/lib/care/requests/shared'
import { clinicDay } from '@/lib/platform/clinic-time/shared/clinic-time'
import { dataOf } from '@/lib/platform/db/server/database'
import { sessionClient } from '@/lib/platform/db/server/session'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { giftCardView } from '@/lib/shop/gift-cards/server/manage'
import type { GiftCardView } from '@/lib/shop/gift-cards/shared/gift-card'
import { isTold, type OwnOrder } from '@/lib/shop/orders/server/order-words'
import { readOrders } from '@/lib/shop/orders/server/read-order'

/** More than anybody has bought; the newest are kept. */
const maxOrders = 200

/**
 * The orders of whoever this request's cookies say, newest first. Which they are the row-level rules say, as the border
 * between people. Carts that were never paid for are left out. Throws when the database does not answer.
 */
export async function listOwnOrders(): Promise<OwnOrder[]> {
  const own = (await sessionClient()).from('orders').select('id')
  return readOwn(own.order('created_at', { ascending: false }).limit(maxOrders))
}

/**
 * One of them by its reference; null when there is none, or it is another person's. Throws when the database does not
 * answer.
 */
export async function readOwnOrder(ref: string): Promise<OwnOrder | null> {
  if (!/^[0-9a-f]{8}$/.test(ref)) return null
  const own = (await sessionClient()).from('orders').select('id')
  const [order] = await readOwn(
    own
      .gte('id', `${ref}-0000-0000-0000-000000000000`)
      .lte('id', `${ref}-ffff-ffff-ffff-ffffffffffff`)
      .limit(1),
  )
  return order ?? null
}

async function readOwn(query: PromiseLike<PostgrestSingleResponse<{ id: string }[]>>): Promise<OwnOrder[]> {
  const own = await dataOf(query, "A shopper's orders could not be read")
  const orders = await readOrders(
    own.map(({ id }) => id),
    { for: 'buyer' },
  )
  return orders.filter(({ state }) => isTold(state))
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
