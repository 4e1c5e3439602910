import { expect, type Locator, type Page } from '@playwright/test'
import { visit } from './buyer'

export const shopPath = '/vitamin-injections'

/** Presses 'Add to Cart' on a product's card, so many times. */
export async function addToCart(page: Page, name: string, times = 1): Promise<void> {
  await cartControl(page).waitFor()
  const button = page.getByRole('button', { name: `Add to Cart: ${name}`, exact: true })
  for (let n = 0; n < times; n += 1) await button.click()
}

/**
 * Opens the cart by the header's control and returns the drawer. Who opens it has told the shop before where a nurse is
 * to come, unless the test says `isNew`.
 */
export async function openCart(page: Page, { isNew = false } = {}) {
  if (!isNew)
    await page.evaluate((kept) => {
      try {
        localStorage.setItem('visit', kept)
      } catch {
        // A browser that stores nothing.
      }
    }, JSON.stringify(visit))
  // Its bar goes away with the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await cartControl(page).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await drawer.waitFor()
  await hasFocusInside(drawer)
  return drawer
}

/**
 * A dialog listens to keys and presses beside it from the moment in which it takes the focus; it is seen a little
 * earlier.
 */
export const hasFocusInside = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)

/** Only once it was read does the control say what is in the cart. */
export const cartControl = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart, / })

/** What the browser keeps under this key of the local storage, read as JSON. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
