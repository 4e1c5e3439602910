import type { OpenAlarm } from '../health/shared.ts'

export type MoneyMoved = { takenCents: number; givenBackCents: number }

/** What waits and what was earned, in figures. What a role may not see is not there. */
export type Today = {
  requests?: { open: number; late: number; review: number }
  orders?: { toFulfil: number; needsAttention: number; lackTime: number }
  exams?: { waiting: number }
  stock?: { low: number; out: number }
  /** What changes by itself on the site; `nextAt` is null where nothing is planned. */
  planned?: { waiting: number; failed: number; nextAt: string | null }
  mails?: { failed: number; waiting: number }
  /** Not there where none waits for a second person. */
  refunds?: { waiting: number }
  /** What PayPal took and gave back, by the clinic's days; a week is today and the six days before. */
  money?: { today: MoneyMoved; week: MoneyMoved }
  /** What is broken, as the owner was told, and when somebody looked last. */
  open: OpenAlarm[]
  seenAt: string | null
  now: string
}
