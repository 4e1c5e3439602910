import { z } from 'zod'
import { keptLine } from '@/lib/platform/shared/text'
import { type ClearanceOutcome, clearanceOutcomes, type ExamState } from '../../care/clearances/shared.ts'

export const examsQuery = z.strictObject({
  after: z
    .string()
    .regex(/^[\dT:.-]{26}~[0-9a-f-]{36}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export type ExamsQuery = z.infer<typeof examsQuery>

/** An order whose gate is closed. */
export type WaitingExam = {
  id: string
  reference: string
  buyerName: string | null
  email: string | null
  /** Since when it waits. */
  paidAt: string
  groups: string[]
  /** What was said of them so far that keeps the gate closed. */
  outcomes: ClearanceOutcome[]
  /** There was a clearance, which ended. */
  isExpired: boolean
  /** In an account, or the mailed link was opened: a decision counts for their other orders, too. */
  isPersonKnown: boolean
}

export type ClearanceEntry = {
  id: string
  reference: string
  group: string
  outcome: ClearanceOutcome
  providerName: string
  providerLicence: string
  validUntil: string | null
  by: string
  at: string
}

/** The exams of one order, and what was ever decided about its person. */
export type ExamDetail = {
  id: string
  reference: string
  buyerName: string | null
  email: string | null
  paidAt: string | null
  isPersonKnown: boolean
  items: string[]
  groups: (ExamState & { months: number })[]
  history: ClearanceEntry[]
  now: string
}

const words = (most: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(most, `Use at most ${most} characters.`)
    .regex(keptLine, 'Use one line.')

/** What a clinician's browser says; `id` is its own, so that a second press is the same decision. */
export const decisionInput = z.strictObject({
  id: z.uuid(),
  group: z.string().min(1).max(60),
  outcome: z.enum(Object.keys(clearanceOutcomes) as [ClearanceOutcome, ...ClearanceOutcome[]]),
  providerName: words(200, 'Enter the provider’s name.'),
  providerLicence: words(100, 'Enter the provider’s license.'),
  /** The last word the person saw: when there is a newer one, nothing is done. */
  seen: z.uuid().nullable(),
})
export type DecisionInput = z.infer<typeof decisionInput>
