import { clockTime } from '@/lib/content/shared/clock-time'
import { plusDays } from '@/lib/platform/clinic-time/shared/business-days'
import { clinicDate, clinicStamp } from '@/lib/platform/clinic-time/shared/clinic-time'
import { formatDay } from '@/lib/platform/shared/locale'
import type { OpenHours, SearchIndex } from './search-index'

/** Whether the clinic is open at this moment, by Arizona's clock, or when it opens next; null without hours. */
export function openNow({ days, closed }: SearchIndex['hours'], now: Date): string | null {
  const today = clinicDate(now)
  const time = clinicStamp(now).slice(11)
  const onDay = (day: string) => (closed.includes(day) ? [] : spansOn(days, day))
  const open = onDay(today).find(({ opens, closes }) => opens <= time && time < closes)
  if (open) return `Open today until ${shortTime(open.closes)}`
  const later = onDay(today).find(({ opens }) => time < opens)
  if (later) return `Opens today at ${shortTime(later.opens)}`
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const day = plusDays(today, ahead)
    const [first] = onDay(day)
    if (!first) continue
    const when =
      ahead === 1
        ? 'tomorrow'
        : formatDay(day, ahead < 7 ? { weekday: 'long' } : { weekday: 'long', month: 'long', day: 'numeric' })
    return `Closed now. Opens ${when} at ${shortTime(first.opens)}`
  }
  return null
}

/** The hours of every day in one line. */
export const hoursInOneLine = (days: OpenHours[]): string =>
  days.map(({ label, opens, closes }) => `${label} ${shortTime(opens)}–${shortTime(closes)}`).join(' · ')

function spansOn(days: OpenHours[], day: string): OpenHours[] {
  const name = formatDay(day, { weekday: 'long' })
  return days
    .filter((span) => span.days.includes(name))
    .sort((one, other) => (one.opens < other.opens ? -1 : 1))
}

const shortTime = (time: string) => clockTime(time).replace(':00', '')
