import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab once for each of them: they are met in this order, and nothing else in between. */
export async function walk(page: Page, places: Locator[]): Promise<void> {
  for (const place of places) {
    await page.keyboard.press('Tab')
    await expect(place).toBeFocused()
  }
}
