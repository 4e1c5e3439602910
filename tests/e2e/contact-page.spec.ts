import { expect, test } from '../setup/fixtures'
import { phone, sectionOf } from '../setup/sections'

test.beforeEach(async ({ page }) => {
  const response = await page.goto('/contact')
  expect(response?.status()).toBe(200)
})

test('contact: phone, e-mail and where we come [ROUTE-016] [CONT-001]', async ({ page }) => {
  const panel = sectionOf(page, 'Phone, email and hours')
  await expect(panel.getByRole('link', { name: '(480) 555-0142' })).toHaveAttribute('href', phone)
  await expect(panel.getByRole('link', { name: 'hello@ocotillo.example' })).toHaveAttribute(
    'href',
    'mailto:hello@ocotillo.example',
  )
  const areas = panel.getByRole('list').filter({ hasText: 'Paradise Valley' })
  await expect(areas.getByRole('listitem')).toHaveCount(9)
})

test('contact: hours day by day [CONT-002]', async ({ page }) => {
  const panel = sectionOf(page, 'Phone, email and hours')
  const hours = await panel
    .locator('dl > div')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)))
  expect(hours).toEqual([
    ['Monday to Friday', '8:00 AM to 8:00 PM'],
    ['Saturday', '9:00 AM to 6:00 PM'],
    ['Sunday', '10:00 AM to 4:00 PM'],
  ])
})

test('contact: in an emergency call 911 [CONT-003] [CONST-011]', async ({ page }) => {
  const warning = page.getByRole('note').filter({ hasText: 'Medical emergency? Call 911' })
  await expect(warning.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
})

test('contact: the hero leads to the form', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Write a message' }).click()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeInViewport()
})
