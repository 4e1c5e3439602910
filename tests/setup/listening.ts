import type { Page } from '@playwright/test'

/**
 * Waits until this page's scripts run: what is pressed before is noted and done later, which is the subject of tests of its own
 * (they go to the page with `waitUntil: 'commit'`). Other hosts' pages, and ours without scripts, have nothing to wait for.
 */
export async function listening(page: Page): Promise<void> {
  await page.waitForFunction(() => !(window as { earlyInput?: unknown }).earlyInput, undefined, {
    timeout: 60_000,
  })
}
