import { expect, test } from 'vitest'
import type { CartLine } from '@/lib/shop/cart/shared/cart-line'
import { hasMore, linesOf, mergeCarts, storedUnits, unitsOf } from './account-cart'

const line = (id: string, quantity = 1): CartLine => ({ id, product: { id, name: id, price: 10 }, quantity })
const meeting = (parts: Partial<Parameters<typeof mergeCarts>[0]>) =>
  mergeCarts({ stored: [], lines: [], base: unitsOf(parts.lines ?? []), guests: [], ...parts })

test("a stored cart that has lines replaces the guest's, whose lines are left behind [CART-011] [CALL-005]", () => {
  const guests = [line('zinc', 2)]
  expect(meeting({ stored: [line('b12')], lines: guests, guests })).toEqual({
    lines: [line('b12')],
    leftBehind: [line('zinc', 2)],
  })
})

test('an empty stored cart leaves the guest lines where they are [CART-011]', () => {
  const guests = [line('zinc', 2)]
  expect(meeting({ lines: guests, guests })).toEqual({ lines: guests, leftBehind: [] })
})

test('a guest line that is stored just so is not left behind', () => {
  const guests = [line('b12')]
  expect(meeting({ stored: [line('b12'), line('zinc')], lines: guests, guests }).leftBehind).toEqual([])
})

test('what an account held and another device took out goes, without being offered', () => {
  expect(meeting({ stored: [line('b12')], lines: [line('b12'), line('zinc')] })).toEqual({
    lines: [line('b12')],
    leftBehind: [],
  })
  expect(meeting({ stored: [], lines: [line('b12')] })).toEqual({ lines: [], leftBehind: [] })
})

test('of each line the later change counts: mine here, theirs elsewhere [CART-013]', () => {
  const { lines } = meeting({
    base: { b12: 1, zinc: 1, biotin: 1 },
    lines: [line('b12', 3), line('zinc'), line('iron')],
    stored: [line('b12', 2), line('zinc', 5), line('biotin'), line('glow')],
  })
  expect(lines).toEqual([line('b12', 3), line('zinc', 5), line('glow'), line('iron')])
})

test('a known product keeps the price it was shown with; a new one has today’s and a small picture', () => {
  const product = { description: null, price: 12, category: null, stock_quantity: 20 }
  const items = [
    { id: '1', quantity: 2, product: { ...product, id: 'b12', name: 'B12', image_url: null } },
    { id: '2', quantity: 1, product: { ...product, id: 'zinc', name: 'Zinc', image_url: 'https://i/z.jpg' } },
  ]
  expect(linesOf({ owner: 'a', items, gone: [] }, [line('b12')])).toEqual([
    line('b12', 2),
    {
      id: 'zinc',
      product: {
        id: 'zinc',
        name: 'Zinc',
        price: 12,
        image_url: 'https://i/z.jpg?w=320&h=320&fit=crop&auto=format',
      },
      quantity: 1,
    },
  ])
})

test('what is not sold any more counts as stored, so that leaving it out is a change', () => {
  expect(storedUnits({ owner: 'a', items: [], gone: [{ id: 'old', name: 'Old', quantity: 3 }] })).toEqual({
    old: 3,
  })
})

test('only more units are more', () => {
  expect(hasMore({ b12: 1 }, { b12: 2 })).toBe(true)
  expect(hasMore({}, { b12: 1 })).toBe(true)
  expect(hasMore({ b12: 2 }, { b12: 1 })).toBe(false)
})
