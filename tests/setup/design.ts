import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { violations } from './whole-page'

/** Looks at every part of the kit with axe, then with a toast and in a dialog; `except`: rules that can't tell here. */
export async function lookAtDesign(page: Page, except?: string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything this site is made of')
  await page.getByRole('button', { name: 'Show: destructive' }).press('Enter')
  const close = page.getByRole('button', { name: /^Close: That didn/ })
  // It waits while the focus is in it.
  await close.focus()
  expect(await violations(page, except)).toEqual([])
  await expect(close).toBeFocused()

  const opener = page.getByRole('button', { name: 'Open a dialog' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'A dialog' })
  await expect(dialog).toBeVisible()
  expect(await violations(page, except)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}
