import { z } from 'zod'
import type { LoggedRefund, OrderFor } from '../../shop/orders/shared/order.ts'
import type { WaitingRefund } from '../refunds/shared.ts'

export const orderStatuses = {
  needs_attention: 'Needs attention',
  paid: 'Paid',
  in_review: 'Payment is being checked',
  fulfilled: 'Fulfilled',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  pending: 'Not paid yet',
  cancelled: 'Canceled',
  expired: 'Expired',
} as const
export type StoredOrderStatus = keyof typeof orderStatuses

export const ordersQuery = z.strictObject({
  status: z.enum(Object.keys(orderStatuses) as [StoredOrderStatus]).optional(),
  search: z.string().trim().max(200).default(''),
  after: z
    .string()
    .regex(/^-?[\d.]{1,40}~[0-9a-f-]{36}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export type OrdersQuery = z.infer<typeof ordersQuery>

export type OrderRow = {
  id: string
  /** The first 8 characters of the id. */
  reference: string
  /** Null until PayPal has told the payer's. */
  email: string | null
  /** As PayPal told it, or as the account has it; null where nobody said. */
  buyerName: string | null
  totalCents: number
  /** Where the visit is, how the buyer is reached, and what the way costs; '' where it needs no visit. */
  visit: string
  /** Paid for a day, and nobody knows of a time for its visit. */
  lacksTime: boolean
  units: number
  status: StoredOrderStatus
  /** Why a person must look at it, in words. */
  attention: string | null
  /** Something in it may only be given after an exam that nobody has ticked yet. */
  waitsForExam: boolean
  isRefundUnderWay: boolean
  createdAt: string
  paidAt: string | null
}

/** What is taken away as a table: the same list without its pages. */
export const ordersFilter = ordersQuery.pick({ status: true, search: true })
export type OrdersFilter = z.infer<typeof ordersFilter>

/** Whether anything of the order may still be given: else there is no exam to mark as done. */
export const mayBeGiven = (status: StoredOrderStatus): boolean =>
  !['refunded', 'cancelled', 'expired'].includes(status)

export const fulfilmentInput = z.strictObject({ done: z.boolean() })

/** Money that came in for an order; `gift-card` is what a gift card paid, which goes back to that card. */
export type OrderPayment = { captureId: string; cents: number; refundableCents: number; at: string }

/** Money given back, or on its way; `by` and `problem` in words, `by` null where PayPal told of it. */
export type OrderRefund = LoggedRefund

/** All that staff see of an order. */
export type OrderDetail = OrderRow &
  Omit<OrderFor<'staff'>, 'ref' | 'refundLog'> & {
    payments: OrderPayment[]
    refunds: OrderRefund[]
    /** What a second person has to confirm before it is given back. */
    waitingRefunds: WaitingRefund[]
    now: string
  }
