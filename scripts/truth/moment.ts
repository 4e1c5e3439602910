import { Problem } from '../demo/problem.ts'

/** The moment written in Arizona's time as `2027-01-01` or `2027-01-01T08:00`; now without one. Throws `Problem` for anything else. */
export function momentOf(written: string | undefined): Date {
  if (written === undefined) return new Date()
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?$/.exec(written) ?? []
  const moment = new Date(`${day}T${time}:00-07:00`)
  if (!day || Number.isNaN(moment.getTime())) {
    throw new Problem(`“${written}” is no moment: write it like 2027-01-01T08:00, Arizona time.`)
  }
  return moment
}
