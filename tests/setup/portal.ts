import { randomInt, randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'

/** The button of the patient portal, whatever it is called now. */
export const portalButton = (page: Page) =>
  page.getByRole('banner').locator('button[popovertarget="account-panel"]')
export const portal = (page: Page) => page.getByRole('region', { name: 'Patient portal' })
export const signInForm = (page: Page) => page.getByRole('form', { name: 'Sign in' })
export const signUpForm = (page: Page) => page.getByRole('form', { name: 'Sign up' })
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Opens the portal and waits for what its code draws. */
export async function openPortal(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await portalButton(page).click()
  await portal(page).locator('[data-portal-body]').waitFor()
}

/** Limits count by network: each test comes from one of its own. */
export const fromOwnNetwork = (place: Page | BrowserContext): Promise<void> =>
  place.setExtraHTTPHeaders({
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  })

export const newAddress = (): string => `portal-${randomUUID()}@example.com`
