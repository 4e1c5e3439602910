import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { expect, test } from 'vitest'
import { encodeEffects, encodePatch } from './mendoza.ts'

const document = {
  _id: 'drafts.b12',
  _type: 'injection',
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
}

test('a listener that applies the effects gets the new document, and the old one back', () => {
  const before = { ...document, price: 13, seo: { title: 'B12', description: 'Energy' }, tags: ['a'] }
  const after = {
    ...document,
    _rev: 'r2',
    price: 15,
    seo: { title: 'B12 shot' },
    tags: ['a', 'b'],
    isNew: true,
  }
  const { _rev: _before, ...seenBefore } = before
  const { _rev: _after, ...seenAfter } = after
  const { apply, revert } = encodeEffects(before, after)
  expect(applyPatch(seenBefore, apply)).toEqual(seenAfter)
  expect(applyPatch(seenAfter, revert)).toEqual(seenBefore)
})

test('a deleted document is the patch that Studio recognises as deletion', () => {
  expect(encodeEffects(document, null).apply).toEqual([0, null])
  expect(encodeEffects(null, document).revert).toEqual([0, null])
})

test('only changed fields travel', () => {
  const text = 'long '.repeat(1000)
  const { apply } = encodeEffects({ ...document, text, price: 1 }, { ...document, text, price: 2 })
  expect(JSON.stringify(apply).length).toBeLessThan(60)
})

test('any object becomes any other object', () => {
  const value = fc
    .jsonValue({ maxDepth: 3 })
    // The Studio's own reader of patches can't hold a field of this name.
    .filter((one) => !JSON.stringify(one).includes('"__proto__":'))
  const object = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'z'), value)
  fc.assert(
    fc.property(object, object, (from, to) => {
      const [left, right] = [JSON.parse(JSON.stringify(from)), JSON.parse(JSON.stringify(to))]
      expect(applyPatch(left, encodePatch(left, right))).toEqual(right)
    }),
    { numRuns: 500 },
  )
})
