import {
  addBusinessDays,
  businessDaysUntil,
  type Day,
  plusDays,
} from '../../../platform/clinic-time/shared/business-days.ts'
import { clinicDate } from '../../../platform/clinic-time/shared/model.ts'
import { endOfClinicDay } from './end-of-clinic-day.ts'

/**
 * When a Good Faith Estimate asked for at `at` must be there: the earlier of what the law and the site say (GFE-014; 45 CFR
 * 149.610(b)(1)(vi), contract C1), at the end of that business day in Phoenix. The clinic's own closed days don't stop the law's clock.
 */
export function estimateDueAt(scheduledFor: Day | null, at: Date): Date {
  const today = clinicDate(at)
  return endOfClinicDay(
    addBusinessDays(today, Math.min(byLaw(scheduledFor, today), bySite(scheduledFor, today))),
  )
}

/** Asked for or scheduled 10 business days ahead: 3. Scheduled 3 to 9 ahead: 1. Sooner, the request still counts: 3. */
function byLaw(scheduledFor: Day | null, today: Day): number {
  if (scheduledFor === null) return 3
  const ahead = businessDaysUntil(today, scheduledFor, 10)
  return ahead >= 3 && ahead < 10 ? 1 : 3
}

/** "Within 3 business days, or 1 business day for services scheduled within 3 days", whichever days the reader thinks of. */
function bySite(scheduledFor: Day | null, today: Day): number {
  if (scheduledFor === null) return 3
  const isSoon = scheduledFor <= plusDays(today, 3) || businessDaysUntil(today, scheduledFor, 4) <= 3
  return isSoon ? 1 : 3
}
