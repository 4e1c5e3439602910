import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { callDatabase, isoMoment, serviceClient } from '@/lib/platform/db/server/database'
import { centsFromDollars } from '@/lib/platform/shared/money'
import type { OrderStatus } from '@/lib/shop/orders/shared/order-state'
import { accessCode, orderRef } from '@/lib/shop/orders/shared/reference'
import { giftItems, readOrderedGifts } from './ordered-gifts'
import { readRefundsToCard } from './refund'

/** An order as its buyer sees it, and whose account it is in. */
export type ShownOrder = OwnOrder & { userId: string | null }

const fields = `id, user_id, email, is_email_known, total_amount, status, created_at, paid_at, fulfilled_at,
  order_items (name, quantity, price, is_exam_required), exam_checks (ticked_at),
  gift_card_uses (amount, state), refund_requests (amount, status, paypal_refund_id, created_at),
  payment_attempts (status, payment_captures (refunds (amount, status, created_at)))` as const

/**
 * The order with this id, for who has proved that it is theirs; null when there is none. Throws when the database
 * fails.
 */
export async function readShownOrder(id: string): Promise<ShownOrder | null> {
  const { data, error } = await serviceClient().from('orders').select(fields).eq('id', id).maybeSingle()
  if (error) throw new Error(`An order could not be read: ${error.message}`)
  if (!data) return null
  const [gifts, toCard] = await Promise.all([readOrderedGifts(id), readRefundsToCard(id)])
  const isConfirming =
    data.status === 'pending' && data.payment_attempts.some(({ status }) => status === 'capturing')
  const told = data.payment_attempts.flatMap(({ payment_captures }) =>
    payment_captures.flatMap(({ refunds }) => refunds),
  )
  const begun = data.refund_requests
    .filter(({ status, paypal_refund_id }) => status === 'under_way' && !paypal_refund_id)
    .map(({ amount, created_at }) => ({ amount, created_at, status: 'PENDING' }))
  return {
    id: data.id,
    userId: data.user_id,
    ref: orderRef(data.id),
    state: isConfirming ? 'confirming' : data.status,
    email: data.is_email_known ? data.email : null,
    totalCents: centsFromDollars(data.total_amount),
    createdAt: isoMoment(data.created_at),
    paidAt: isoMoment(data.paid_at),
    giftCents: data.gift_card_uses?.state === 'taken' ? centsFromDollars(data.gift_card_uses.amount) : 0,
    items: [
      ...data.order_items.map(({ name, quantity, price }) => ({
        id: name,
        name,
        quantity,
        cents: centsFromDollars(price) * quantity,
      })),
      ...giftItems(gifts),
    ],
    isGift: data.order_items.length === 0,
    refunds: [...told, ...begun, ...toCard]
      .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
      .map(({ amount, status, created_at }) => ({
        cents: centsFromDollars(amount),
        at: isoMoment(created_at),
        isDone: status === 'COMPLETED',
      }))
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    waitsForExam:
      data.status !== 'refunded' &&
      !data.fulfilled_at &&
      !data.exam_checks &&
      data.order_items.some(({ is_exam_required }) => is_exam_required),
  }
}

type Refund = { cents: number; at: string; isDone: boolean }

/** An order as its owner sees it. Moments are ISO strings. */
export type OwnOrder = {
  id: string
  /** The first 8 characters of the id. */
  ref: string
  state: OwnOrderState
  /** Null: nobody told us one. */
  email: string | null
  totalCents: number
  createdAt: string
  paidAt: string | null
  /** What a gift card paid of it. */
  giftCents: number
  /** Products and gift cards. */
  items: { id: string; name: string; quantity: number; cents: number }[]
  /** Only gift cards: there is no visit to choose. */
  isGift: boolean
  refunds: Refund[]
  waitsForExam: boolean
}

type OwnOrderState = OrderStatus

type StateWords = {
  label: string
  /** What that means for the shopper, where there is something to say. */
  sentence?: string
  tone: 'good' | 'wait' | 'over'
}

/** Each state in the shopper's words. */
export const orderStates: Record<OwnOrderState, StateWords> = {
  pending: { label: 'Not paid yet', tone: 'over' },
  confirming: {
    label: 'Being confirmed',
    sentence: 'Payment received or pending – we are confirming it. Please don’t pay again.',
    tone: 'wait',
  },
  in_review: {
    label: 'Payment is being checked',
    sentence: 'PayPal is still checking the payment. We’ll email you as soon as it goes through.',
    tone: 'wait',
  },
  paid: { label: 'Paid', sentence: 'Call us to schedule your nurse’s visit.', tone: 'good' },
  fulfilled: { label: 'Done', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'over' },
  expired: { label: 'Expired', tone: 'over' },
  needs_attention: {
    label: 'We are looking at it',
    sentence: 'Something about this payment doesn’t look right. Please don’t pay again: we’ll be in touch.',
    tone: 'wait',
  },
  partially_refunded: { label: 'Partly refunded', tone: 'good' },
  refunded: { label: 'Refunded', tone: 'over' },
}

/** What its state means for the shopper, where there is something to say. */
export const sentenceOf = ({ state, isGift }: Pick<OwnOrder, 'state' | 'isGift'>): string | undefined =>
  state === 'paid' && isGift
    ? 'Each gift card goes out on its delivery date. Use the link in our email to change it.'
    : orderStates[state].sentence

/**
 * Whether anything came of the order, so that its owner wants to see it: a cart that was never paid for is not told.
 */
export const isTold = (state: OwnOrderState): boolean => !['pending', 'cancelled', 'expired'].includes(state)

/** Whether its money came in, so that there is a receipt. */
export const hasReceipt = (state: OwnOrderState): boolean =>
  ['paid', 'fulfilled', 'partially_refunded', 'refunded'].includes(state)

/** Cents that went back to the shopper. */
export const refundedCents = ({ refunds }: Pick<OwnOrder, 'refunds'>): number =>
  refunds.filter(({ isDone }) => isDone).reduce((sum, { cents }) => sum + cents, 0)

/** How it was paid, in front of the day. */
export const paidLabel = ({ giftCents, totalCents }: Pick<OwnOrder, 'giftCents' | 'totalCents'>): string =>
  giftCents === 0
    ? 'Paid by PayPal'
    : giftCents === totalCents
      ? 'Paid by gift card'
      : 'Paid by PayPal and gift card'

/**
 * The id of the order with this reference whose code this is (ERR-010), both as `pass.ts` cleans them; null when
 * there is none: nobody learns which of the two was wrong, nor from the time it took. Throws when the database fails.
 */
export async function findOrderByCode(reference: string, code: string): Promise<string | null> {
  const data = await callDatabase('orders_by_reference', 'An order could not be looked up', {
    p_reference: reference,
  })
  const given = hashOf(code)
  // Without a candidate the same work is done.
  const candidates = data.length > 0 ? data : [{ id: null, access_token: '' }]
  let found: string | null = null
  for (const { id, access_token } of candidates)
    if (timingSafeEqual(hashOf(accessCode(access_token)), given)) found = id
  return found
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
