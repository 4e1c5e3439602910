import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** How many days, weeks and months keep their newest backup. */
export type Keep = { d: number; w: number; m: number }

/** Of `7d,4w,12m`; null when it is written otherwise, or would keep none. */
export function parseKeep(text: string): Keep | null {
  const keep = { d: 0, w: 0, m: 0 }
  for (const part of text.split(',')) {
    const [, count, unit] = /^(\d{1,4})([dwm])$/.exec(part.trim()) ?? []
    if (!count || !unit) return null
    keep[unit as keyof Keep] = Number(count)
  }
  return keep.d + keep.w + keep.m > 0 ? keep : null
}

const pattern = /^ocotillo-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz\.age$/

/** `ocotillo-2026-11-25T061500Z.tar.gz.age`. */
export const backupName = (at: Date): string =>
  `ocotillo-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz.age`

/** When a backup was begun, by its name; null for another file. */
export function momentOf(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = pattern.exec(name) ?? []
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null
}

/**
 * The names that may go: of the last days, weeks (from Monday) and months that have a backup, the newest stays. Days
 * without one do not count, so a machine that stood still loses nothing; the newest of all always stays.
 */
export function outdated(names: string[], keep: Keep): string[] {
  const dated = names
    .flatMap((name) => {
      const at = momentOf(name)
      return at ? [{ name, at }] : []
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const kept = new Set(dated.slice(0, 1).map(({ name }) => name))
  for (const unit of ['d', 'w', 'm'] as const) {
    const newestOfEach = new Map<string, string>()
    for (const { name, at } of dated) {
      const period = periodOf(at, unit)
      if (!newestOfEach.has(period)) newestOfEach.set(period, name)
    }
    for (const name of [...newestOfEach.values()].slice(0, keep[unit])) kept.add(name)
  }
  return dated.map(({ name }) => name).filter((name) => !kept.has(name))
}

function periodOf(at: Date, unit: keyof Keep): string {
  const day = at.toISOString().slice(0, 10)
  if (unit === 'd') return day
  if (unit === 'm') return day.slice(0, 7)
  const monday = new Date(`${day}T00:00:00Z`)
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return monday.toISOString().slice(0, 10)
}

/** Deletes what may go, and nothing that is not a backup by its name. Returns how many. */
export async function prune(folder: string, keep: Keep): Promise<number> {
  const names = outdated(await readdir(folder), keep)
  for (const name of names) await rm(join(folder, name))
  return names.length
}
