import type { Page } from '@playwright/test'
import { contentOf } from '../setup/content'
import { expect, test } from '../setup/fixtures'

const footer = (page: Page) => page.getByRole('contentinfo')
const column = (page: Page, name: string) => footer(page).getByRole('navigation', { name, exact: true })
const columns = ['Services', 'Company', 'Support & Resources', 'Legal & Compliance']

test.beforeEach(({ page }) => page.goto('/'))

test('the footer has four columns of links [FOOT-001]', async ({ page }) => {
  for (const name of columns) {
    await expect(column(page, name).getByRole('heading', { name, exact: true })).toBeVisible()
    expect(await column(page, name).getByRole('link').count()).toBeGreaterThan(3)
  }
  await expect(footer(page).getByRole('heading', { level: 2 })).toHaveText(['Quick Actions', ...columns])
})

test('every legal page is in the footer [FOOT-002]', async ({ page }) => {
  const links = column(page, 'Legal & Compliance').getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/privacy',
    '/privacy-practices',
    '/terms',
    '/medical-compliance',
    '/good-faith-estimate',
    '/compliance',
  ])
})

test('the footer names phone, e-mail, Scottsdale, and that booking and support are 24/7 [FOOT-003] [FOOT-004] [FOOT-005] [CONST-015]', async ({
  page,
}) => {
  await expect(footer(page).getByRole('link', { name: '(480) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+14805550142',
  )
  await expect(footer(page).getByRole('link', { name: 'hello@ocotillo.example' })).toHaveAttribute(
    'href',
    'mailto:hello@ocotillo.example',
  )
  await expect(footer(page).getByText('Scottsdale, Arizona')).toBeVisible()
  await expect(footer(page).getByText('Booking and support 24/7')).toBeVisible()
})

test('the footer shows licences and the business bureau [FOOT-006] [FOOT-012]', async ({ page }) => {
  const badges = footer(page).getByRole('list', { name: 'Licenses and memberships' }).getByRole('listitem')
  await expect(badges).toContainText([
    'Arizona licensed staff',
    'Physician-supervised',
    'HIPAA compliant',
    'Business bureau: member',
  ])
})

test('the social icons lead to the pages set in the CMS; one without an address is gone [FOOT-007]', async ({
  page,
  demo,
}) => {
  const icons = footer(page).getByRole('list', { name: 'Social pages' }).getByRole('link')
  await expect(icons).toHaveCount(4)
  for (const icon of await icons.all()) {
    await expect(icon).toHaveAccessibleName(/Ocotillo/)
    await expect(icon).toHaveAttribute('href', /^https:\/\/social\.ocotillo\.example\/\w+$/)
  }
  const content = contentOf(demo)
  const before = await content.published('siteSettings')
  await content.edit('siteSettings', { 'socialLinks[0].href': 'javascript:alert(1)' })
  await content.publish('siteSettings')
  await expect(async () => {
    await page.reload()
    await expect(icons).toHaveCount(3, { timeout: 1000 })
  }).toPass()
  await content.edit('siteSettings', { socialLinks: before?.socialLinks })
  await content.publish('siteSettings')
  await expect(async () => {
    await page.reload()
    await expect(icons).toHaveCount(4, { timeout: 1000 })
  }).toPass()
})

test('quick actions book, call 911 and open the client portal [FOOT-008] [FOOT-009] [FOOT-010]', async ({
  page,
}) => {
  const actions = footer(page).getByRole('navigation', { name: 'Quick Actions' })
  await expect(actions.getByRole('button', { name: 'Book IV Therapy' })).toBeVisible()
  const emergency = actions.getByRole('link', { name: /^Emergency Line/ })
  await expect(emergency).toHaveAttribute('href', 'tel:911')
  await expect(emergency).toContainText('Call 911')
  await expect(actions.getByRole('link', { name: 'Client Portal' })).toHaveAttribute('href', '/client-portal')
})

test('the footer ends with the medical disclaimer and the years since 2024 [FOOT-011] [FOOT-013]', async ({
  page,
}) => {
  await expect(footer(page).getByText(/is for education and is not medical advice/)).toBeVisible()
  await expect(footer(page).getByText(/not intended to diagnose, treat, cure or prevent/)).toBeVisible()
  const year = new Date().getFullYear()
  await expect(footer(page).getByText(`© 2024–${year} Ocotillo Mobile IV & Wellness`)).toBeVisible()
})
