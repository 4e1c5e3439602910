import { momentAtClinic } from '../../lib/platform/clinic-time/shared/clinic-time.ts'
import { Problem } from '../demo/problem.ts'

/**
 * The moment written in Arizona's time as `2027-01-01` or `2027-01-01T08:00`; now without one. Throws `Problem` for
 * anything else.
 */
export function momentOf(written: string | undefined): Date {
  if (written === undefined) return new Date()
  const [date = '', time = '00:00'] = written.split(/[T ]/)
  const moment = momentAtClinic(date, time)
  if (!moment) {
    throw new Problem(
      `“${written}” is not a valid date and time: write it like 2027-01-01T08:00, Arizona time.`,
    )
  }
  return moment
}
