import { number, plain, readNumber } from '../../platform/reading/shared.ts'

/** How long something takes, in minutes; `text` is as it was written. */
export type Duration = { from: number; to: number; text: string }

const pattern = new RegExp(
  `\\b(${number})(?:\\s*(?:-|to)\\s*(${number}))?[\\s-]*(min(?:ute)?s?|hrs?|hours?)\\b`,
  'gi',
)

/** Every length of time a text names in minutes or hours: '30-45 min', '2 to 4 hours', 'five minutes'. */
export function readDurations(text: string): Duration[] {
  return [...plain(text).matchAll(pattern)].map(([found, first = '', last = first, unit = '']) => {
    const minutes = unit.toLowerCase().startsWith('h') ? 60 : 1
    return { from: readNumber(first) * minutes, to: readNumber(last) * minutes, text: found }
  })
}

/** Whether both name the same span. */
export const isSameSpan = (one: Duration, other: Duration): boolean =>
  one.from === other.from && one.to === other.to
