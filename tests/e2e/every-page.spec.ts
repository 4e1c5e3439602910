import { accessProblems } from '../setup/access'
import { addresses } from '../setup/addresses'
import { expect, test } from '../setup/fixtures'
import { doubleText, overflowAt } from '../setup/whole-page'

for (const address of addresses)
  test(`${address} is accessible on a phone, and fits into 320 px, or 390 and 1280 px with text of 200 % [PAGE-002]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(address)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await accessProblems(page, { withoutFrame: address !== '/' })).toEqual([])
    expect(await overflowAt(page, 320)).toBeLessThanOrEqual(0)
    await doubleText(page)
    for (const width of [390, 1280])
      expect(await overflowAt(page, width), `${width} px with text of 200 %`).toBeLessThanOrEqual(0)
  })

test('a drip, an injection, an event, a comparison and the help to choose are accessible on a phone, and fit into 320 px (decision 0040)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  for (const address of [
    '/events/couples-evening',
    '/help-me-choose',
    '/iv-therapy/compare?drip=myers&drip=diamond-nad&drip=gold',
    '/iv-therapy/diamond-nad',
    '/vitamin-injections/b12',
  ]) {
    await page.goto(address)
    expect(await accessProblems(page, { withoutFrame: true }), address).toEqual([])
    expect(await overflowAt(page, 320), address).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 390, height: 800 })
  }
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
