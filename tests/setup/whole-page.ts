import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds against WCAG 2.2 AA on this page, a line each; `except`: rules that can't tell here. */
export async function violations(page: Page, except: string[] = []): Promise<string[]> {
  // What fades has less contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(except)
    // Without a tab of its own to put frames together: where other hosts are embedded is looked at elsewhere.
    .setLegacyMode()
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

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
