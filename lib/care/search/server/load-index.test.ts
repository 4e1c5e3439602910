import { expect, test, vi } from 'vitest'
import { askedAt, loadsSeeds, seeds } from '@/tests/fixtures/seed-search'
import { makeSearch, plain } from '../shared/find'
import type { SearchEntry } from '../shared/search-index'
import { loadSearchIndex } from './load-index'

vi.mock('@/lib/content/server/load', async (original) => loadsSeeds(await original()))

const index = await loadSearchIndex(askedAt)
const search = makeSearch(index)
/** By its page or, under the same name, by its card. */
const finds = (query: string, { title, url, card }: SearchEntry) =>
  search
    .find(query, askedAt)
    .some(
      (found) => found.url === url || (found.title === title && (found.url === card || found.card === url)),
    )
const named = index.entries.filter(({ type }) => type !== 'answer')
const lost = (queryOf: (entry: SearchEntry) => string[]) =>
  named.flatMap((entry) => queryOf(entry).filter((query) => !finds(query, entry)))

/** The first five letters, or as many as at most seven names begin with. */
function firstLetters({ title }: SearchEntry): string {
  for (let length = Math.min(5, title.length); ; length += 1) {
    const begin = title.slice(0, length)
    const alike = new Set(
      named.filter((one) => plain(one.title).startsWith(plain(begin))).map(({ url }) => url),
    )
    if (alike.size < 8 || length >= title.length) return begin
  }
}

const allWords = new Set(plain(JSON.stringify(index.entries)).split(' '))

/** A letter wrong, left out, doubled or swapped with the next, in the middle of the longest word; no other word. */
function typos({ title }: SearchEntry): string[] {
  const [word = ''] = [...plain(title).split(' ')].sort((one, other) => other.length - one.length)
  if (word.length < 4 || /\d/.test(word)) return []
  const at = Math.floor(word.length / 2)
  const [before, letter, next, after] = [
    word.slice(0, at),
    word[at] ?? '',
    word[at + 1] ?? '',
    word.slice(at + 2),
  ]
  const wrong = [
    `x${next}${after}`,
    `${next}${after}`,
    `${letter}${letter}${next}${after}`,
    `${next}${letter}${after}`,
  ]
  return wrong
    .filter((rest) => !allWords.has(before + rest))
    .map((rest) => plain(title).replace(word, before + rest))
}

test('search: everything that is published can be found [SRCH-009]', () => {
  const ids = new Set(named.map(({ id }) => id.replace(/#.*/, '')))
  const wanted = [
    'ivService',
    'injection',
    'package',
    'membershipPlan',
    'job',
    'serviceArea',
    'faq',
    'searchEntry',
  ]
  const missing = seeds.filter(({ _type, _id }) => wanted.includes(_type) && !ids.has(_id))
  expect(missing.map(({ _id }) => _id)).toEqual([])
  expect(named.filter(({ type }) => type === 'event')).toHaveLength(5)
  expect(named.filter(({ type }) => type === 'legal')).toHaveLength(36)
  const urls = new Set(named.map(({ url }) => url))
  const pages = seeds.filter(
    (one): one is typeof one & { path: string } => one._type === 'page' && 'path' in one,
  )
  expect(pages.filter(({ path }) => !urls.has(path)).map(({ path }) => path)).toEqual([])
})

test('search: every name and question is found by itself [SRCH-009]', () => {
  expect(lost(({ title }) => [title, title.toUpperCase()])).toEqual([])
})

test('search: every name and question is found by its first letters [SRCH-009]', () => {
  expect(lost((entry) => [firstLetters(entry)])).toEqual([])
})

test('search: every name and question is found with one typo [SRCH-009]', () => {
  expect(lost(typos)).toEqual([])
})

test('search: an editors’ result that leads to a card, and what has that card, are one under one name', () => {
  const [booster, ...others] = search
    .find('immune booster', askedAt)
    .filter(({ title }) => title === 'Immune Booster')
  expect([booster?.price, others]).toEqual(['$225', []])
})

test('search: every ZIP code is answered first with its own area, one outside with the waitlist', () => {
  for (const { zipCodes, title, url } of index.zips.areas)
    for (const zip of zipCodes) {
      const [first] = search.find(zip, askedAt)
      expect([first?.type, first?.title, first?.url]).toEqual(['answer', title.replace('{zip}', zip), url])
    }
  expect(search.find('10001', askedAt)).toMatchObject([
    { title: '10001 is outside our area', url: '/service-areas#waitlist' },
  ])
})

test('search: the index is at most 25 kB on the wire', async () => {
  const { gzipSync } = await import('node:zlib')
  expect(gzipSync(JSON.stringify(index)).length).toBeLessThan(25_000)
})
