import type { Day } from './business-days.ts'

/** Arizona keeps one offset all year. */
const hoursBehindUtc = 7

/** The date in Phoenix at this moment. */
export const clinicDay = (at: Date): Day =>
  new Date(at.getTime() - hoursBehindUtc * 3_600_000).toISOString().slice(0, 10)

/** The last second of this day in Phoenix. */
export function endOfClinicDay(day: Day): Date {
  const end = new Date(`${day}T23:59:59Z`)
  end.setUTCHours(end.getUTCHours() + hoursBehindUtc)
  return end
}
