import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasOrder } from '@/lib/platform/browser/kept-here'
import { forgetOrder, forgetPlacing, openRecord, readRecord, recordOrder, recordPlacing } from './record'

const b12 = { id: 'b12', name: 'Vitamin B12', price: 13 }
const cart = (quantity: number) => ({ lines: [{ id: 'b12', product: b12, quantity }], gifts: [] })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('an order that a gift card pays whole is looked for after a reload by its key, until it is known that there is none', () => {
  const { key } = openRecord()
  expect(hasOrder()).toBe(false)
  expect(recordPlacing(cart(2))).toBe(key)
  expect(hasOrder()).toBe(true)
  expect(readRecord()).toMatchObject({ key, orderId: null, placing: { units: { b12: 2 }, gifts: [] } })
  forgetPlacing()
  expect(hasOrder()).toBe(false)
  recordPlacing(cart(2))
  forgetOrder()
  expect(readRecord()).toEqual({ key })
})

test('what a gift card was to pay does not take the place of what was ordered', () => {
  const { key } = openRecord()
  recordOrder(key, 'order', 'paypal', cart(1))
  recordPlacing(cart(3))
  expect(readRecord()).toMatchObject({
    orderId: 'order',
    units: { b12: 1 },
    placing: { units: { b12: 3 } },
  })
  forgetPlacing()
  expect(readRecord()).toMatchObject({ orderId: 'order', units: { b12: 1 } })
  expect(readRecord()).not.toHaveProperty('placing')
})
