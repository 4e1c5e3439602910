import { expect, test } from 'vitest'
import { queries, queryParams } from '@/tests/setup/every-query'
import { seedDocuments } from '../../../../content/documents.ts'
import { createViews } from '../../../../local/content-lake/perspective.ts'
import { runQuery } from '../../../../local/content-lake/query.ts'
import type { LakeDocument } from '../../../../local/content-lake/types.ts'
import { evaluateQuery } from './fetch-at'

const moment = new Date('2026-12-01T07:00:00Z')
const documents = [
  { _id: 'image', _type: 'sanity.imageAsset', url: 'https://cdn.example/x.png' },
  { _id: 'b12', _type: 'injection', price: 15, order: 2, image: { asset: { _ref: 'image' } } },
  { _id: 'iron', _type: 'injection', price: 22, order: 1 },
]
const ask = (query: string, params = {}) => evaluateQuery(query, params, documents, moment)

test('a query of ours is answered as by the content store', async () => {
  expect(
    await ask('*[_type == $type] | order(order asc) { _id, price, "imageUrl": image.asset->url }', {
      type: 'injection',
    }),
  ).toEqual([
    { _id: 'iron', price: 22, imageUrl: null },
    { _id: 'b12', price: 15, imageUrl: 'https://cdn.example/x.png' },
  ])
})

test('what is not there is null, and now is the moment', async () => {
  expect(await ask('*[_id == "nothing"][0]')).toBeNull()
  expect(await ask('now()')).toBe(moment.toISOString())
})

const stored = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const firstEdition = seedDocuments().map((one) => ({ ...stored, ...one }) as unknown as LakeDocument)
const views = createViews(new Map(firstEdition.map((one) => [one._id, one])))
const lake = { store: { view: (name: string) => views.of(name) }, now: () => moment } as never

test('all queries of the site are looked at', () => {
  expect(queries.length).toBeGreaterThan(30)
})

test.each(queries)('over the same documents the answer is the content store’s: %s', async (query) => {
  const asked = { query, params: queryParams, perspective: 'published', identity: 'me' }
  const { result } = await runQuery(lake, asked)
  expect(await evaluateQuery(query, queryParams, firstEdition, moment)).toEqual(result)
})
