import { formatDay } from '../../../platform/shared/locale.ts'
import { formatCents, formatExactCents, sumCents } from '../../../platform/shared/money.ts'
import { readZip } from '../../areas/shared.ts'

/** From how many guests on a visit is a group's: the fewest an event inquiry knows (INQ-003, AREA-012). */
export const groupFrom = 5

export const mostGuests = 500

/** Something that each guest can have. The key is what a form sends. */
export type Offer = { key: string; name: string; kind: 'drip' | 'injection'; cents: number }

type QuoteArea = { city: string; travelCents: number; zipCodes: string[] }

/** What a day's menu says: prices as they will be then, and what the way costs. */
export type QuoteMenu = { day: string; isClosed: boolean; offers: Offer[]; areas: QuoteArea[] }

/** A group quote as it is kept: nothing in it changes when the menu does. */
export type Quote = {
  day: string
  guests: number
  zip: string
  city: string
  lines: { key: string; name: string; eachCents: number; count: number; cents: number }[]
  /** What the way costs where nobody waives it. */
  travelCents: number
  isTravelWaived: boolean
  totalCents: number
}

/** How many of what, for whom and where. */
export type QuoteAsked = {
  guests: number
  lines: { key: string; count: number }[]
  zip: string
  /** As the group's rule says where nobody decides otherwise. */
  isTravelWaived?: boolean
}

/** The field of the form that can't be quoted, and why. */
export type QuoteProblem = { field: 'services' | 'eventDate' | 'zip'; message: string }

/**
 * The quote by this day's menu: its prices times the guests, and the way once, which groups do not pay (AREA-012). The
 * browser's figure and the server's are this one.
 */
export function quoteBy(menu: QuoteMenu, asked: QuoteAsked): Quote | { problems: QuoteProblem[] } {
  const { day, isClosed, offers, areas } = menu
  const zip = readZip(asked.zip)
  const area = areas.find(({ zipCodes }) => zip && zipCodes.includes(zip))
  const lines = asked.lines.flatMap(({ key, count }) => {
    const offer = offers.find((one) => one.key === key)
    return offer ? { key, name: offer.name, eachCents: offer.cents, count, cents: offer.cents * count } : []
  })
  const problems: QuoteProblem[] = []
  if (isClosed)
    problems.push({
      field: 'eventDate',
      message: `We’re closed on ${formatDay(day)}. Please choose another day.`,
    })
  if (!area) problems.push({ field: 'zip', message: zip ? outsideMessage(zip) : zipMessage })
  if (lines.length < asked.lines.length) problems.push({ field: 'services', message: goneMessage })
  if (!area || !zip || problems.length > 0) return { problems }
  const { guests, isTravelWaived = isGroup(guests) } = asked
  const travelCents = isTravelWaived ? 0 : area.travelCents
  return {
    day,
    guests,
    zip,
    city: area.city,
    lines,
    travelCents: area.travelCents,
    isTravelWaived: isTravelWaived && area.travelCents > 0,
    totalCents: sumCents(lines.map((line) => line.cents)) + travelCents,
  }
}

export const isGuestCount = (guests: number): boolean =>
  Number.isInteger(guests) && guests >= 1 && guests <= mostGuests

/** Whether the way there is free for so many (AREA-012). */
export const isGroup = (guests: number): boolean => guests >= groupFrom

export const goneMessage = 'One of these isn’t on the menu for that day. Please look at the list again.'

const zipMessage = 'Please enter a five-digit ZIP code.'

const outsideMessage = (zip: string) =>
  `ZIP code ${zip} is outside the area our nurses cover. Please check it, or call us.`

export type QuoteRow = { label: string; value: string; isStrong?: boolean }

/** A quote in rows, the total last: the same on the page, in mails, on paper and in the inbox. */
export function quoteRows(quote: Quote, { isIssued = false } = {}): QuoteRow[] {
  const { lines, totalCents } = quote
  return [
    ...lines.map(({ name, count, eachCents, cents }) => ({
      label: `${name}, ${count} × ${formatCents(eachCents)}`,
      value: formatExactCents(cents),
    })),
    travelRow(quote, isIssued),
    { label: isIssued ? 'Total' : 'Estimated total', value: formatExactCents(totalCents), isStrong: true },
  ]
}

function travelRow({ city, travelCents, isTravelWaived }: Quote, isIssued: boolean): QuoteRow {
  const label = `Travel to ${city}`
  if (!isTravelWaived) return { label, value: travelCents > 0 ? formatExactCents(travelCents) : 'Free' }
  const when = isIssued ? 'waived for your group' : 'waived for groups once we confirm'
  return { label: `${label} (${formatCents(travelCents)}, ${when})`, value: formatExactCents(0) }
}

/** '20 guests on December 24, 2026 in Mesa (85201)'. */
export const quoteSubject = ({ guests, day, city, zip }: Quote): string =>
  `${guestsWords(guests)} on ${formatDay(day)} in ${city} (${zip})`

export const guestsWords = (guests: number): string => (guests === 1 ? '1 guest' : `${guests} guests`)

/** What a figure is worth before the desk has looked at it. */
export const estimateWords =
  'This is an estimate until we confirm it. Each guest sees a provider by video before their first treatment, and pays nothing if the provider advises against it.'

export const codeWords = (code: string): string =>
  `Your code ${code} waives the travel fee: guests can enter it in the cart, or you can give it to us when you book.`
