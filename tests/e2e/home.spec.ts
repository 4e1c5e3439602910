import { expect, test } from '../setup/fixtures'

test('links lead to the questions and to the three sections on privacy, telehealth and rights [ROUTE-002] [ROUTE-003]', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/#faq')
  await expect(page.locator('#faq').getByRole('heading', { level: 2 })).toBeInViewport()
  for (const [anchor, address] of [
    ['hipaa', '/privacy-practices'],
    ['telehealth-consent', '/telehealth'],
    ['rights', '/good-faith-estimate'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`/#${anchor}`)
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
    await expect(page.locator(`#${anchor}`).getByRole('link')).toHaveAttribute('href', address)
  }
})
