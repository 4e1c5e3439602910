import 'server-only'
import { z } from 'zod'
import { examStates } from '@/lib/care/clearances/server/clearances'
import type { ExamState } from '@/lib/care/clearances/shared'
import { dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { centsFromDollars } from '@/lib/platform/shared/money'
import { shownStatus } from '@/lib/shop/gift-cards/shared/gift-card'
import {
  type Audience,
  type LoggedRefund,
  type Order,
  type OrderFor,
  orderColumns,
  orderFacts,
  viewFor,
} from '@/lib/shop/orders/shared/order'
import type { Shortage } from '@/lib/shop/orders/shared/order-state'

type Asked<Who extends Audience> = { for: Who }

const failure = 'An order could not be read'

/**
 * The order with this id; null when there is none. The caller has made sure who asks. Throws when the database fails.
 * Settling does not read here: `lease_attempt` answers what it needs with the rows locked, as it is at that moment.
 */
export async function readOrder<Who extends Audience>(
  id: string,
  { for: who }: Asked<Who>,
): Promise<OrderFor<Who> | null> {
  const row = await dataOf(selectOrders().eq('id', id).maybeSingle(), failure)
  const [order] = await viewsFor(who, row ? [row] : [])
  return order ?? null
}

/** The order of this checkout key, or null. Throws when the database fails. */
export async function readOrderOfKey<Who extends Audience>(
  checkoutKey: string,
  { for: who }: Asked<Who>,
): Promise<OrderFor<Who> | null> {
  const row = await dataOf(selectOrders().eq('checkout_key', checkoutKey).maybeSingle(), failure)
  const [order] = await viewsFor(who, row ? [row] : [])
  return order ?? null
}

/** So many ids make an address that every server between here and the database takes. */
const maxIds = 100

/** The orders with these ids, newest first. Throws when the database fails. */
export async function readOrders<Who extends Audience>(
  ids: string[],
  { for: who }: Asked<Who>,
): Promise<OrderFor<Who>[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, part) =>
    ids.slice(part * maxIds, (part + 1) * maxIds),
  )
  const rows = await Promise.all(parts.map((part) => dataOf(selectOrders().in('id', part), failure)))
  return viewsFor(
    who,
    rows.flat().toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at)),
  )
}

/** Whether its exams are done is asked at this moment: a clearance may have ended since. The checkout is not told. */
async function viewsFor<Who extends Audience>(who: Who, rows: StoredOrder[]): Promise<OrderFor<Who>[]> {
  const asked = who === 'checkout' ? [] : rows.filter(({ order_items }) => order_items.some(isExamRequired))
  const exams = await examStates(asked.map(({ id }) => id))
  return rows.map((row) => viewFor(who, orderOf(row, exams.get(row.id) ?? [])))
}

const isExamRequired = ({ is_exam_required }: { is_exam_required: boolean }) => is_exam_required

/** The orders with all that is read of one, for whomever. */
const selectOrders = () =>
  serviceClient()
    .from('orders')
    .select(`${orderColumns},
      order_items (product_id, name, quantity, price, is_exam_required), exam_checks (ticked_by, ticked_at),
      gift_cards!gift_cards_order_id_fkey (id, title, value, price, recipient_name, deliver_on, status),
      gift_card_uses (amount, state), gift_card_entries (position, kind, key, amount, by, note, at),
      refund_requests (id, amount, status, paypal_refund_id, problem, reason, requested_by, created_at),
      payment_attempts (seq, status, problem, shortage, paypal_order_id,
        payment_captures (refunds (paypal_refund_id, amount, status, created_at)))`)

export type StoredOrder = NonNullable<Awaited<ReturnType<typeof selectOrders>>['data']>[number]

/** A stored order, with how its exams stand, as the code knows it: the one place where its dollars become cents. */
export function orderOf(row: StoredOrder, exams: ExamState[]): Order {
  const { order_items: bought, exam_checks: exam, gift_card_uses: use, payment_attempts: attempts } = row
  const cards = row.gift_cards.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const mayBeGiven = !row.fulfilled_at && row.status !== 'refunded'
  const isConfirming = row.status === 'pending' && attempts.some(({ status }) => status === 'capturing')
  const newest = attempts.toSorted((one, other) => other.seq - one.seq)[0]
  const giftShareCents = centsFromDollars(use?.amount ?? 0)
  return {
    ...orderFacts(row),
    state: isConfirming ? 'confirming' : row.status,
    items: [...bought.map(productLine), ...cards.map(giftLine)],
    gifts: cards.map(({ title, value, recipient_name, deliver_on, status }) => ({
      title,
      valueCents: centsFromDollars(value),
      recipientName: recipient_name,
      deliverOn: deliver_on ?? '',
      status: shownStatus(status),
    })),
    productIds: bought.map(({ product_id }) => product_id),
    isGift: bought.length === 0,
    giftCents: use?.state === 'taken' ? giftShareCents : 0,
    giftShareCents,
    needsExam: bought.some(isExamRequired),
    waitsForExam: mayBeGiven && exams.some(({ isOpen }) => !isOpen),
    isDeclined: exams.some(({ outcome, isOpen }) => outcome === 'declined' && !isOpen),
    exams,
    exam: exam && { by: exam.ticked_by, at: isoMoment(exam.ticked_at) },
    lastTry: {
      problem: newest?.problem ?? null,
      shortage: newest?.shortage ? shortage.parse(newest.shortage) : [],
    },
    paypalOrders: attempts.flatMap(({ paypal_order_id, payment_captures }) =>
      paypal_order_id && payment_captures.length > 0 ? paypal_order_id : [],
    ),
    ...refundsOf(row),
  }
}

