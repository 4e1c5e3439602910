import { lookAtDesign } from '../setup/design'
import { test } from '../setup/fixtures'

test('the kit is accessible in forced colors', async ({ page }) => {
  await page.goto('/design')
  await page.emulateMedia({ forcedColors: 'active' })
  // axe reads the colors from before they were forced.
  await lookAtDesign(page, ['color-contrast'])
})

test('the kit is accessible with text twice as large', async ({ page }) => {
  await page.goto('/design')
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await lookAtDesign(page)
})
