import { replyUnits } from '../../../content/shared/choices.ts'
import {
  addBusinessDays,
  businessDaysUntil,
  type Day,
  plusDays,
} from '../../../platform/clinic-time/shared/business-days.ts'
import { clinicDate } from '../../../platform/clinic-time/shared/clinic-time.ts'

export type ReplyWithin = { amount: number; unit: (typeof replyUnits)[number] }

/**
 * When an answer promised at `at` is due: hours run day and night; business days end with the day in Phoenix
 * (23:59:59), and the day of asking is not counted. Of "2–3 business days" the amount is 3.
 */
export function dueWithin({ amount, unit }: ReplyWithin, at: Date, closedDays: readonly Day[]): Date {
  if (unit === 'hours') return new Date(at.getTime() + amount * 3_600_000)
  return endOfClinicDay(addBusinessDays(clinicDate(at), amount, closedDays))
}

/**
 * What the first edition of the site promises, by form, and for a contact message about a job. It holds while the CMS
 * says nothing, or can't be asked. A form that is not here promises no answer of a person.
 */
export const firstPromises: Record<string, ReplyWithin> = {
  contact: { amount: 24, unit: 'hours' },
  'career-inquiry': { amount: 5, unit: 'business days' },
  'event-inquiry': { amount: 24, unit: 'hours' },
  'group-quote': { amount: 24, unit: 'hours' },
  'call-back': { amount: 24, unit: 'hours' },
  partnership: { amount: 3, unit: 'business days' },
  estimate: { amount: 3, unit: 'business days' },
}

type Published = { amount?: number | null; unit?: string | null } | null | undefined

/** The published promise if it is one (1 to 90 hours or business days), else the other. */
export function promiseOr(published: Published, other: ReplyWithin | null): ReplyWithin | null {
  const amount = published?.amount ?? 0
  const unit = replyUnits.find((known) => known === published?.unit)
  return unit && Number.isInteger(amount) && amount >= 1 && amount <= 90 ? { amount, unit } : other
}

/**
 * When a Good Faith Estimate asked for at `at` must be there: the earlier of what the law and the site say (GFE-014;
 * 45 CFR 149.610(b)(1)(vi), docs/contracts/law.md C1), at the end of that business day in Phoenix. The clinic's own
 * closed days don't stop the law's clock.
 */
export function estimateDueAt(scheduledFor: Day | null, at: Date): Date {
  const today = clinicDate(at)
  return endOfClinicDay(
    addBusinessDays(today, Math.min(byLaw(scheduledFor, today), bySite(scheduledFor, today))),
  )
}

/**
 * Asked for or scheduled 10 business days ahead: 3. Scheduled 3 to 9 ahead: 1. Sooner, the request still counts: 3.
 */
function byLaw(scheduledFor: Day | null, today: Day): number {
  if (scheduledFor === null) return 3
  const ahead = businessDaysUntil(today, scheduledFor, 10)
  return ahead >= 3 && ahead < 10 ? 1 : 3
}

/**
 * "Within 3 business days, or 1 business day for services scheduled within 3 days", whichever days the reader thinks
 * of.
 */
function bySite(scheduledFor: Day | null, today: Day): number {
  if (scheduledFor === null) return 3
  const isSoon = scheduledFor <= plusDays(today, 3) || businessDaysUntil(today, scheduledFor, 4) <= 3
  return isSoon ? 1 : 3
}

/** Arizona keeps one offset all year. */
const hoursBehindUtc = 7

/** The last second of this day in Phoenix. */
export function endOfClinicDay(day: Day): Date {
  const end = new Date(`${day}T23:59:59Z`)
  end.setUTCHours(end.getUTCHours() + hoursBehindUtc)
  return end
}
