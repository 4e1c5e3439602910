import { z } from 'zod'
import { pageQuery } from '../../platform/staff-session/shared/page-query.ts'

/** The address' query of the staff's list. */
export const discountQuery = z.strictObject({
  ...pageQuery,
})
export type DiscountQuery = z.infer<typeof discountQuery>

export const redeemRequest = z.strictObject({ code: z.string().min(1, 'Enter the code.').max(100) })

const usesSentence = 'Enter how often it may be used: a whole number from 1 to 10,000.'

/** A code that staff make: by which rule (its key), whose, null for whoever has it, and for how many uses. */
export const makeRequest = z.strictObject({
  rule: z.string('Choose a rule.').min(1, 'Choose a rule.').max(100),
  email: z.email('Check the email address, or leave it empty.').max(320).nullable(),
  maxUses: z.int(usesSentence).min(1, usesSentence).max(10_000, usesSentence),
})
export type MakeRequest = z.infer<typeof makeRequest>

/** A discount code as staff see one. Moments are ISO strings. */
export type DiscountRow = {
  id: string
  code: string
  /** Null: for anybody. */
  email: string | null
  /** '25% off'. */
  effect: string
  /** What its rule is called; null when that is gone, or nobody can say at the moment. */
  rule: string | null
  maxUses: number
  uses: number
  createdAt: string
  /** The email of the colleague who made it; null: the form on the site. */
  createdBy: string | null
  /** The last use that counts. */
  usedAt: string | null
  /** The email of the colleague; null when it was used in the shop. */
  usedBy: string | null
  /** The order it was used in. */
  orderRef: string | null
}

/** A rule by which staff may make codes. */
export type RuleChoice = { key: string; name: string; effect: string }

/** Beside a page of codes; null while the owner's rules can't be read. */
export type DeskRules = { rules: RuleChoice[] | null }

export type Redeemed = { code: string; email: string | null; effect: string }

export type Made = { code: string; email: string | null; effect: string }
