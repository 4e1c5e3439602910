import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'
import { overflowAt, violations } from '../setup/whole-page'

type Look = [name: string, width: number, set: (page: Page) => Promise<unknown>, except?: string[]]

const looks: Look[] = [
  ['as it is', 320, async () => undefined],
  // The visitor's own colors, of which axe reads those from before they were forced.
  ['in forced colors', 320, (page) => page.emulateMedia({ forcedColors: 'active' }), ['color-contrast']],
  ['with text twice as large', 640, (page) => page.addStyleTag({ content: 'html { font-size: 200% }' })],
]

for (const [look, width, set, except] of looks)
  test(`every part of the kit is accessible ${look}, with a toast and in its dialog, and fits into ${width} px [PAGE-002]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/design')
    await set(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything this site is made of')
    expect(await overflowAt(page, width)).toBeLessThanOrEqual(0)
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
    expect(await overflowAt(page, width)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

test('every block is drawn once at /design/blocks', async ({ page }) => {
  await page.goto('/design/blocks')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  expect(await page.getByRole('main').locator('section').count()).toBeGreaterThan(20)
})
