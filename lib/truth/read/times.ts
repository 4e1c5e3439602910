import { number, plain, readNumber } from '../../platform/reading/shared.ts'
import { aroundTheClock } from '../claim-words.ts'

/** How long something takes, in minutes; `text` is as it was written. */
export type Duration = { from: number; to: number; text: string }

const durationPattern = new RegExp(
  `\\b(${number})(?:\\s*(?:-|to)\\s*(${number}))?[\\s-]*(min(?:ute)?s?|hrs?|hours?)\\b`,
  'gi',
)

/** Every length of time a text names in minutes or hours: '30-45 min', '2 to 4 hours', 'five minutes'. */
export function readDurations(text: string): Duration[] {
  return [...plain(text).matchAll(durationPattern)].map(([found, first = '', last = first, unit = '']) => {
    const minutes = unit.toLowerCase().startsWith('h') ? 60 : 1
    return { from: readNumber(first) * minutes, to: readNumber(last) * minutes, text: found }
  })
}

/** Whether both name the same span. */
export const isSameSpan = (one: Duration, other: Duration): boolean =>
  one.from === other.from && one.to === other.to

/** The latest moment by which something is promised. */
export type ReplyPromise = { amount: number; unit: 'hours' | 'days' | 'business days'; text: string }

const promisePattern = new RegExp(
  `\\bwithin (?:${number}\\s*(?:-|to)\\s*)?(${number}) ((?:business |working )?days?|hours?)\\b`,
  'gi',
)
/** 'for services scheduled within 3 days' is a condition. */
const condition = /(?:scheduled|booked|is|are|takes place)\s*$/i

/**
 * Every 'within …' of a text that promises something: 'within 24 hours', 'within 2-3 business days' (the later end).
 */
export function readPromises(text: string): ReplyPromise[] {
  const words = plain(text)
  return [...words.matchAll(promisePattern)].flatMap(({ 0: found, 1: amount = '', 2: unit = '', index }) => {
    if (condition.test(words.slice(0, index))) return []
    const isBusiness = /business|working/i.test(unit)
    return {
      amount: readNumber(amount),
      unit: isBusiness ? 'business days' : unit.toLowerCase().startsWith('h') ? 'hours' : 'days',
      text: found,
    } as const
  })
}

/** Whether both promise the same. */
export const isSamePromise = (
  one: Pick<ReplyPromise, 'amount' | 'unit'>,
  other: Pick<ReplyPromise, 'amount' | 'unit'>,
): boolean => one.amount === other.amount && one.unit === other.unit

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
