import { plain } from '../../platform/reading/shared.ts'
import { aroundTheClock } from '../claim-words.ts'

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Times of day as '08:00'. */
export type Hours = { days: string[]; opens: string; closes: string; text: string }

const time = '(\\d{1,2})(?::(\\d{2}))?\\s*([ap])\\.?m\\.?'
const span = new RegExp(`${time}\\s*(?:-|to|until)\\s*${time}`, 'i')

/**
 * The hours a text names together with the days they hold for: '7 days a week, 8am-8pm'. Null where it names no days
 * or no hours.
 */
export function readHours(text: string): Hours | null {
  const words = plain(text)
  const found = span.exec(words)
  if (!found) return null
  const days = daysIn(words)
  if (days.length === 0) return null
  const [, openHour, openMinute, openHalf, closeHour, closeMinute, closeHalf] = found
  return {
    days,
    opens: clock(openHour, openMinute, openHalf),
    closes: clock(closeHour, closeMinute, closeHalf),
    text: found[0],
  }
}

/** Whether a text says that somebody is there day and night. */
export const isAroundTheClock = (text: string): boolean => aroundTheClock.test(plain(text))

function daysIn(text: string): string[] {
  if (/\b(?:7|seven) days a week\b|\bevery day\b|\bdaily\b/i.test(text)) return [...weekdays]
  const range =
    /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\s*(?:-|to|through)\s*(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/i.exec(
      text,
    )
  const [first, last] = [range?.[1], range?.[2]].map(dayIndex)
  if (first !== undefined && last !== undefined && first >= 0 && last >= first)
    return weekdays.slice(first, last + 1)
  return weekdays.filter((day) => new RegExp(`\\b${day}s?\\b`, 'i').test(text))
}

const dayIndex = (short: string | undefined) =>
  weekdays.findIndex((day) => short && day.toLowerCase().startsWith(short.toLowerCase()))

function clock(hour = '0', minute = '00', half = 'a'): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}
