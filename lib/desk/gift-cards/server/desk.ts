import 'server-only'
import type {
  GiftCardDetail,
  GiftCardRow,
  GiftCardSummary,
  GiftCardsQuery,
  GiftEntry,
  RedeemInput,
} from '@/lib/desk/gift-cards/shared'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { centsFromDollars, formatExactCents } from '@/lib/platform/shared/money'
import { recordLook } from '@/lib/platform/staff-session/server/handle'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { log } from '@/lib/platform/telemetry/server/log'
import { findByCode, readHeldCents } from '@/lib/shop/gift-cards/server/balance'
import { hashCode } from '@/lib/shop/gift-cards/server/codes'
import {
  codeSentences,
  emptySentence,
  redeemUnknownSentence,
  shownStatus,
} from '@/lib/shop/gift-cards/shared/gift-card'
import { orderRef } from '@/lib/shop/orders/shared/reference'

/** A page of paid cards, the newest first; `next` is null on the last page. Throws when the database fails. */
export async function listGiftCards(query: GiftCardsQuery) {
  const data = await read(null, query)
  const next = data.length === query.limit ? (data.at(-1)?.cursor ?? null) : null
  return { items: data.map(rowOf), next, now: now().toISOString() }
}

/** A card with every movement of its money, and the record that this person looked at it; null when there is none. */
export async function readGiftCard(id: string, staff: Staff): Promise<GiftCardDetail | null> {
  const [card] = await read(id, { limit: 1 })
  if (!card) return null
  await recordLook(staff, 'gift.read', `gift_card:${id}`)
  const [entries, people] = await Promise.all([
    serviceClient().from('gift_card_entries').select('*').eq('gift_card_id', id).order('position'),
    serviceClient().from('staff').select('email, name'),
  ])
  const failure = entries.error ?? people.error
  if (failure) throw new Error(`A gift card could not be read: ${failure.code}`)
  const nameOf = (email: string) => people.data?.find((one) => one.email === email)?.name ?? email
  return {
    ...rowOf(card),
    message: card.message,
    refundableCents: card.refundable_cents,
    entries: (entries.data ?? []).map(
      ({ position, kind, amount, order_id, by, note, at }): GiftEntry => ({
        id: String(position),
        kind,
        cents: centsFromDollars(amount),
        at: isoMoment(at),
        by: by && nameOf(by),
        note,
        orderRef: order_id && orderRef(order_id),
      }),
    ),
    now: now().toISOString(),
  }
}

/** What was sold, how far it is, and what is owed on all cards. Throws when the database fails. */
export async function giftCardSummary(): Promise<GiftCardSummary> {
  const data = await callDatabase('gift_card_summary', 'The gift cards could not be added up')
  const sums = data as Record<string, number>
  return {
    soldCount: sums.sold_count ?? 0,
    soldCents: sums.sold_cents ?? 0,
    scheduledCount: sums.scheduled_count ?? 0,
    deliveredCount: sums.delivered_count ?? 0,
    outstandingCents: sums.outstanding_cents ?? 0,
    now: now().toISOString(),
  }
}

/**
 * Every card of the query. `staff` is recorded, since the whole list leaves the house. Throws when the database
 * fails.
 */
export async function exportGiftCards(query: GiftCardsQuery, staff: Staff): Promise<GiftCardRow[]> {
  await callDatabase('audit', 'The export could not be recorded', {
    p_actor: staff.email,
    p_action: 'gift.exported',
    p_subject: `list:${query.state ?? 'all'}`,
    p_detail: {},
    p_now: now().toISOString(),
  })
  const rows: GiftCardRow[] = []
  for (let after = query.after; ; ) {
    const { items, next } = await listGiftCards({ ...query, after, limit: 200 })
    rows.push(...items)
    if (!next) return rows
    after = next
  }
}

async function read(id: string | null, { state, search, after, limit }: GiftCardsQuery) {
  return callDatabase('list_gift_cards', 'The gift cards could not be read', {
    p_id: id,
    p_status: state ?? null,
    p_search: search?.replace(/^[#…]/, '') ?? null,
    p_after: after ?? null,
    p_limit: limit,
  })
}

const rowOf = (card: Awaited<ReturnType<typeof read>>[number]): GiftCardRow => ({
  id: card.id,
  endsWith: card.ends_with,
  title: card.title,
  valueCents: centsFromDollars(card.value),
  priceCents: centsFromDollars(card.price),
  balanceCents: centsFromDollars(card.balance),
  status: shownStatus(card.status),
  recipientName: card.recipient_name,
  recipientEmail: card.recipient_email,
  senderName: card.sender_name,
  senderEmail: card.sender_email,
  deliverOn: card.deliver_on,
  deliveredAt: isoMoment(card.delivered_at),
  boughtAt: isoMoment(card.issued_at),
  orderId: card.order_id,
  orderRef: orderRef(card.order_id),
})

type Redeemed = {
  outcome: 'redeemed' | 'unknown' | 'not_delivered_yet' | 'reused' | 'too_much'
  id?: string
  ends_with?: string
  balance_cents?: number
}

/**
 * Takes money of a card at the front desk, once for a key. Answers what is left, refuses by a field, or says that
 * nobody knows: the database may have taken it before its answer was lost.
 */
export async function answerRedeem(input: RedeemInput, staff: Staff): Promise<Response> {
  const { data, error } = await serviceClient().rpc('redeem_gift_card', {
    p_code_hmac: hashCode(input.code),
    p_cents: input.amountCents,
    p_note: input.note,
    p_key: input.key,
    p_actor: staff.email,
    p_now: now().toISOString(),
  })
  if (error) {
    log.error('gift-cards', 'A gift card could not be redeemed', { error })
    return answerProblem(503, 'not_known', redeemUnknownSentence)
  }
  const { outcome, id, ends_with: endsWith, balance_cents: balanceCents = 0 } = data as Redeemed
  if (outcome === 'redeemed') return answerJson(200, { id, endsWith, balanceCents })
  if (outcome === 'unknown') return refuse(404, outcome, 'code', codeSentences.unknown)
  if (outcome === 'not_delivered_yet') return refuse(409, outcome, 'code', codeSentences.not_delivered_yet)
  if (outcome === 'reused')
    return answerProblem(409, 'changed', 'This was redeemed already, with another amount. Please look again.')
  if (balanceCents > 0)
    return refuse(409, outcome, 'amountCents', `Only ${formatExactCents(balanceCents)} is left on this card.`)
  return refuse(409, outcome, 'amountCents', emptySentence(await readHeldCents(input.code)))
}

/**
 * The card of a code, for the desk to see what is left before it redeems; 404 for a code that is none. Throws when
 * the database fails.
 */
export async function answerLook(code: string): Promise<Response> {
  const card = await findByCode(code)
  return card ? answerJson(200, card) : refuse(404, 'unknown', 'code', codeSentences.unknown)
}

const refuse = (status: number, error: string, field: string, message: string) =>
  answerJson(status, { error, field, message })
