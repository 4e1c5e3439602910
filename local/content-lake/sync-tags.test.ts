import { expect, test } from 'vitest'
import { parse } from './groq.ts'
import { syncTagsOf, tagsOf } from './sync-tags.ts'
import type { LakeDocument, Transaction } from './types.ts'

const tagsOfQuery = (query: string, dereferenced: (string | null)[] = []) =>
  syncTagsOf(parse(query, { types: ['page', 'package'], kind: 'page' }), new Set(dereferenced))

test('a query for types depends on those types and on what its references led to', () => {
  expect(tagsOfQuery('*[_type == "injection"] | order(order) {name}')).toEqual(['s1:injection'])
  expect(tagsOfQuery('*[_type in $types && defined(path)]', ['injection'])).toEqual([
    's1:injection',
    's1:package',
    's1:page',
  ])
  expect(
    tagsOfQuery('{"a": *[_type == $kind], "b": count(*[(_type == "package" || _type == "page")])}'),
  ).toEqual(['s1:package', 's1:page'])
})

test('a query that could see any document depends on all', () => {
  for (const query of [
    '*[_id == "a"]',
    '*',
    '*[_type == "page" || slug.current == "x"]',
    '*[_type == "page"]{"n": count(*)}',
  ]) {
    expect(tagsOfQuery(query), query).toEqual(['s1:all'])
  }
  expect(tagsOfQuery('*[_type == "page" && count(*[references(^._id)]) > 0]')).toEqual(['s1:all'])
  expect(tagsOfQuery('*[_type == "page"]', [null])).toEqual(['s1:all'])
})

test('a transaction wakes the queries of its types, drafts only those who asked for drafts', () => {
  const document = { _id: 'drafts.b12', _type: 'injection' } as LakeDocument
  const change = { documentId: 'drafts.b12', before: null, after: document, mutations: [] }
  const transaction: Transaction = { id: 't', timestamp: '', author: 'ed', changes: [change] }
  expect(tagsOf(transaction, true)).toEqual(['s1:all', 's1:injection'])
  expect(tagsOf(transaction, false)).toEqual([])
  const published = { ...transaction, changes: [{ ...change, documentId: 'b12' }] }
  expect(tagsOf(published, false)).toEqual(['s1:all', 's1:injection'])
})
