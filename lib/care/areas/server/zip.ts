import 'server-only'
import type { ZipArea } from '@/lib/care/areas/shared'
import type { ZipCheckText } from '@/lib/content/server/form-texts'
import { formatDollars } from '@/lib/platform/shared/money'

export type ZipWords = { [Name in keyof ZipCheckText]-?: string }

/** Said until the editors' words are published. */
const plain: ZipWords = {
  label: 'Your ZIP code',
  bookingLabel: 'Do we come to you? Enter your ZIP code',
  button: 'Check',
  invalidText: 'Please enter a five-digit ZIP code, such as 85251.',
  failureText: 'We couldn’t look that up right now. Please call us.',
  areaTitle: 'Yes, we come to {city}',
  timeText: '{time} from your confirmed booking',
  noTimeText: 'Call for today’s time',
  noFeeText: 'No travel fee',
  feeText: '{fee} travel fee, waived for group bookings',
  outsideTitle: '{zip} is outside our area',
  outsideText: 'Leave your email address, and we’ll send one email when a nurse can come to you.',
}

/** The published words, each with a plain stand-in. */
export function zipWords(text: ZipCheckText | null): ZipWords {
  const own = Object.entries(text ?? {}).filter(([, words]) => words)
  return { ...plain, ...Object.fromEntries(own) }
}

export type AskingWords = Pick<ZipWords, 'label' | 'button' | 'invalidText' | 'failureText'>

/**
 * The part of them that a page has to bring along, above the booking form with another label; the rest comes with the
 * answer.
 */
export function askingWords(text: ZipCheckText | null, place: 'page' | 'booking'): AskingWords {
  const { label, bookingLabel, button, invalidText, failureText } = zipWords(text)
  return { label: place === 'booking' ? bookingLabel : label, button, invalidText, failureText }
}

/**
 * What is said about an area: how soon we are there, and what the way costs. `time` is null where none is stated
 * (AREA-011).
 */
export function describeArea({ city, responseTime, travelFee }: ZipArea, words: ZipWords) {
  return {
    title: words.areaTitle.replace('{city}', () => city ?? 'you'),
    time: responseTime ? words.timeText.replace('{time}', () => responseTime) : null,
    noTime: words.noTimeText,
    fee: travelFee ? words.feeText.replace('{fee}', () => formatDollars(travelFee)) : words.noFeeText,
  }
}

/** What is said where we do not come to. */
export const describeOutside = (zip: string, words: ZipWords) => ({
  title: words.outsideTitle.replace('{zip}', () => zip),
  text: words.outsideText,
})
