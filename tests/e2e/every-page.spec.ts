import { addresses } from '../setup/addresses'
import { expect, test } from '../setup/fixtures'
import { overflowAt, violations } from '../setup/whole-page'

for (const address of addresses)
  test(`${address} is accessible on a phone, and fits into 320 px [PAGE-002]`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(address)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await overflowAt(page, 320)).toBeLessThanOrEqual(0)
  })

test('the header stays in sight while a page scrolls [PAGE-001]', async ({ page }) => {
  await page.goto('/terms')
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeInViewport()
})

test('a keyboard visitor can skip the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
