import 'server-only'
import type { ZipArea, ZipFinding } from '@/lib/care/areas/shared'
import { answerPage, formPage } from '@/lib/care/forms/server/plain'
import type { ZipCheckText } from '@/lib/content/server/zip-check-text'
import { pageOf } from '@/lib/platform/http/server/answer'
import { formatDollars } from '@/lib/platform/shared/money'
import { escapeHtml } from '@/lib/platform/shared/text'

export type ZipWords = { [Name in keyof ZipCheckText]-?: string }

/** Said until the editors' words are published. */
const plain: ZipWords = {
  label: 'Your ZIP code',
  bookingLabel: 'Do we come to you? Enter your ZIP code',
  button: 'Check',
  invalidText: 'Please enter a five-digit ZIP code, such as 85251.',
  failureText: 'We couldn’t look that up just now. Please call us.',
  areaTitle: 'Yes, we come to {city}',
  timeText: '{time} from your confirmed booking',
  noTimeText: 'Call for today’s time',
  noFeeText: 'No travel fee',
  feeText: '{fee} travel fee, waived for group bookings',
  outsideTitle: '{zip} is outside our area',
  outsideText: 'Leave your email address and we’ll write once, when a nurse can come to you.',
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

type Asked = {
  typed: string
  words: ZipWords
  /** The path of the page before. */
  back: string
  clinic: { name: string; phone: string }
  /** Of the waitlist. */
  button: string
}

/**
 * The answer as a page, for browsers without our scripts: with the field once more, or with the form of the waitlist.
 */
export function zipPage(finding: ZipFinding, asked: Asked): Response {
  const { words, back, clinic, button } = asked
  if (finding.kind === 'area') {
    const { title, time, noTime, fee } = describeArea(finding.area, words)
    return answerPage(
      200,
      pageOf(title, clinic, `${paragraph(time ?? noTime)}${paragraph(fee)}${again(asked)}`),
    )
  }
  if (finding.kind === 'invalid')
    return answerPage(400, pageOf(words.label, clinic, `${alert(words.invalidText)}${again(asked)}`))
  const { title, text } = describeOutside(finding.zip, words)
  const values = { zip: finding.zip }
  const form = { form: 'waitlist', values, problems: {}, services: [], button, isNew: true } as const
  return answerPage(200, formPage({ ...form, services: [], title, message: text, back, clinic }))
}

/** That it could not be looked up, as a page: what was typed is still there. */
export const zipFailurePage = (asked: Asked): Response =>
  answerPage(503, pageOf(asked.words.label, asked.clinic, `${alert(asked.words.failureText)}${again(asked)}`))

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
const alert = (text: string) => `<div role="alert">${paragraph(text)}</div>`

function again({ typed, words, back }: Asked): string {
  return `<form action="/api/areas/zip"><fieldset><legend hidden>${escapeHtml(words.label)}</legend>
<label for="zip">${escapeHtml(words.label)}</label>
<input id="zip" name="zip" inputmode="numeric" autocomplete="postal-code" value="${escapeHtml(typed)}"></fieldset>
<input type="hidden" name="back" value="${escapeHtml(back)}"><button>${escapeHtml(words.button)}</button></form>
<p><a href="${escapeHtml(back)}">Back to the page</a></p>`
}
