import type { ExamState } from '../../../care/clearances/shared.ts'
import type { OrderedGift, OrderStatus, Shortage } from './order-state.ts'

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
export type Order = OrderBasics & {
  userId: string | null
  /** In nobody's account. */
  isGuest: boolean
  accessToken: string
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
  fulfilled: { by: string; at: string } | null
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
export type OrderBasics = {
  id: string
  /** The first 8 characters of the id. */
  ref: string
  status: Exclude<OrderStatus, 'confirming'>
  /** Null: nobody told us one. */
  email: string | null
  totalCents: number
  /** What codes took off; not in totalCents. */
  discountCents: number
  /** For the way to the door, in totalCents. */
  travelCents: number
  /** Where the visit is, and how we reach who it is for; null where it needs none. */
  visitArea: string | null
  visitZip: string | null
  phone: string | null
  /** Since when staff know that the visit's time is chosen. */
  timeChosenAt: string | null
  /** Why a person must look at it, as a code. */
  attention: string | null
  createdAt: string
  paidAt: string | null
  fulfilledAt: string | null
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
