import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../setup/fixtures'

const paths = ['/', '/vitamin-injections']
const widths = [320, 390, 768, 1440]

for (const path of paths) {
  for (const width of widths) {
    test(`${path} is accessible and fits at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, 'nothing makes the page scroll sideways').toBeLessThanOrEqual(0)
    })
  }
}

test('a keyboard visitor can skip the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the header leads to the injections on a wide screen and through the menu on a phone', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Vitamin Injections' }).first().click()
  await expect(page).toHaveURL(/\/vitamin-injections$/)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: /menu/i }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Vitamin Injections' }).click()
  await expect(page).toHaveURL(/\/vitamin-injections$/)
})

test('an address that does not exist says so and leads home', async ({ page, provoked }) => {
  provoked.push('Failed to load resource: the server responded with a status of 404 (Not Found)')
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/Page not found/)
  await expect(page.getByText('The page you are looking for is not available')).toBeVisible()
  await page.getByRole('link', { name: 'Go back to Homepage' }).click()
  await expect(page).toHaveURL(/\/$/)
})
