import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import { readZip } from '@/lib/care/areas/shared'
import { hoursInOneLine, openNow } from './open-now'
import { answerIds, maxQuery, type SearchEntry, type SearchIndex } from './search-index'

const maxResults = 8

export type Search = {
  find(query: string, now: Date): SearchEntry[]
  /** Whether what it doesn't find is to be told. */
  isMissedCounted: boolean
}

/**
 * A search over everything that is published: `find` has at most eight results, the best first, none for a blank query
 * (SRCH-008 … 010). What is exactly meant comes before the rest: a ZIP code, what an editor put first for these words,
 * a title. Prefixes and one typo in a word are forgiven.
 */
export function makeSearch(index: SearchIndex): Search {
  const words = new Set<string>()
  const engine = new MiniSearch<Indexed>({
    fields: ['title', 'words', 'category', 'description'],
    tokenize: wordsOf,
    processTerm: (word) => {
      words.add(word)
      return word
    },
  })
  const offers = new Map(index.entries.filter(({ price }) => price).map((entry) => [placeOf(entry), entry]))
  const entries = index.entries.map((own, place) => {
    const entry = withOffer(own, offers.get(placeOf(own)))
    return { entry, place, title: plain(entry.title) }
  })
  const byId = new Map(entries.map((one) => [one.entry.id, one.entry]))
  const groups = index.groups.map(({ words: phrases, first }) => ({ phrases: phrases.map(plain), first }))
  engine.addAll(entries.map(({ entry, place }) => indexed(entry, place, index)))

  /** The words as they are known: a swapped pair of letters is one typo, too. */
  const known = (word: string) =>
    words.has(word) ? word : (swaps(word).find((one) => words.has(one)) ?? word)
  const ask = (query: Query, options: SearchOptions): SearchEntry[] =>
    engine
      .search(query, {
        boost: { title: 6, words: 5, category: 2 },
        boostDocument: (id) => weights[entries[id]?.entry.type ?? 'page'] ?? 1,
        weights: { prefix: 0.6, fuzzy: 0.25 },
        processTerm: (term) => term,
        ...options,
      })
      // The more of what was asked, the better; the engine would count each word that begins alike.
      .sort((one, other) => other.queryTerms.length - one.queryTerms.length || other.score - one.score)
      .flatMap(({ id }: SearchResult) => entries[id]?.entry ?? [])
  const forgiving: SearchOptions = {
    prefix: (term, place, all) => term.length > 2 || place === all.length - 1,
    // Three letters that are a word are meant, unless others around them say otherwise.
    fuzzy: (term, _place, all) =>
      !/\d/.test(term) && term.length > (words.has(term) && all.length === 1 ? 3 : 2) ? 1 : false,
  }
  const askFor = (terms: string[], combineWith: 'AND' | 'OR') =>
    ask(terms.map(known).join(' '), { ...forgiving, combineWith })
  const askForAny = (phrases: string[]) =>
    ask(
      { combineWith: 'OR', queries: phrases.map((phrase) => ({ combineWith: 'AND', queries: [phrase] })) },
      {},
    )

  /** What has its whole name in a longer query. */
  const named = (asked: string) =>
    entries
      .filter(({ entry, title }) => entry.type !== 'page' && entry.type !== 'legal' && holds(asked, title))
      .sort((one, other) => other.title.length - one.title.length)
      .map(({ entry }) => entry)

  function* inOrder(query: string): Generator<SearchEntry | undefined> {
    const asked = plain(query)
    const terms = asked.split(' ')
    yield zipAnswer(query, index)
    yield* chosenFor(asked, groups).map((id) => byId.get(id))
    yield* entries.filter(({ title }) => title === asked).map(({ entry }) => entry)
    yield* named(asked)
    yield* entries.filter(({ title }) => title.startsWith(asked)).map(({ entry }) => entry)
    const telling = terms.filter((term) => !stopWords.has(term))
    const wanted = telling.length > 0 ? telling : terms
    yield* askFor(wanted, 'AND')
    yield* askForAny(alsoSaid(asked, groups))
    const long = wanted.filter((term) => term.length > 2)
    if (long.length > 1) yield* askFor(long, 'OR')
  }

  return {
    isMissedCounted: index.isMissedCounted,
    find(query, now) {
      if (!plain(query)) return []
      const found = new Map<string, SearchEntry>()
      for (const entry of inOrder(query.slice(0, maxQuery))) {
        if (!entry || (entry.until && Date.parse(entry.until) <= now.getTime())) continue
        // One place is one result, the one that ranks higher; an answer is none.
        const place = entry.type === 'answer' ? entry.id : entry.url
        const isTold = [...found.values()].some(
          (one) => one.title === entry.title && placeOf(one) === placeOf(entry),
        )
        if (!found.has(place) && !isTold) found.set(place, entry)
        if (found.size === maxResults) break
      }
      return [...found.values()].map((entry) => asOfNow(entry, index, now))
    },
  }
}

