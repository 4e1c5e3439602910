import type { Page } from '@playwright/test'

/**
 * Shows the page that somebody is there, and waits until its scripts run: what is pressed before is noted and done
 * later, which is the subject of tests of its own (they go to the page with `waitUntil: 'commit'`). Other hosts'
 * pages, and ours without scripts, have nothing to wait for.
 */
export async function listening(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => !(window as { earlyInput?: unknown }).earlyInput, undefined, {
    timeout: 60_000,
  })
}
