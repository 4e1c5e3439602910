import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'

const termsSections = [
  'Medical oversight',
  'No guarantee of results',
  'Research-use-only disclaimer',
  'Influencer and affiliate compliance',
  'Privacy',
  'Limitation of liability',
  'Governing law (Arizona)',
  'Changes to terms',
]

const index = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

test('the terms have a date and eight sections, each reached from the index [ROUTE-023] [LEGAL-001] [LEGAL-002]', async ({
  page,
}) => {
  const response = await page.goto('/terms')
  expect(response?.status()).toBe(200)
  await expect(page.getByText('Last updated December 2024')).toBeVisible()
  expect(await index(page).getByRole('link').allTextContents()).toEqual(termsSections)
  const numbered = page.getByRole('article').locator('section[id]').getByRole('heading', { level: 2 })
  expect(await numbered.allTextContents()).toEqual(termsSections)
  await index(page).getByRole('link', { name: 'Limitation of liability' }).click()
  await expect(page).toHaveURL(/#liability$/)
  await expect(page.getByRole('heading', { name: 'Limitation of liability' })).toBeInViewport()
})

test('on a wide screen the index stays in sight; on paper only the text is left', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('heading', { name: 'Changes to terms' }).scrollIntoViewIfNeeded()
  await expect(index(page)).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(index(page)).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Medical oversight' })).toBeVisible()
})
