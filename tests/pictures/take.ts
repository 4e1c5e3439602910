import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base } from '../setup/fixtures'
import { setClock } from '../setup/schedule'

const widths = [390, 768, 1440]
const folder = process.env.PICTURES_DIR ?? 'pictures/now'
const at = process.env.PICTURES_AT

/** Playwright's test at the moment for which pictures are taken: in the demo and in its visitors' browsers. */
export const test = base.extend<{ moment: undefined }>({
  moment: [
    async ({ demo, context }, use) => {
      if (at) {
        await setClock(demo, at)
        await context.clock.setFixedTime(at)
      }
      await use(undefined)
    },
    { auto: true },
  ],
  // From the beginning: what moved by itself would stand somewhere else each time.
  page: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await use(page)
  },
})

/**
 * A picture at each width of what the page shows: all of it, or what is in sight where something lies over the page.
 * Nothing moves, and what is lazy is there.
 */
export async function take(page: Page, name: string, { isWhole = true } = {}): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    if (isWhole) await scrollThrough(page)
    await page.evaluate(() => document.fonts.ready)
    for (const note of await page.getByText(/^Loading (?:the|reviews)/).all())
      await note.waitFor({ state: 'hidden', timeout: 8_000 }).catch(() => undefined)
    const path = join(folder, `${name}@${width}.png`)
    await page.screenshot({ path, fullPage: isWhole, animations: 'disabled', caret: 'hide' })
  }
}

/** Step by step from outside: a page without scripts never answers a question about its next frame. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight)
  const scroll = (top: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
  for (let top = 0; top < height; top += 900) await scroll(top)
  // A provider's place is filled for who comes near it, not for who hurries past.
  for (const place of await page.locator('.wakes.grid:visible').all()) {
    await place.scrollIntoViewIfNeeded()
    await place
      .locator(':scope > :nth-child(2)')
      .first()
      .waitFor({ state: 'attached', timeout: 8_000 })
      .catch(() => undefined)
  }
  await scroll(0)
  const decoded = page.evaluate(() =>
    Promise.all(
      [...document.images]
        // What is lazy and hidden is never asked for.
        .filter((image) => image.checkVisibility())
        .map((image) => {
          image.loading = 'eager'
          return image.decode().catch(() => undefined)
        }),
    ),
  )
  // Nor is what stands beside the window, in a shelf.
  await Promise.race([decoded, page.waitForTimeout(30_000)])
}
