import { lookAtDesign } from '../setup/design'
import { expect, test } from '../setup/fixtures'
import { overflowAt } from '../setup/whole-page'

test('every part of the kit is accessible, with a toast and in its dialog, and fits into 320 px [PAGE-002]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/design')
  expect(await overflowAt(page, 320)).toBeLessThanOrEqual(0)
  await lookAtDesign(page)
})

test('every block is drawn once at /design/blocks', async ({ page }) => {
  await page.goto('/design/blocks')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  expect(await page.getByRole('main').locator('section').count()).toBeGreaterThan(20)
})
