import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addProduct,
  type CartLine,
  type CartProduct,
  lineCents,
  removeLine,
  setQuantity,
  totalCents,
  unitCount,
} from './cart-line'

const b12 = { id: 'injection-b12', name: 'Vitamin B12', price: 13 }
const zinc = { id: 'injection-zinc', name: 'Zinc', price: 8.5 }

test('a product that is not in the cart comes in with quantity 1 [CART-005] [ENT-003]', () => {
  expect(addProduct([], b12)).toEqual([{ id: 'injection-b12', product: b12, quantity: 1 }])
})

test('a product that is in the cart gets one more, at its newest price [CART-004]', () => {
  const lines = addProduct(addProduct([], b12), { ...b12, price: 15 })
  expect(lines).toEqual([{ id: 'injection-b12', product: { ...b12, price: 15 }, quantity: 2 }])
})

test('there are never more than are left, nor more than 20', () => {
  const two = setQuantity(addProduct([], b12), b12.id, 2)
  expect(addProduct(two, b12, 2)).toBe(two)
  expect(addProduct([], b12, 0)).toEqual([])
  expect(setQuantity(two, b12.id, 500)[0]?.quantity).toBe(20)
})

test('less is never made of what somebody has, only because less is left', () => {
  const five = setQuantity(addProduct([], b12), b12.id, 5)
  expect(addProduct(five, b12, 2)[0]?.quantity).toBe(5)
})

test('a quantity of 0 or less deletes the line [CART-007]', () => {
  const lines = addProduct(addProduct([], b12), zinc)
  expect(setQuantity(lines, b12.id, 0)).toEqual([{ id: zinc.id, product: zinc, quantity: 1 }])
  expect(setQuantity(lines, b12.id, -1)).toEqual([{ id: zinc.id, product: zinc, quantity: 1 }])
})

test('remove deletes this line and no other [CART-006]', () => {
  expect(removeLine(addProduct(addProduct([], b12), zinc), zinc.id)).toEqual(addProduct([], b12))
})

test('two B12 and three zinc come to $51.50, nothing added [PAY-012]', () => {
  const lines = [
    { id: b12.id, product: b12, quantity: 2 },
    { id: zinc.id, product: zinc, quantity: 3 },
  ]
  expect(totalCents(lines)).toBe(5150)
  expect(unitCount(lines)).toBe(5)
})

const products: fc.Arbitrary<CartProduct> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  name: fc.string({ minLength: 1 }),
  price: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
})
const changes = fc.array(
  fc.oneof(
    products.map((product) => (lines: CartLine[]) => addProduct(lines, product)),
    fc.tuple(products, fc.oneof(fc.integer(), fc.double())).map(
      ([{ id }, quantity]) =>
        (lines: CartLine[]) =>
          setQuantity(lines, id, quantity),
    ),
    products.map(
      ({ id }) =>
        (lines: CartLine[]) =>
          removeLine(lines, id),
    ),
  ),
)

test('whatever is done to a cart, its lines are one per product, 1 to 20 whole units, and its total is the sum of its lines', () => {
  fc.assert(
    fc.property(changes, (each) => {
      const lines = each.reduce((cart: CartLine[], change) => change(cart), [])
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      for (const { id, product, quantity } of lines) {
        expect(id).toBe(product.id)
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 20).toBe(true)
      }
      expect(totalCents(lines)).toBe(lines.reduce((sum, line) => sum + lineCents(line), 0))
      expect(Number.isInteger(totalCents(lines))).toBe(true)
    }),
  )
})
