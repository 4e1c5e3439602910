import type { Page } from '@playwright/test'

/** Holds the page's scripts back, as a slow network does. Returns the function that lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
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
