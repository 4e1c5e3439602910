import { clinicStamp } from '../../../lib/clinic-time/model.ts'

/** Arizona keeps the same time all year. */
const offset = '-07:00'

/** What a field for date and time holds (`2027-01-01T08:00`) as a moment in Arizona; null when it is no date. */
export function momentFrom(typed: string): Date | null {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)
  const at = new Date(`${typed}:00${offset}`)
  return isWhole && !Number.isNaN(at.getTime()) ? at : null
}

/** A moment as a field for date and time takes it. */
export const fieldTextOf = (at: Date): string => clinicStamp(at).replace(' ', 'T')
