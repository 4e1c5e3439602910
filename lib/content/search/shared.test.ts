import { expect, test } from 'vitest'
import { findEntries, type SearchEntry } from './shared'

const entry = (title: string, description = '', category: string | null = null): SearchEntry => ({
  id: title,
  title,
  type: 'page',
  url: '/',
  description,
  category,
})
const titles = (entries: SearchEntry[], query: string) =>
  findEntries(entries, query).map(({ title }) => title)
const some = [
  entry('Privacy', 'What we keep', 'Legal'),
  entry('NAD+ Therapy', 'A slow drip', 'Energy'),
  entry('Events'),
]

test.each(['', ' ', '\t \n'])('[SRCH-008] the blank query %j finds nothing', (query) => {
  expect(findEntries(some, query)).toEqual([])
})

test('[SRCH-009] title, description and category are searched in any case', () => {
  expect(titles(some, 'nad+')).toEqual(['NAD+ Therapy'])
  expect(titles(some, 'SLOW drip')).toEqual(['NAD+ Therapy'])
  expect(titles(some, 'legal')).toEqual(['Privacy'])
})

test('[SRCH-010] at most eight are found, those with it in the title first', () => {
  const many = Array.from({ length: 9 }, (_, index) => entry(`Page ${index}`, 'drip'))
  expect(titles([...many, entry('Drip')], 'drip')).toEqual([
    'Drip',
    ...many.slice(0, 7).map(({ title }) => title),
  ])
})

test('spaces around and within are forgiven, words of a page that are not shown are found', () => {
  expect(titles(some, '  slow   drip ')).toEqual(['NAD+ Therapy'])
  expect(titles([{ ...entry('Flu'), words: 'jet lag' }], 'jet')).toEqual(['Flu'])
})
