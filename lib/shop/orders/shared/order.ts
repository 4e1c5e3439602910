import type { ExamState } from '../../../care/clearances/shared.ts'
import { isoMoment } from '../../../platform/shared/iso-moment.ts'
import { centsFromDollars } from '../../../platform/shared/money.ts'
import type { OrderedGift, OrderStatus, Shortage } from './order-state.ts'
import { orderRef } from './reference.ts'

/** Who asks: `buyer` has proved that the order is theirs, `checkout` is the browser that began it. */
export type Audience = keyof typeof rights

/** What each sees of an order. What stands in no list of theirs they are never given, whatever the page draws. */
export const rights = {
  buyer: [
    'id',
    'ref',
    'userId',
    'state',
    'email',
    'totalCents',
    'discountCents',
    'travelCents',
    'visitArea',
    'createdAt',
    'paidAt',
    'giftCents',
    'items',
    'productIds',
    'isGift',
    'refunds',
    'waitsForExam',
    'isDeclined',
    'timeChosenAt',
  ],
  checkout: [
    'id',
    'userId',
    'state',
    'totalCents',
    'discountCents',
    'giftShareCents',
    'gifts',
    'productIds',
    'needsExam',
    'accessToken',
    'lastTry',
  ],
  mail: [
    'id',
    'ref',
    'totalCents',
    'discountCents',
    'travelCents',
    'visitArea',
    'giftShareCents',
    'items',
    'isGift',
    'waitsForExam',
    'isGuest',
    'accessToken',
  ],
  staff: [
    'id',
    'ref',
    'status',
    'email',
    'totalCents',
    'discountCents',
    'travelCents',
    'visitArea',
    'visitZip',
    'phone',
    'timeChosenAt',
    'createdAt',
    'paidAt',
    'giftCents',
    'items',
    'waitsForExam',
    'attention',
    'isRefundUnderWay',
    'refundLog',
    'exam',
    'exams',
    'isDeclined',
    'fulfilled',
    'paypalOrders',
  ],
} as const satisfies Record<string, readonly (keyof Order)[]>

/** An order as this audience sees it. */
export type OrderFor<Who extends Audience> = Pick<Order, (typeof rights)[Who][number]>

/** All that is known of an order. Moments are ISO strings. Who gets what of it: `rights` below. */
export type Order = ReturnType<typeof orderFacts> & {
  /** As its buyer is told: `confirming` while a payment is looked at. */
  state: OrderStatus
  /** Products and gift cards. */
  items: { id: string; name: string; quantity: number; cents: number; needsExam: boolean }[]
  gifts: OrderedGift[]
  /** The products among them. */
  productIds: string[]
  /** Only gift cards: there is no visit to choose. */
  isGift: boolean
  /** What a gift card paid of it. */
  giftCents: number
  /** What a gift card pays of it, or is to pay, or would have paid. */
  giftShareCents: number
  /** Something in it may only be given after a Good Faith Exam. */
  needsExam: boolean
  /** The same, while nobody has ticked the exam, its person is not cleared, and nothing was given. */
  waitsForExam: boolean
  /** A provider advised against something in it. */
  isDeclined: boolean
  /** How each group of treatments in it stands that needs an exam. */
  exams: ExamState[]
  exam: { by: string; at: string } | null
  /** How the newest attempt to pay ended. */
  lastTry: { problem: string | null; shortage: Shortage[] }
  /** PayPal's own numbers of the orders that brought money. */
  paypalOrders: string[]
  /** Money that went back to the buyer or is on its way, oldest first. */
  refunds: { cents: number; at: string; isDone: boolean }[]
  /** Every refund with who asked for it and why, or why it was refused, oldest first. */
  refundLog: LoggedRefund[]
  isRefundUnderWay: boolean
}

/** What a row of the staff's list has of an order, too. */
export const orderBasics = (row: ListedColumns) => ({
  id: row.id,
  /** The first 8 characters of the id. */
  ref: orderRef(row.id),
  status: row.status,
  /** Null: nobody told us one. */
  email: row.is_email_known ? row.email : null,
  totalCents: centsFromDollars(row.total_amount),
  /** What codes took off; not in totalCents. */
  discountCents: centsFromDollars(row.discount_amount),
  /** For the way to the door, in totalCents. */
  travelCents: centsFromDollars(row.travel_fee),
  /** Where the visit is, and how we reach who it is for; null where it needs none. */
  visitArea: row.visit_area,
  visitZip: row.visit_zip,
  phone: row.phone,
  /** Since when staff know that the visit's time is chosen. */
  timeChosenAt: isoMoment(row.time_chosen_at),
  /** Why a person must look at it, as a code. */
  attention: row.attention,
  createdAt: isoMoment(row.created_at),
  paidAt: isoMoment(row.paid_at),
  fulfilledAt: isoMoment(row.fulfilled_at),
})

/** What stands of an order in its own row. */
export const orderFacts = (row: OrderColumns) => ({
  ...orderBasics(row),
  userId: row.user_id,
  /** In nobody's account. */
  isGuest: row.user_id === null,
  accessToken: row.access_token,
  fulfilled: row.fulfilled_at ? { by: row.fulfilled_by ?? '', at: isoMoment(row.fulfilled_at) } : null,
})

/** What is read of that row. */
export const orderColumns =
  `id, user_id, status, email, is_email_known, total_amount, travel_fee, discount_amount,
  visit_area, visit_zip, phone, time_chosen_at, access_token, attention, created_at, paid_at, fulfilled_at,
  fulfilled_by` as const

type OrderColumns = ListedColumns & {
  user_id: string | null
  access_token: string
  fulfilled_by: string | null
}

type ListedColumns = {
  id: string
  status: Exclude<OrderStatus, 'confirming'>
  email: string
  is_email_known: boolean
  total_amount: number
  discount_amount: number
  travel_fee: number
  visit_area: string | null
  visit_zip: string | null
  phone: string | null
  time_chosen_at: string | null
  attention: string | null
  created_at: string
  paid_at: string | null
  fulfilled_at: string | null
}

export type LoggedRefund = {
  id: string
  cents: number
  status: 'under_way' | 'done' | 'refused'
  /** The address of who asked; null where PayPal told of it. */
  by: string | null
  reason: string | null
  /** A code. */
  problem: string | null
  at: string
}

/** Of an order only what this audience may see. */
export function viewFor<Who extends Audience>(who: Who, order: Order): OrderFor<Who> {
  const fields: readonly (keyof Order)[] = rights[who]
  return Object.fromEntries(fields.map((field) => [field, order[field]])) as OrderFor<Who>
}
