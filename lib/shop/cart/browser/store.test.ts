import { expect, test } from 'vitest'
import { replaceLines } from './edit'
import { addToCart, currentLines, useCart } from './store'

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
