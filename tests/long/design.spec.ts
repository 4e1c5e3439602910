import { lookAtDesign } from '../setup/design'
import { test } from '../setup/fixtures'

test('the kit is accessible in forced colors', async ({ page }) => {
  await page.goto('/design')
  await page.emulateMedia({ forcedColors: 'active' })
  // axe reads the colors from before they were forced.
  await lookAtDesign(page, ['color-contrast'])
})
