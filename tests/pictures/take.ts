import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

export const widths = [390, 768, 1440]
const folder = process.env.PICTURES_DIR ?? 'pictures/now'

/**
 * A picture at each width of what the page shows: all of it, or what is in sight where something lies over the page. Nothing moves,
 * and what is lazy has been scrolled to.
 */
export async function take(page: Page, name: string, { isWhole = true } = {}): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    if (isWhole) await scrollThrough(page)
    await page.evaluate(() => document.fonts.ready)
    const path = join(folder, `${name}@${width}.png`)
    await page.screenshot({ path, fullPage: isWhole, animations: 'disabled', caret: 'hide' })
  }
}

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
