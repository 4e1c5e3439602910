import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }))

test('a phone’s first screen has picture, promise, ZIP field and one way on; home and shop are short, and what they fold away opens (decision 0049) [IVT-006]', async ({
  page,
}) => {
  await page.goto('/')
  const hero = page.getByRole('main').locator('section').first()
  for (const seen of [
    hero.locator('.scene'),
    page.getByRole('heading', { level: 1 }),
    hero.getByLabel('Your ZIP code'),
    hero.getByRole('link', { name: 'Book your first visit' }),
  ])
    await expect(seen).toBeInViewport({ ratio: 1 })
  expect(await heightOf(page)).toBeLessThanOrEqual(9000)

  // One card beside the other: the buttons lead along.
  const shelf = page.locator('#treatments').getByRole('list').first()
  await page.getByRole('button', { name: 'Next: Treatments and prices' }).click()
  await expect.poll(() => shelf.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200)

  await page.goto('/vitamin-injections')
  expect(await heightOf(page)).toBeLessThanOrEqual(8000)
  const biotin = page.locator('#biotin')
  await expect(biotin.getByText('Supports healthy hair and nails')).toBeHidden()
  await page.goto('about:blank')
  await page.goto('/vitamin-injections#biotin')
  await expect(biotin.getByText('Supports healthy hair and nails')).toBeInViewport()
  await expect(page.locator('#zinc').getByText('A trace mineral')).toBeHidden()
})

test('the bar at the bottom of phones offers what the page is for (decision 0049)', async ({ page }) => {
  await page.goto('/vitamin-injections/b12')
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  const bar = page.locator('.action-bar').filter({ visible: true })
  await expect(bar).toHaveCount(1)
  await expect(bar.locator('a, button').first()).toHaveAccessibleName(/^Add to Cart ?: Vitamin B12/)
})
