import { expect, test } from '../setup/fixtures'
import { phone, sectionOf, titlesIn } from '../setup/sections'

test.beforeEach(async ({ page }) => {
  const response = await page.goto('/good-faith-estimate')
  expect(response?.status()).toBe(200)
})

test('the estimate page leads to its form and to the phone [ROUTE-021]', async ({ page }) => {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Ask for your estimate' }).click()
  await expect(page.getByRole('heading', { name: 'Ask for your estimate' })).toBeInViewport()
  await expect(main.getByRole('button', { name: 'Request estimate' })).toBeEnabled()
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', phone)
})

test('it says what your rights are and how you dispute a bill [GFE-001]', async ({ page }) => {
  await expect(sectionOf(page, 'Your rights')).toContainText(
    'You have the right to receive a Good Faith Estimate',
  )
  expect(await titlesIn(page, 'If the bill is higher')).toHaveLength(3)
  await expect(sectionOf(page, 'If the bill is higher')).toContainText('within 120 calendar days')
  await expect(sectionOf(page, 'Official help').getByRole('link', { name: /cms\.gov/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.cms\.gov\/nosurprises/,
  )
})

test('a bill can be disputed from $400 above the estimate on [GFE-015]', async ({ page }) => {
  await expect(sectionOf(page, 'Your rights')).toContainText('at least $400 more than your estimate')
  await expect(sectionOf(page, 'If the bill is higher')).toContainText('At least $400 more?')
})

test('it says both times an estimate takes [GFE-014]', async ({ page }) => {
  const timing = sectionOf(page, 'When it reaches you')
  await expect(timing).toContainText('Within 3 business days of your request.')
  await expect(timing).toContainText('Within 1 business day, for services scheduled within 3 days.')
})
