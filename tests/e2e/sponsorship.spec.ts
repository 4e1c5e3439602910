import { expect, test } from '../setup/fixtures'

test('the partnership page is served and called Brand Ambassador in the menu [ROUTE-014]', async ({
  page,
}) => {
  const response = await page.goto('/sponsorship')
  expect(response?.status()).toBe(200)
  await expect(
    page.locator('header a[href="/sponsorship"], footer a[href="/sponsorship"]').first(),
  ).toHaveText('Brand Ambassador')
})

test('there are three partnerships [SPON-001]', async ({ page }) => {
  await page.goto('/sponsorship')
  await expect(page.locator('section#ways').getByRole('heading', { level: 3 })).toHaveText([
    'Brand Ambassador',
    'Corporate Sponsorship',
    'Event Sponsorship',
  ])
})

test('the figures are those of the clinic [SPON-002]', async ({ page }) => {
  await page.goto('/sponsorship')
  const figures = [
    ['50K+', 'Monthly clients'],
    ['15+', 'Cities'],
    ['98%', 'Satisfaction'],
    ['25+', 'Brand partners'],
  ]
  for (const [value = '', label = ''] of figures) {
    const figure = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
    await expect(figure.locator('dd')).toHaveText(value)
  }
})

test('applications have a response within 2-3 business days, and the form is there [SPON-007]', async ({
  page,
}) => {
  await page.goto('/sponsorship')
  const main = page.getByRole('main')
  await expect(main.getByText('2-3 business days').first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Submit application' })).toBeVisible()
})
