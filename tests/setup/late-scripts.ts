import type { Page } from '@playwright/test'

/**
 * Holds the page's scripts back, as a slow network does. Returns the function that lets them through. A press on
 * "Book" waits 4 s for them; `isPatient`: as long as the test needs.
 */
export async function holdScripts(page: Page, { isPatient = false } = {}): Promise<() => void> {
  if (isPatient)
    await page.addInitScript(() => {
      const start = window.setTimeout
      // A rotator's timer is told which one it is.
      window.setTimeout = ((work: TimerHandler, ms?: number, ...more: unknown[]) =>
        start(work, ms === 4000 ? 120_000 : ms, ...more)) as typeof setTimeout
    })
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await opened
    await route.continue()
  })
  return open
}
