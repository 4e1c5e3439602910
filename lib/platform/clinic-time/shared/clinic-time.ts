import { formatMoment } from '../../shared/locale.ts'

const zone = 'America/Phoenix'

/** The date where the clinic is, as `2026-11-21`. */
export const clinicDate = (at: Date): string => formatMoment(at, { timeZone: zone }, 'en-CA')

/** The date where the clinic is, for receipts: `November 21, 2026`. */
export const clinicLongDate = (at: Date): string => formatMoment(at, { timeZone: zone, dateStyle: 'long' })

/** The clinic's wall clock, as `2:05 PM`. */
export const clinicTime = (at: Date): string =>
  formatMoment(at, { timeZone: zone, hour: 'numeric', minute: '2-digit' }).replace('\u202f', ' ')

/** A day in few words, seen from `now`: today, yesterday, tomorrow, `Wed, Nov 25`, in another year `Nov 25, 2025`. */
export function clinicDay(at: Date, now: Date): string {
  const days = (Date.parse(clinicDate(at)) - Date.parse(clinicDate(now))) / 86_400_000
  const near = { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' }[String(days)]
  if (near) return near
  const isThisYear = clinicDate(at).slice(0, 4) === clinicDate(now).slice(0, 4)
  return formatMoment(at, {
    timeZone: zone,
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? { weekday: 'short' } : { year: 'numeric' }),
  })
}

/** A moment in few words, seen from `now`: `today, 2:05 PM`. */
export const clinicMoment = (at: Date, now: Date): string => `${clinicDay(at, now)}, ${clinicTime(at)}`

/** A moment for tables: `2026-11-21 14:05`, the clinic's time. */
export const clinicStamp = (at: Date): string =>
  `${clinicDate(at)} ${formatMoment(at, { timeZone: zone, hour: '2-digit', minute: '2-digit' }, 'en-GB')}`

/**
 * The moment at which the clinic's wall clock shows this date and time (`2026-12-01`, `09:30`); null when they are
 * none.
 */
export function momentAtClinic(date: string, time: string): Date | null {
  // Arizona keeps one time all year.
  const moment = new Date(`${date}T${time}:00-07:00`)
  return Number.isNaN(moment.getTime()) || clinicStamp(moment) !== `${date} ${time}` ? null : moment
}

/** The same day a year later (both `YYYY-MM-DD`): of February 29 it is March 1. */
export function aYearAfter(today: string): string {
  const day = new Date(`${today}T12:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.toISOString().slice(0, 10)
}
