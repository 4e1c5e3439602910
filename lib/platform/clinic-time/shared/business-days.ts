import holidays from '@18f/us-federal-holidays'

/** A date where the clinic is: `2026-11-24`. */
export type Day = string

/** Whether this is a date that exists, written like `2026-11-24`. */
export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value

const msPerDay = 86_400_000

/** The day so many calendar days later (earlier when negative). */
export const plusDays = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * msPerDay).toISOString().slice(0, 10)

/** Monday to Friday, no federal holiday (on the day it is observed), and none of the clinic's own closed days. */
export function isBusinessDay(day: Day, closedDays: readonly Day[] = []): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !closedDays.includes(day) && !isFederalHoliday(day)
}

/**
 * The day on which so many business days have passed after this one, which itself is not counted: Tuesday + 1 is
 * Wednesday.
 */
export function addBusinessDays(from: Day, count: number, closedDays: readonly Day[] = []): Day {
  let day = from
  for (let left = count; left > 0; ) {
    day = plusDays(day, 1)
    if (isBusinessDay(day, closedDays)) left -= 1
  }
  return day
}

/**
 * How many business days come after `from`, up to and with `to`; 0 when `to` is not later. Counts no further than
 * `most`.
 */
export function businessDaysUntil(from: Day, to: Day, most: number, closedDays: readonly Day[] = []): number {
  let count = 0
  for (let day = plusDays(from, 1); day <= to && count < most; day = plusDays(day, 1))
    if (isBusinessDay(day, closedDays)) count += 1
  return count
}

const holidaysByYear = new Map<number, Set<Day>>()

function isFederalHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4))
  let days = holidaysByYear.get(year)
  if (!days) {
    // A New Year's Day on a Saturday is observed in the old year.
    const both = [...holidays.allForYear(year), ...holidays.allForYear(year + 1)]
    days = new Set(both.map(({ date }) => date.toISOString().slice(0, 10)))
    holidaysByYear.set(year, days)
  }
  return days.has(day)
}