/** What `shortage_of` wrote down with an attempt. */
const shortage = z.array(
  z
    .object({ name: z.string(), left: z.number(), is_held: z.boolean() })
    .transform(({ name, left, is_held }): Shortage => ({ name, left, isHeld: is_held })),
)

type Line = Order['items'][number]
type StoredItem = { name: string; quantity: number; price: number; is_exam_required: boolean }

/** A product that was ordered, with what all of its units cost in cents. */
const productLine = ({ name, quantity, price, is_exam_required }: StoredItem): Line => ({
  id: name,
  name,
  quantity,
  cents: centsFromDollars(price) * quantity,
  needsExam: is_exam_required,
})

/** A gift card that was ordered, as it stands among the products. */
const giftLine = (
  { recipient_name, price }: { recipient_name: string; price: number },
  index: number,
): Line => ({
  // Two cards may go to the same person.
  id: `gift-${index}`,
  name: `Gift card for ${recipient_name}`,
  quantity: 1,
  cents: centsFromDollars(price),
  needsExam: false,
})

/**
 * Money given back comes from three places: staff asked for it, PayPal told of it, or it went to the gift card that
 * paid. What staff asked for and PayPal told of is one refund.
 */
function refundsOf({ refund_requests: asked, gift_card_entries: entries, payment_attempts }: StoredOrder) {
  const told = payment_attempts.flatMap(({ payment_captures }) =>
    payment_captures.flatMap(({ refunds }) => refunds),
  )
  const toCard = entries
    .filter(({ kind }) => kind === 'refund')
    .toSorted((one, other) => one.position - other.position)
    .map((entry) => ({ ...entry, status: 'COMPLETED', created_at: entry.at }))
  const begun = asked
    .filter(({ status, paypal_refund_id }) => status === 'under_way' && !paypal_refund_id)
    .map(({ amount, created_at }) => ({ amount, created_at, status: 'PENDING' }))
  const ours = new Set(asked.map(({ paypal_refund_id }) => paypal_refund_id))
  return {
    isRefundUnderWay: asked.some(({ status }) => status === 'under_way'),
    refunds: [...told, ...begun, ...toCard]
      .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
      .map(({ amount, status, created_at }) => ({
        cents: centsFromDollars(amount),
        at: isoMoment(created_at),
        isDone: status === 'COMPLETED',
      }))
      .sort(byMoment),
    refundLog: [
      ...asked.map(
        ({ id, amount, status, requested_by: by, reason, problem, created_at }): LoggedRefund => ({
          ...{ id, cents: centsFromDollars(amount), status, by, reason, problem },
          at: isoMoment(created_at),
        }),
      ),
      ...told.filter(({ paypal_refund_id }) => !ours.has(paypal_refund_id)).map(fromPayPal),
      ...toCard.map(
        ({ key, amount, by, note, at }): LoggedRefund => ({
          id: key.replace('refund:', ''),
          cents: centsFromDollars(amount),
          status: 'done',
          by,
          reason: note,
          problem: null,
          at: isoMoment(at),
        }),
      ),
    ].sort(byMoment),
  }
}

type ToldRefund = StoredOrder['payment_attempts'][number]['payment_captures'][number]['refunds'][number]

function fromPayPal({ paypal_refund_id, amount, status: said, created_at }: ToldRefund): LoggedRefund {
  const status = said === 'COMPLETED' ? 'done' : said === 'PENDING' ? 'under_way' : 'refused'
  return {
    id: paypal_refund_id,
    cents: centsFromDollars(amount),
    status,
    by: null,
    reason: null,
    problem: status === 'refused' ? `REFUND_${said}` : null,
    at: isoMoment(created_at),
  }
}

const byMoment = (one: { at: string }, other: { at: string }) => Date.parse(one.at) - Date.parse(other.at)
