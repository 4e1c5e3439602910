import { lookAtDesign, settings } from '../setup/design'
import { expect, test } from '../setup/fixtures'

test('every part of the kit in every state is accessible and fits into a phone: as it comes, in forced colors, with text twice as large [PAGE-002]', async ({
  page,
  anotherContext,
}) => {
  for (const [name, setting] of Object.entries(settings))
    await test.step(name, async () => lookAtDesign(await (await anotherContext()).newPage(), setting))
  await page.goto('/design')
  // What somebody points at is drawn as the style sheet has it for that.
  const look = (shows: string) =>
    page
      .locator(`${shows} .button-primary`)
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await look('[data-shows="hover"]')).not.toBe(await look('#buttons'))
})

test('every block is drawn once at /design/blocks', async ({ page }) => {
  await page.goto('/design/blocks')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  expect(await page.getByRole('main').locator('section').count()).toBeGreaterThan(20)
})
