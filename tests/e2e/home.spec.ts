import { expect, test } from '../setup/fixtures'

test('links lead to the questions and to the three sections on privacy, telehealth and rights [ROUTE-002] [ROUTE-003]', async ({
  page,
}) => {
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

test('three questions, of which one is open at a time [HOME-044] [HOME-045]', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('#faq summary')
  await expect(questions).toHaveText([
    'Is IV therapy safe?',
    'Does insurance pay for it?',
    'Where do you serve?',
  ])
  const safe = page.getByText('a licensed nurse places the line')
  const insurance = page.getByText('you pay the price on the page')
  await expect(safe).toBeHidden()
  await questions.nth(0).click()
  await expect(safe).toBeVisible()
  await questions.nth(1).click()
  await expect(insurance).toBeVisible()
  await expect(safe).toBeHidden()
})
