import { expect, test } from 'vitest'
import { queries, queryParams } from '@/tests/setup/every-query'
import { seedDocuments } from '../../../../content/documents.ts'
import { createViews } from '../../../../local/content-lake/perspective.ts'
import { runQuery } from '../../../../local/content-lake/query.ts'
import type { LakeDocument } from '../../../../local/content-lake/types.ts'
import { evaluateQuery } from './fetch-at'

const stored = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const documents = seedDocuments().map((one) => ({ ...stored, ...one }) as unknown as LakeDocument)
const views = createViews(new Map(documents.map((one) => [one._id, one])))
const moment = new Date('2026-12-01T07:00:00Z')
const lake = { store: { view: (name: string) => views.of(name) }, now: () => moment } as never

test('all queries of the site are looked at', () => {
  expect(queries.length).toBeGreaterThan(30)
})

test.each(queries)('over the same documents the answer is the content store’s: %s', async (query) => {
  const asked = { query, params: queryParams, perspective: 'published', identity: 'me' }
  const { result } = await runQuery(lake, asked)
  expect(await evaluateQuery(query, queryParams, documents, moment)).toEqual(result)
})
