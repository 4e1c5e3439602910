import type { Page } from '@playwright/test'
import { accessProblems } from './access'
import { expect } from './fixtures'
import { doubleText, overflowAt } from './whole-page'

type Setting = { prepare(page: Page): Promise<void>; except?: string[]; narrowest: number }

/** How somebody may have set their browser; `except`: the rules of axe that can't tell there, `narrowest`: what it fits. */
export const settings: Record<string, Setting> = {
  'as it comes': { prepare: async () => undefined, narrowest: 320 },
  'in forced colors': {
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
    // axe reads the colors from before they were forced.
    except: ['color-contrast'],
    narrowest: 320,
  },
  'with text twice as large': { prepare: doubleText, narrowest: 390 },
}

/** Looks at every part of the kit with axe, with a toast beside them, and then in each window that opens. */
export async function lookAtDesign(page: Page, { prepare, except, narrowest }: Setting): Promise<void> {
  await prepare(page)
  await page.goto('/design')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything this site is made of')
  await expect(page.getByRole('tab', { name: 'Sign up' })).toBeVisible()
  expect(await overflowAt(page, narrowest)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Show: destructive' }).press('Enter')
  const close = page.getByRole('button', { name: /^Close: That didn/ })
  // It waits while the focus is in it.
  await close.focus()
  expect(await accessProblems(page, { except })).toEqual([])
  await expect(close).toBeFocused()
  await close.press('Enter')
  await lookAtWindows(page, except)
}

/** Each dialog and drawer, opened by a key; once it is left the focus is back at what opened it. */
async function lookAtWindows(page: Page, except: string[] | undefined): Promise<void> {
  const openers = await page.getByRole('button', { name: /^Open a (?:long )?(?:dialog|drawer)$/ }).all()
  expect(openers).toHaveLength(4)
  const shown = page.getByRole('dialog')
  for (const opener of openers) {
    await opener.press('Enter')
    await expect(shown).toBeVisible()
    expect(await accessProblems(page, { except, within: 'dialog[open], [role=dialog]' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()
    await expect(opener).toBeFocused()
  }
}
