import type { Day } from '../../../platform/clinic-time/shared/business-days.ts'

/** Arizona keeps one offset all year. */
const hoursBehindUtc = 7

/** The last second of this day in Phoenix. */
export function endOfClinicDay(day: Day): Date {
  const end = new Date(`${day}T23:59:59Z`)
  end.setUTCHours(end.getUTCHours() + hoursBehindUtc)
  return end
}
