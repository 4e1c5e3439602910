import type { Page } from '@playwright/test'

/** Has the browser show all text twice as large from here on, as somebody may have set it. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
}

/** How many px the page can be scrolled sideways in a window of this width. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 })
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
