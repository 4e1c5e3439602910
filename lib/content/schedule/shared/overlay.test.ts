import { expect, test } from 'vitest'
import { changesBetween, type LakeDocument, layOver, untouchedIn } from './overlay'

const b12 = (fields: object = {}): LakeDocument => ({
  _id: 'b12',
  _type: 'injection',
  _rev: 'r1',
  name: 'Vitamin B12',
  price: 13,
  originalPrice: 15,
  features: ['Energy', 'Mood'],
  seo: { title: 'B12', description: 'Words' },
  blocks: [
    { _key: 'a', _type: 'hero', heading: 'One', action: { label: 'Book' } },
    { _key: 'b', _type: 'text', heading: 'Two' },
  ],
  ...fields,
})

test('what differs is told field by field, in objects and in items with keys', () => {
  const after = b12({
    _rev: 'r2',
    _updatedAt: 'later',
    price: 15,
    originalPrice: undefined,
    features: ['Energy'],
    seo: { title: 'Better', description: 'Words' },
    blocks: [
      { _key: 'a', _type: 'hero', heading: 'One', action: { label: 'Call' } },
      { _key: 'b', _type: 'text', heading: 'Two' },
    ],
  })
  expect(changesBetween(b12(), after)).toEqual([
    { path: ['price'], from: 13, to: 15 },
    { path: ['originalPrice'], from: 15, to: undefined },
    { path: ['features'], from: ['Energy', 'Mood'], to: ['Energy'] },
    { path: ['seo', 'title'], from: 'B12', to: 'Better' },
    { path: ['blocks', { _key: 'a' }, 'action', 'label'], from: 'Book', to: 'Call' },
  ])
  expect(changesBetween(b12(), b12({ _rev: 'other' }))).toEqual([])
})

test('a list whose items came, went or moved is one change', () => {
  const [first, second] = b12().blocks as object[]
  const moved = changesBetween(b12(), b12({ blocks: [second, first] }))
  expect(moved.map(({ path }) => path)).toEqual([['blocks']])
})

test('what others edited since is kept', () => {
  const changes = changesBetween(b12(), b12({ price: 15 }))
  const { document, overridden, lost } = layOver(b12({ _rev: 'r9', name: 'B12 shot' }), changes)
  expect(document).toEqual(b12({ _rev: 'r9', name: 'B12 shot', price: 15 }))
  expect([overridden, lost]).toEqual([[], []])
})

test('the planned value wins over somebody’s since, and that is told', () => {
  const changes = changesBetween(b12(), b12({ price: 15 }))
  const now = b12({ price: 14 })
  const { document, overridden } = layOver(now, changes)
  expect(document.price).toBe(15)
  expect(overridden).toEqual(changes)
  expect(now.price).toBe(14)
})

test('somebody who did the same already is in nobody’s way', () => {
  const changes = changesBetween(b12(), b12({ price: 15, originalPrice: undefined }))
  const same = b12({ price: 15, originalPrice: undefined })
  expect(layOver(same, changes)).toMatchObject({ overridden: [], lost: [], document: { price: 15 } })
})

test('a change in a block that is gone is told and leaves the rest alone', () => {
  const after = b12({ price: 15 })
  ;(after.blocks as { heading: string }[])[1] = { _key: 'b', _type: 'text', heading: 'New' } as never
  const without = b12({ blocks: [{ _key: 'a', _type: 'hero', heading: 'One' }] })
  const { document, lost } = layOver(without, changesBetween(b12(), after))
  expect(document).toEqual({ ...without, price: 15 })
  expect(lost.map(({ path }) => path)).toEqual([['blocks', { _key: 'b' }, 'heading']])
})

test('a field of an object that is gone is lost, one of an object that came is set', () => {
  const changes = changesBetween(b12(), b12({ seo: { title: 'B12', description: 'Other' } }))
  expect(layOver(b12({ seo: undefined }), changes).lost).toEqual(changes)
  const added = changesBetween(b12({ seo: undefined }), b12())
  expect(layOver(b12({ seo: undefined }), added).document.seo).toEqual(b12().seo)
})

test('a draft takes over what it has not touched itself', () => {
  const changes = changesBetween(b12(), b12({ price: 15, name: 'B12 shot' }))
  expect(untouchedIn(b12({ price: 12 }), changes).map(({ path }) => path)).toEqual([['name']])
})
