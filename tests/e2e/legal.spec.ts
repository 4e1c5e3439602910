import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'
import { phone, sectionOf } from '../setup/sections'

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

test('influencers, affiliates, ambassadors and partners find four rules [LEGAL-003]', async ({ page }) => {
  await page.goto('/terms')
  const section = sectionOf(page, 'Influencer and affiliate compliance')
  await expect(section).toContainText('influencers, affiliates, brand ambassadors and partners')
  const rules = section.getByRole('listitem')
  await expect(rules).toHaveCount(4)
  await expect(rules.nth(0)).toContainText(/Disclosure tags.*#ad/)
  await expect(rules.nth(1)).toContainText('No therapeutic claims')
  await expect(rules.nth(2)).toContainText('Pre-approved materials')
  await expect(rules.nth(3)).toContainText('Termination for violations')
})

test('Arizona law governs, and a legal desk answers [LEGAL-004] [LEGAL-005] [CONST-010]', async ({
  page,
}) => {
  await page.goto('/terms')
  await expect(sectionOf(page, 'Governing law (Arizona)')).toContainText('The laws of the State of Arizona')
  await expect(sectionOf(page, 'Medical oversight')).toContainText('located in Arizona')
  const contact = sectionOf(page, 'Questions about these terms')
  await expect(contact.getByRole('link', { name: 'legal@ocotillo.example' })).toHaveAttribute(
    'href',
    'mailto:legal@ocotillo.example',
  )
  await expect(contact.getByRole('link', { name: '(480) 555-0142' })).toHaveAttribute('href', phone)
})

test('the privacy policy is dated, long enough to be one, and names a person to ask [ROUTE-024] [LEGAL-006]', async ({
  page,
}) => {
  const response = await page.goto('/privacy')
  expect(response?.status()).toBe(200)
  await expect(page.getByText('Last updated December 2024')).toBeVisible()
  const text = (await page.getByRole('article').textContent()) ?? ''
  expect(text.split(/\s+/).length).toBeGreaterThan(800)
  for (const about of ['PayPal', 'newsletter', 'cookies', 'Good Faith Estimate'])
    expect(text).toContain(about)
  await expect(page.getByRole('link', { name: 'privacy@ocotillo.example' })).toBeVisible()
})

test('the notice of privacy practices is reached from the footer of every page and begins as the law says [ROUTE-025]', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy practices/i })
    .click()
  await expect(page).toHaveURL(/\/privacy-practices$/)
  await expect(page.getByRole('article')).toContainText(
    'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
  )
  expect(await index(page).getByRole('link').allTextContents()).toContain('Your rights')
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
