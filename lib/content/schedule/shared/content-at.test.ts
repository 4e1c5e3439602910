import { expect, test } from 'vitest'
import { applyChange, changesDueBy, documentsAt } from './content-at'
import type { LakeDocument } from './overlay'

const doc = (id: string, fields: object): LakeDocument => ({ _id: id, _type: 'injection', ...fields })
const b12 = doc('b12', { price: 13, name: 'Vitamin B12' })
const iron = doc('iron', { price: 20 })
const to = (before: LakeDocument, fields: object) => ({
  documentId: before._id,
  before,
  after: { ...before, ...fields },
})
const group = (dueAt: string, ...changes: ReturnType<typeof to>[]) => ({
  dueAt,
  createdAt: '2026-11-01T00:00:00Z',
  changes,
})

const groups = [
  group('2027-01-01T07:00:00Z', to(b12, { price: 16 })),
  group('2026-12-01T07:00:00Z', to(b12, { price: 15 }), to(iron, { price: 22 })),
]
const pricesAt = (moment: string) =>
  documentsAt([b12, iron], changesDueBy(groups, new Date(moment))).map(({ price }) => price)

test('each moment has what was published by then, whatever the order of planning', () => {
  expect(pricesAt('2026-12-01T06:59:59Z')).toEqual([13, 20])
  expect(pricesAt('2026-12-01T07:00:00Z')).toEqual([15, 22])
  expect(pricesAt('2027-01-01T07:00:00Z')).toEqual([16, 22])
})

test('what does not change stays the very object', () => {
  const [first, second] = documentsAt([b12, iron], [to(b12, { price: 15 })])
  expect(second).toBe(iron)
  expect(first).not.toBe(b12)
  expect(b12.price).toBe(13)
})

test('of two planned prices of a document the later one wins', () => {
  const [first, second] = [to(b12, { price: 15 }), to(b12, { price: 16 })]
  expect(documentsAt([b12], [first, second])).toEqual([{ ...b12, price: 16 }])
})

test('a document published for the first time appears, one taken back stays away', () => {
  const zinc = doc('zinc', { price: 9 })
  expect(documentsAt([b12], [{ documentId: 'zinc', before: null, after: zinc }])).toEqual([b12, zinc])
  expect(documentsAt([iron], [to(b12, { price: 15 })])).toEqual([iron])
  expect(applyChange(null, to(b12, { price: 15 }))).toEqual({
    kind: 'skipped',
    note: 'It is no longer published, so it was left alone.',
  })
})

test('a value somebody changed since is named', () => {
  expect(applyChange({ ...b12, price: 14 }, to(b12, { price: 15 }))).toMatchObject({
    document: { price: 15 },
    notes: ['“price” was changed after this was planned; the planned value won.'],
  })
})