type Indexed = { id: number; title: string; words: string; category: string; description: string }

function indexed(
  { id: own, title, words, category, description }: SearchEntry,
  id: number,
  index: SearchIndex,
) {
  const putFirst = index.groups.filter(({ first }) => first === own).flatMap((group) => group.words)
  const zipCodes = index.zips.areas.filter(({ area }) => area === own).flatMap((one) => one.zipCodes)
  return {
    id,
    title,
    words: [words ?? '', ...putFirst, ...zipCodes].join(' '),
    category: category ?? '',
    description,
  }
}

/** What somebody can buy or book before what tells about it; the law last. */
const weights: Partial<Record<SearchEntry['type'], number>> = {
  drip: 1.5,
  injection: 1.5,
  treatment: 1.4,
  service: 1.3,
  plan: 1.2,
  package: 1.1,
  legal: 0.5,
}

/** Words of a question that tell nothing of what it is about. */
const stopWords = new Set(
  'a am an and are at be can could d did do does for have i if in is it its m me my of on or s some someone t that the there this to us was we what which will with would you your'.split(
    ' ',
  ),
)

/** Small letters without accents and signs, one space between words: what titles and queries are compared by. */
export const plain = (text: string): string => wordsOf(text).join(' ')

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const swaps = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, place) => `${word.slice(0, place)}${word[place + 1]}${word[place]}${word.slice(place + 2)}`,
  )

/** The ids that editors put first for words of this query, the longest words first; then for words it begins. */
function chosenFor(asked: string, groups: PlainGroup[]): string[] {
  const found = groups.flatMap(({ phrases, first }) => {
    if (!first) return []
    const held = phrases.filter((phrase) => holds(asked, phrase)).map((phrase) => phrase.length + 100)
    const begun = asked.length > 2 ? phrases.filter((phrase) => phrase.startsWith(asked)) : []
    const rank = Math.max(...held, ...begun.map(() => 1), 0)
    return rank > 0 ? [{ first, rank }] : []
  })
  return found.sort((one, other) => other.rank - one.rank).map(({ first }) => first)
}

/** Other words for those in the query. */
const alsoSaid = (asked: string, groups: PlainGroup[]): string[] =>
  groups
    .filter(({ phrases }) => phrases.some((phrase) => holds(asked, phrase)))
    .flatMap(({ phrases }) => phrases.filter((phrase) => !holds(asked, phrase)))

type PlainGroup = { phrases: string[]; first?: string }

const holds = (asked: string, phrase: string) => ` ${asked} `.includes(` ${phrase} `)

function zipAnswer(query: string, { zips }: SearchIndex): SearchEntry | undefined {
  const zip = readZip(query) ?? query.match(/(?<!\d)\d{5}(?!\d)/)?.[0]
  if (!zip || zips.areas.length === 0) return undefined
  const answer = zips.areas.find(({ zipCodes }) => zipCodes.includes(zip)) ?? zips.outside
  if (!answer) return undefined
  const { title, description, url } = answer
  const named = (text: string) => text.replace('{zip}', zip)
  return {
    id: 'answer-zip',
    type: 'answer',
    category: null,
    url,
    title: named(title),
    description: named(description),
  }
}

const placeOf = ({ card, url }: SearchEntry) => card ?? url

/** A result of the editors' that leads to a card has the card's price, and what can be done there. */
const withOffer = (entry: SearchEntry, { price, book, cart }: Partial<SearchEntry> = {}): SearchEntry =>
  !entry.price && price ? { ...entry, price, ...(book && { book }), ...(cart && { cart }) } : entry

/** The hours as they are at this moment; everything else is what it was when it was published. */
function asOfNow(entry: SearchEntry, { hours }: SearchIndex, now: Date): SearchEntry {
  if (entry.id !== answerIds.hours) return entry
  return { ...entry, title: openNow(hours, now) ?? entry.title, description: hoursInOneLine(hours.days) }
}
