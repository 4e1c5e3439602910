import { resolveMapping } from '@sanity/client/csm'
import { type ContentSourceMap, stegaClean } from '@sanity/client/stega'
import { describe, expect, test, vi } from 'vitest'
import { validateResult } from '@/lib/content/server/load'
import { log } from '@/lib/platform/telemetry/server/log'
import { queries, queryParams } from '@/tests/setup/every-query'
import { seedDocuments } from '../../../../content/documents.ts'
import { createViews } from '../../../../local/content-lake/perspective.ts'
import { runQuery } from '../../../../local/content-lake/query.ts'
import type { LakeDocument } from '../../../../local/content-lake/types.ts'
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

const stored = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const documents = new Map(
  seedDocuments().map((one) => [one._id, { ...stored, ...one } as unknown as LakeDocument]),
)
const views = createViews(documents)
const store = { view: (perspective: string) => views.of(perspective) }
const context = { store, now: () => new Date(), projectId: 'p', dataset: 'd' } as never

async function run(query: string) {
  const asked = { query, params: queryParams, perspective: 'drafts', identity: 'me' }
  const { result } = await runQuery(context, asked)
  const traced = await runQuery(context, { ...asked, isTraced: true })
  expect(traced.result).toEqual(result)
  if (!traced.sourceMap) throw new Error('The query was not traced')
  return { result, sourceMap: traced.sourceMap }
}

test('all queries of the site are looked at', () => {
  expect(queries.length).toBeGreaterThan(30)
})

describe.each(queries.map((query) => [query]))('%s', (query) => {
  test('whatever it shows leads to a field of the same value', async () => {
    const { result, sourceMap } = await run(query)
    const { documents: origins, paths, mappings } = sourceMap
    for (const [at, { source }] of Object.entries(mappings)) {
      const document = documents.get(origins[source.document]?._id ?? '')
      expect(valueAt(document, paths[source.path] ?? ''), at).toBe(valueAt(result, at))
    }
  })

  test('its edit marks change nothing a page is drawn by', async () => {
    const written = vi.spyOn(log, 'error').mockImplementation(() => {})
    const { result, sourceMap } = await run(query)
    const marked = validateResult(query, markTexts(result, sourceMap as ContentSourceMap), ['x'])
    expect(stegaClean(marked)).toEqual(validateResult(query, result, ['x']))
    expect(written).not.toHaveBeenCalled()
  })
})

test('a heading of the home page is found in its block by its key', async () => {
  const query = queries.find((one) => one.includes('path == $path'))
  const { result, sourceMap } = await run(query ?? '')
  const [first] = (result as { blocks: { _key: string; heading: string }[] }).blocks
  const found = resolveMapping(
    ['blocks', { _key: first?._key ?? '', _index: 0 }, 'heading'],
    sourceMap as ContentSourceMap,
  )
  expect(found?.mapping.type).toBe('value')
})

/** The value at a JSON path as source maps write them. */
function valueAt(from: unknown, path: string): unknown {
  let here = from
  for (const [, name, index, key] of path.matchAll(/\['(.*?)'\]|\[(\d+)\]|\[\?\(@\._key=='(.*?)'\)\]/g)) {
    if (key !== undefined) here = (here as { _key?: string }[]).find((one) => one._key === key)
    else here = (here as Record<string, unknown>)[name ?? Number(index)]
  }
  return here
}
