import { z } from 'zod'
import { pageQuery } from '../../platform/staff-session/shared/page-query.ts'

/** The address' query of the staff's list. */
export const discountQuery = z.strictObject({
  ...pageQuery,
})
export type DiscountQuery = z.infer<typeof discountQuery>

export const redeemRequest = z.strictObject({ code: z.string().min(1, 'Enter the code.').max(100) })

/** A discount code as staff see one. Moments are ISO strings. */
export type DiscountRow = {
  id: string
  code: string
  email: string
  percent: number
  createdAt: string
  redeemedAt: string | null
  /** The email of the colleague. */
  redeemedBy: string | null
}

export type Redeemed = { code: string; email: string; percent: number }
