import { clinicStamp, momentAtClinic } from '../../../lib/platform/clinic-time/shared/model.ts'

/** What a field for date and time holds (`2027-01-01T08:00`) as a moment in Arizona; null when it is no date. */
export function momentFrom(typed: string): Date | null {
  const [date = '', time = ''] = typed.split('T')
  return momentAtClinic(date, time)
}

/** A moment as a field for date and time takes it. */
export const fieldTextOf = (at: Date): string => clinicStamp(at).replace(' ', 'T')
