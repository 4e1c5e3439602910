import { expect, test } from 'vitest'
import { reconcile } from './reconcile'

const line = (quantity: number) => ({
  id: 'b12',
  product: { id: 'b12', name: 'Vitamin B12', price: 13 },
  quantity,
})
const onSale = {
  id: 'b12',
  name: 'Vitamin B12',
  price: 13,
  imageUrl: null,
  category: 'energy',
  available: 20,
  needsExam: true,
}

test('a cart that is up to date stays as it is, without a word', () => {
  expect(reconcile([line(2)], [onSale])).toEqual({ lines: [line(2)], notices: [] })
})

test('a new price is taken over and told', () => {
  const { lines, notices } = reconcile([line(2)], [{ ...onSale, price: 14.5 }])
  expect(lines[0]?.product.price).toBe(14.5)
  expect(notices).toEqual(['Vitamin B12 now costs $14.50 (it was $13.00).'])
})

test('a new name is taken over, which costs nobody anything', () => {
  const { lines, notices } = reconcile([line(1)], [{ ...onSale, name: 'B12' }])
  expect(lines[0]?.product.name).toBe('B12')
  expect(notices).toEqual([])
})

test('what is no longer sold leaves the cart and is named', () => {
  expect(reconcile([line(1)], [])).toEqual({
    lines: [],
    notices: ['Vitamin B12 is no longer available, so we took it out of your cart.'],
  })
})

test('no more stays in the cart than is left', () => {
  const few = { ...onSale, available: 3 }
  expect(reconcile([line(5)], [few])).toEqual({
    lines: [line(3)],
    notices: ['Only 3 of Vitamin B12 left: we changed your quantity from 5 to 3.'],
  })
  expect(reconcile([line(5)], [{ ...onSale, available: 0 }]).notices).toEqual([
    'Vitamin B12 is sold out, so we took it out of your cart.',
  ])
})
