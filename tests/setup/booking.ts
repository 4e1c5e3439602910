import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

export const bookingDialog = (page: Page) => page.getByRole('dialog')
/** What the provider's frame says it was asked for: 'intakeqServiceId = …'. */
export const askedFor = (page: Page) => page.frameLocator('#intakeq iframe').locator('[data-selected]')
export const everything = 'no selector: all services'

/** The Book Now, or what it is called here, of what has this name. */
export const bookButton = (scope: Page | Locator, about: string, label = 'Book Now') =>
  scope.getByRole('button', { name: new RegExp(`^${label} ?: ${about.replace('+', '[+]')}$`) })

export async function closeBooking(page: Page): Promise<void> {
  await bookingDialog(page).getByRole('button', { name: 'Close booking' }).click()
  await expect(bookingDialog(page)).toHaveCount(0)
}

/** What the provider's script has on our page: its globals, its script in the head, its container. */
export const traces = (page: Page) =>
  page.evaluate(() => ({
    globals: Object.keys(window).filter((name) => /^(intakeq|easyXDM|widgetUrl|portalId)/.test(name)),
    scripts: document.querySelectorAll('script[src*="intakeq"]').length,
    containers: document.querySelectorAll('#intakeq').length,
  }))
export const nothing = { globals: [], scripts: 0, containers: 0 }

/** Every address of the booking system this page asks from now on. */
export function askedOfProvider(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url())
    if (host === 'intakeq.com' || pathname.includes('/intakeq.com/')) asked.push(pathname)
  })
  return asked
}
