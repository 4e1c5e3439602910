import type { BookingRequest } from '@/lib/care/booking/shared/request'

/** What a result is; the hand-made ones have the first three (ENT-013). */
export type EntryType =
  | 'service'
  | 'page'
  | 'treatment'
  | 'drip'
  | 'injection'
  | 'plan'
  | 'package'
  | 'event'
  | 'job'
  | 'area'
  | 'question'
  | 'legal'
  | 'answer'

/** One thing the site's search can find (ENT-013). */
export type SearchEntry = {
  id: string
  title: string
  type: EntryType
  url: string
  description: string
  category: string | null
  /** More search words, never shown. */
  words?: string
  /** The place of its card, where it has a page of its own: a result that leads there is the same one. */
  card?: string | null
  /** As the menu has it on this day: '$165', 'from $525'. */
  price?: string
  /** What its *Book* opens. */
  book?: BookingRequest
  /** What its *Add to Cart* puts into the cart; the price in dollars. */
  cart?: { id: string; name: string; price: number; image_url?: string }
  /** The moment after which nobody finds it: the end of an event, the last day of a job. */
  until?: string
}

/** Words for one thing; `first` is the entry that comes first for any of them. */
export type SearchGroup = { words: string[]; first?: string }

export type OpenHours = { days: string[]; opens: string; closes: string; label: string }

/** What is said of a ZIP code: `{zip}` stands for it. */
export type ZipAnswer = { title: string; description: string; url: string }

/** Everything the search needs, stored until the next publish: nothing in it depends on the moment of asking. */
export type SearchIndex = {
  entries: SearchEntry[]
  groups: SearchGroup[]
  hours: { days: OpenHours[]; closed: string[] }
  /** Whether editors want to know which words found nothing. */
  isMissedCounted: boolean
  zips: { areas: ({ zipCodes: string[]; area: string } & ZipAnswer)[]; outside: ZipAnswer | null }
}

/** The ids of what the program itself answers from the clinic's settings. */
export const answerIds = { hours: 'answer-hours', phone: 'answer-phone', address: 'answer-address' } as const

/** Where the browser finds all of it. */
export const searchIndexPath = '/api/search/entries.json'

/** Where the search has a page of its own. */
export const searchPath = '/search'

/** Nobody looks for more; the rest is left out. */
export const maxQuery = 100
