import { expect, test } from 'vitest'
import type { ContentDocument } from './document.ts'
import { planImport } from './plan.ts'
import { batchesOf } from './write-content.ts'

const ref = (id: string, more: object = {}) => ({ _type: 'reference', _ref: id, ...more })
const faq = (id: string, more: object = {}): ContentDocument => ({ _id: id, _type: 'faq', ...more })
const nothing = { documents: [], assets: [] }
const from = (...documents: ContentDocument[]) => ({ documents, assets: [], leftOut: 0 })
const idsOf = (documents: ContentDocument[]) => documents.map(({ _id }) => _id)

test('what differs is written, what only the place itself wrote is no difference', () => {
  const there = [faq('a', { _rev: '1', _updatedAt: 'x', question: 'A' }), faq('b', { question: 'B' })]
  const documents = [faq('a', { question: 'A', _rev: '2' }), faq('b', { question: 'Other' }), faq('c')]
  const present = { documents: there, assets: [] }
  const all = planImport(from(...documents), present, 'all')
  expect([idsOf(all.writes), all.created, all.unchanged, all.deletions]).toEqual([['b', 'c'], 1, 1, []])
  const missing = planImport(from(...documents), present, 'missing')
  expect([idsOf(missing.writes), missing.unchanged]).toEqual([['c'], 2])
})

test('only a replacement deletes, and it names what', () => {
  const present = { documents: [faq('a'), faq('drafts.b'), faq('c')], assets: [] }
  expect(idsOf(planImport(from(faq('a')), present, 'replace').deletions)).toEqual(['drafts.b', 'c'])
  for (const mode of ['all', 'missing'] as const)
    expect(planImport(from(faq('a')), present, mode).deletions).toEqual([])
})

test('types this site does not have are refused by their names', () => {
  const documents = [faq('a'), { _id: 'x', _type: 'recipe' }, { _id: 'y', _type: 'order' }]
  expect(() => planImport(from(...documents), nothing, 'all')).toThrow(
    "no types 'recipe', 'order' (first: x)",
  )
})

test('a reference must lead to a document of the file or of the place, unless it is a weak one', () => {
  const page = faq('a', { badges: [ref('b'), ref('gone', { _weak: true })] })
  expect(() => planImport(from(page), nothing, 'all')).toThrow('lead nowhere: a → b.')
  const present = { documents: [faq('b')], assets: [] }
  expect(planImport(from(page), present, 'all').created).toBe(1)
  expect(() => planImport(from(page), present, 'replace')).toThrow('lead nowhere: a → b.')
})

test('what is referred to is written first', () => {
  const documents = [faq('a', { to: ref('b') }), faq('b', { to: [ref('c')] }), faq('c')]
  expect(batchesOf(documents).map(idsOf)).toEqual([['c', 'b', 'a']])
})

test('hundreds of documents come in several transactions, a circle in one', () => {
  const circle = Array.from({ length: 150 }, (_, n) => faq(`c${n}`, { to: ref(`c${(n + 1) % 150}`) }))
  const alone = Array.from({ length: 250 }, (_, n) => faq(`a${n}`))
  const batches = batchesOf([...circle, ...alone])
  expect(batches.flat()).toHaveLength(400)
  expect(batches.map(({ length }) => length)).toEqual([150, 100, 100, 50])
  const written = new Set<string>()
  for (const batch of batches) {
    for (const { _id } of batch) written.add(_id)
    for (const { to } of batch) if (to) expect(written).toContain((to as { _ref: string })._ref)
  }
})

test('large documents make small transactions', () => {
  const large = Array.from({ length: 6 }, (_, n) => faq(`a${n}`, { answer: 'x'.repeat(400_000) }))
  expect(batchesOf(large).map(({ length }) => length)).toEqual([3, 3])
})
