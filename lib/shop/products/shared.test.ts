import { expect, test } from 'vitest'
import { readProductsOnSale, stockNote, whyNoMore } from './shared'

const b12 = { id: 'b12', name: 'Vitamin B12', price: 13, imageUrl: null, category: 'energy', available: 4 }

test('stock is spoken of from 5 down [INJ-020]', () => {
  expect(stockNote(undefined)).toBeNull()
  expect(stockNote(6)).toBeNull()
  expect(stockNote(5)).toBe('Only 5 left')
  expect(stockNote(1)).toBe('Only 1 left')
  expect(stockNote(0)).toBe('Sold out')
})

test('why there is no more is said with the number', () => {
  expect(whyNoMore('Zinc')).toBe('You can order up to 20 of Zinc at once.')
  expect(whyNoMore('Zinc', 3)).toBe('There are only 3 of Zinc left.')
  expect(whyNoMore('Zinc', 0)).toBe('Zinc is sold out.')
})

test('an answer that is no list of products is no answer', () => {
  expect(readProductsOnSale({ products: [b12] })).toEqual([b12])
  for (const answer of [null, 'down', {}, { products: {} }, { products: [{ ...b12, price: '13' }] }])
    expect(readProductsOnSale(answer)).toBeNull()
})
