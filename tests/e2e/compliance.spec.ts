import { expect, test } from '../setup/fixtures'
import { phone, sectionOf, titlesIn } from '../setup/sections'

test.beforeEach(async ({ page }) => {
  const response = await page.goto('/compliance')
  expect(response?.status()).toBe(200)
})

test('an emergency banner stands before everything else [ROUTE-020] [COMP-001] [CONST-011]', async ({
  page,
}) => {
  const banner = page.getByRole('main').locator('section').first()
  await expect(banner.getByRole('heading')).toHaveText('In an emergency, call 911')
  await expect(banner.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
})

test('eight badges say what the clinic can be held to [COMP-002]', async ({ page }) => {
  const badges = sectionOf(page, 'Eight things you can hold us to').getByRole('listitem')
  await expect(badges).toHaveCount(8)
  const names = await badges.locator('strong').allTextContents()
  expect(new Set(names).size).toBe(8)
})

test('HIPAA, the FDA and Arizona have a section each, and an index leads there [COMP-003]', async ({
  page,
}) => {
  for (const heading of ['HIPAA privacy', 'FDA disclosures', 'Arizona practice rules']) {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: heading }).click()
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport()
  }
})

test('clinical services are for clients located in Arizona only [CONST-010]', async ({ page }) => {
  await expect(sectionOf(page, 'Arizona practice rules')).toContainText(
    'Our clinical services are for clients located in Arizona only.',
  )
})

test('four cards say whom to ask [COMP-004]', async ({ page }) => {
  expect(await titlesIn(page, 'Whom to ask')).toEqual(['Privacy officer', 'Compliance', 'Phone', 'Address'])
  const cards = sectionOf(page, 'Whom to ask').getByRole('listitem')
  await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', 'mailto:privacy@ocotillo.example')
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', 'mailto:compliance@ocotillo.example')
  await expect(cards.nth(2).getByRole('link')).toHaveAttribute('href', phone)
  await expect(cards.nth(3)).toContainText('Scottsdale, AZ 85251')
})

test('it leads to the estimate, the privacy policy and the terms [COMP-006]', async ({ page }) => {
  const links = sectionOf(page, 'In full').getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/good-faith-estimate',
    '/privacy',
    '/terms',
  ])
})
