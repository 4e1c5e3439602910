import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addresses } from '../setup/addresses'
import { expect, test } from '../setup/fixtures'

for (const address of addresses) {
  test(`${address} has one h1, is accessible on phones and desktops, and fits from 320 px [PAGE-001] [PAGE-002] [ROLE-006]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await violations(page)).toEqual([])
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `nothing makes the page scroll sideways at ${width} px`).toBeLessThanOrEqual(0)
    }
    expect(await violations(page)).toEqual([])
  })
}

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

async function violations(page: Page): Promise<string[]> {
  // What fades has less contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
