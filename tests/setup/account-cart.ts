import { expect, type Page } from '@playwright/test'
import { longPatience } from './buyer'
import type { Demo } from './demo'
import { shopPath } from './shop'
import { asShopper, type TestShopper } from './shopper'

export type Units = Record<string, number>

export const b12 = { id: 'injection-b12', name: 'Vitamin B12', price: 13 }
export const zinc = { id: 'injection-zinc', name: 'Zinc', price: 8 }

/** What the database keeps for this shopper, by product id. */
export async function storedCart(demo: Demo, { id }: TestShopper): Promise<Units> {
  const rows = await demo.rows('cart_items', `user_id=eq.${id}`)
  return Object.fromEntries(rows.map(({ product_id, quantity }) => [product_id, quantity]))
}

/** Waits until the database keeps just this. */
export const expectStored = (demo: Demo, shopper: TestShopper, units: Units) =>
  expect.poll(() => storedCart(demo, shopper), longPatience).toEqual(units)

/** Stores a cart as another device of the shopper would that had seen `seen`. */
export async function storeElsewhere(demo: Demo, shopper: TestShopper, units: Units, seen: Units = {}) {
  const ask = await asShopper(demo, shopper)
  const lines = (each: Units) =>
    Object.entries(each).map(([productId, quantity]) => ({ productId, quantity }))
  const { status, body } = await ask('PUT', '/api/cart', {
    owner: shopper.id,
    lines: lines(units),
    seen: lines(seen),
  })
  expect(status, JSON.stringify(body)).toBe(200)
}

/** Opens the shop and waits until the page has met the stored cart. */
export async function openShop(page: Page): Promise<void> {
  const met = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/cart' && response.ok(),
  )
  await page.goto(shopPath)
  await met
  await page.waitForFunction(() => localStorage.getItem('cart_account') !== null)
}

/** The page has heard that its last change is stored; until then it would send it once more. */
export const expectSettled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart_account') ?? '{}').isUnsent))
    .toBe(false)

/** Somebody turns to this device again. */
export const turnTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
