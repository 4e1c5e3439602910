import { stegaClean } from '@sanity/client/stega'
import { expect, test } from 'vitest'
import schema from '../../server/schema.json'
import { isShownText, markTexts } from './current'

const sourceMap = {
  documents: [{ _id: 'drafts.treatment-x', _type: 'treatment' }],
  paths: ["$['title']", "$['gradient']", "$['price']", "$['slug']['current']", "$['features'][0]"],
  mappings: Object.fromEntries(
    ["$['title']", "$['gradient']", "$['price']", "$['slug']", "$['features'][0]"].map((at, path) => [
      at,
      { type: 'value' as const, source: { type: 'documentValue' as const, document: 0, path } },
    ]),
  ),
}

test('words that visitors read carry a mark nobody sees; prices, choices and addresses stay as they are', () => {
  const result = { title: 'Drip', gradient: 'hydration', price: 150, slug: 'drip', features: ['Fluids'] }
  const marked = markTexts(result, sourceMap)
  expect(marked).toMatchObject({ gradient: 'hydration', price: 150, slug: 'drip' })
  expect(marked.title).not.toBe('Drip')
  expect(marked.features[0]).not.toBe('Fluids')
  expect(stegaClean(marked)).toEqual(result)
})

test('what a program goes by carries none', () => {
  expect(isShownText('event', ['title'])).toBe(false)
  expect(isShownText('job', ['title'])).toBe(true)
  expect(isShownText('page', ['seo', 'title'])).toBe(false)
  expect(isShownText('page', ['blocks', 'categories', 'label'])).toBe(false)
  expect(isShownText('bookingSettings', ['title'])).toBe(false)
  expect(isShownText('page', ['blocks', 'link', 'href'])).toBe(false)
})

test('no choice of a list, which a page draws by, is taken for words', () => {
  const marked: string[] = []
  const visit = (node: unknown, name: string): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, value, of, attributes } = node as Record<string, unknown>
    if (type === 'string' && value !== undefined && isShownText('page', [name])) marked.push(name)
    for (const one of Array.isArray(of) ? of : [of]) visit(one, name)
    for (const [key, attribute] of Object.entries((attributes ?? {}) as Record<string, { value: unknown }>))
      visit(attribute.value, key)
    if (type === 'type') visit(value, name)
  }
  for (const one of schema) visit(one.type === 'document' ? { ...one, type: 'object' } : one, one.name)
  expect([...new Set(marked)]).toEqual([])
})
