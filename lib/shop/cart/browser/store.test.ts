import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addProduct, setQuantity, totalCents } from '@/lib/shop/cart/shared/cart-line'
import { addToCart, currentLines, readStoredLines, replaceLines, useCart } from './store'

test('loading lines leaves only those [CART-009]', () => {
  addToCart({ id: 'b12', name: 'Vitamin B12', price: 13 })
  addToCart({ id: 'zinc', name: 'Zinc', price: 8 })
  const loaded = [{ id: 'iron', product: { id: 'iron', name: 'Iron', price: 9 }, quantity: 4 }]
  replaceLines(loaded, ['Changed.'])
  expect(currentLines()).toEqual(loaded)
  expect(useCart.getState().notices).toEqual(['Changed.'])
  replaceLines([], [])
  expect(currentLines()).toEqual([])
})

const b12 = {
  id: 'injection-b12',
  name: 'Vitamin B12',
  price: 13,
  image_url: 'https://images.example/b12.png',
}
const line = { id: b12.id, product: b12, quantity: 2 }
const read = (value: unknown) => readStoredLines(JSON.stringify(value))

test('what the cart stored it reads again, unchanged [CART-010] [ENT-003]', () => {
  expect(read([line])).toEqual([line])
  expect(readStoredLines(null)).toEqual([])
})

test('one broken line does not take the others with it', () => {
  const broken = [
    null,
    7,
    'line',
    { id: 'x' },
    { ...line, quantity: '2' },
    { ...line, quantity: 0 },
    { ...line, quantity: -3 },
    { ...line, id: 'another' },
    { ...line, product: { ...b12, price: '13' } },
    { ...line, product: { ...b12, price: -1 } },
    { ...line, product: { ...b12, price: 13.005 } },
    { ...line, product: { ...b12, price: 1e300 } },
    { ...line, product: { ...b12, name: '' } },
    { ...line, product: { ...b12, name: 'x'.repeat(201) } },
  ]
  expect(read([...broken, line])).toEqual([line])
})

test('too much is cut: units, repeated products, lines', () => {
  expect(read([{ ...line, quantity: 9999 }])[0]?.quantity).toBe(20)
  expect(read([{ ...line, quantity: 2.9 }])[0]?.quantity).toBe(2)
  expect(read([line, { ...line, quantity: 7 }])).toEqual([line])
  const many = Array.from({ length: 500 }, (_, n) => ({
    ...line,
    id: `p${n}`,
    product: { ...b12, id: `p${n}` },
  }))
  expect(read(many)).toHaveLength(50)
})

test('a picture address that is none is left out, its line stays', () => {
  for (const image_url of ['javascript:alert(1)', '//elsewhere.example/x.png', 7, 'x'.repeat(3000)]) {
    expect(read([{ ...line, product: { ...b12, image_url } }])[0]?.product).not.toHaveProperty('image_url')
  }
})

test('no stored text whatsoever breaks the cart', () => {
  const texts = fc.oneof(fc.string(), fc.json(), fc.constant('{"__proto__":[]}'))
  fc.assert(fc.property(texts, (text) => Number.isInteger(totalCents(readStoredLines(text)))))
  const lines = fc.array(
    fc.record({
      id: fc.constantFrom('a', 1, null),
      product: fc.oneof(
        fc.anything(),
        fc.record({
          id: fc.constantFrom('a', 1, null),
          name: fc.oneof(fc.string(), fc.integer()),
          price: fc.oneof(fc.double(), fc.string(), fc.integer()),
        }),
      ),
      quantity: fc.oneof(fc.double(), fc.integer(), fc.string(), fc.anything()),
    }),
  )
  fc.assert(
    fc.property(lines, (each) => {
      const readLines = readStoredLines(JSON.stringify(each))
      expect(readLines.every(({ quantity }) => quantity >= 1 && quantity <= 20)).toBe(true)
      expect(Number.isInteger(totalCents(readLines))).toBe(true)
    }),
  )
})

test('every cart survives being stored and read', () => {
  const quantity = fc.integer({ min: 1, max: 20 })
  fc.assert(
    fc.property(quantity, (units) => {
      const lines = setQuantity(addProduct([], b12), b12.id, units)
      expect(read(lines)).toEqual(lines)
    }),
  )
})
