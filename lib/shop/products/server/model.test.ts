import { expect, test } from 'vitest'
import { productRow, sellableInjection } from './catalogue'

const b12 = {
  _id: 'injection-b12',
  _rev: 'r1',
  _updatedAt: '2026-11-21T10:00:00Z',
  name: 'Vitamin B12',
  price: 13,
}

test('a published injection becomes a product with the same id and price [ENT-001]', () => {
  const row = productRow(sellableInjection.parse({ ...b12, originalPrice: 15, imageUrl: null }))
  expect(row).toMatchObject({
    id: 'injection-b12',
    name: 'Vitamin B12',
    price: 13,
    original_price: 15,
    image_url: null,
  })
  expect(row).not.toHaveProperty('stock_quantity')
})

test('what the table products refuses is left out here, so that it holds up no other product', () => {
  expect(sellableInjection.safeParse({ ...b12, name: 'x'.repeat(201) }).success).toBe(false)
  expect(sellableInjection.safeParse({ ...b12, durationMinutes: 0 }).success).toBe(false)
})

test('an injection without a price, or with a fraction of a cent, is not for sale', () => {
  expect(sellableInjection.safeParse({ ...b12, price: undefined }).success).toBe(false)
  expect(sellableInjection.safeParse({ ...b12, price: 13.005 }).success).toBe(false)
  expect(sellableInjection.safeParse({ ...b12, price: -1 }).success).toBe(false)
})

test('an injection nobody marked needs an exam', () => {
  const rowOf = (isExamRequired?: boolean | null) =>
    productRow(sellableInjection.parse({ ...b12, isExamRequired })).is_exam_required
  expect([rowOf(), rowOf(null), rowOf(true), rowOf(false)]).toEqual([true, true, true, false])
})
