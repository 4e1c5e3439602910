import { z } from 'zod'

/** One thing the site depends on. */
export type Check = { name: string; isOk: boolean; isNeeded: boolean; message?: string }

const hourMs = 3_600_000
/** A nightly backup may be two hours late. */
const longestHours = 26

const note = z.object({ at: z.iso.datetime() })

/**
 * How old the last good backup is, by the note that `npm run backup` leaves once it has read the file back. None in a
 * demo without backups; a live site without one is told so.
 */
export function backupCheck(value: unknown, { isLive, now }: { isLive: boolean; now: number }): Check[] {
  const known = note.safeParse(value)
  if (!known.success && !isLive) return []
  if (!known.success)
    return [
      { name: 'backup', isNeeded: false, isOk: false, message: 'there is none yet: run npm run backup' },
    ]
  const hours = Math.floor((now - Date.parse(known.data.at)) / hourMs)
  const age = hours < 1 ? 'less than an hour' : hours === 1 ? 'an hour' : `${hours} hours`
  const isOk = !isLive || hours < longestHours
  return [{ name: 'backup', isNeeded: false, isOk, message: `the last good one is ${age} old` }]
}
