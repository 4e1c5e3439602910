import { addBusinessDays, type Day } from '../../../platform/clinic-time/shared/business-days.ts'
import { clinicDate } from '../../../platform/clinic-time/shared/model.ts'
import { replyUnits } from '../shared.ts'
import { endOfClinicDay } from './end-of-clinic-day.ts'

export type ReplyWithin = { amount: number; unit: (typeof replyUnits)[number] }

/**
 * When an answer promised at `at` is due: hours run day and night; business days end with the day in Phoenix (23:59:59), and the day
 * of asking is not counted. Of "2–3 business days" the amount is 3.
 */
export function dueWithin({ amount, unit }: ReplyWithin, at: Date, closedDays: readonly Day[]): Date {
  if (unit === 'hours') return new Date(at.getTime() + amount * 3_600_000)
  return endOfClinicDay(addBusinessDays(clinicDate(at), amount, closedDays))
}

/**
 * What the first edition of the site promises, by form, and for a contact message about a job. It holds while the CMS says nothing,
 * or can't be asked. A form that is not here promises no answer of a person.
 */
export const firstPromises: Record<string, ReplyWithin> = {
  contact: { amount: 24, unit: 'hours' },
  'career-inquiry': { amount: 5, unit: 'business days' },
  'event-inquiry': { amount: 24, unit: 'hours' },
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
