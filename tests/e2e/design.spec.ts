import { lookAtDesign, settings } from '../setup/design'
import { expect, test } from '../setup/fixtures'

for (const [name, setting] of Object.entries(settings))
  test(
    `every part of the kit in every state is accessible and fits into a phone: ${name} [PAGE-002]`,
    {
      tag: name === 'as it comes' ? [] : '@long',
    },
    ({ page }) => lookAtDesign(page, setting),
  )

test('what somebody points at is drawn as the style sheet has it for that', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/design')
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
