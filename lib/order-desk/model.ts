import { z } from 'zod'

export const orderStatuses = {
  needs_attention: 'Needs a person',
  paid: 'Paid',
  in_review: 'Payment is being checked',
  fulfilled: 'Fulfilled',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  pending: 'Not paid yet',
  cancelled: 'Cancelled',
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
  totalCents: number
  units: number
  status: StoredOrderStatus
  /** Why a person must look at it, in words. */
  attention: string | null
  createdAt: string
  paidAt: string | null
}

export type OrderDetail = OrderRow & {
  items: { name: string; quantity: number; cents: number }[]
  paypalPaymentId: string | null
  exam: { by: string; at: string } | null
  now: string
}
