import type { Page } from '@playwright/test'

/**
 * Does what closes a window and waits until it is closed. It may be gone before Playwright hears that the key or
 * button is up again.
 */
export async function closing(window: Page, act: () => Promise<void>): Promise<void> {
  const closed = window.waitForEvent('close')
  closed.catch(() => undefined)
  await act().catch((problem: Error) => {
    if (!window.isClosed() || !/has been closed/.test(problem.message)) throw problem
  })
  await closed
}
