import type { Page } from '@playwright/test'
import { contentOf } from '../setup/content'
import { expect, test } from '../setup/fixtures'

const areas = [
  ['AREA-004', 'Scottsdale', '30-45 min', 'primary'],
  ['AREA-005', 'Paradise Valley', '30-45 min', 'primary'],
  ['AREA-006', 'Phoenix', '45-60 min', 'primary'],
  ['AREA-007', 'Tempe', '45-60 min', 'primary'],
  ['AREA-008', 'Fountain Hills', '45-60 min', 'extended'],
  ['AREA-009', 'Mesa', '60-75 min', 'extended'],
  ['AREA-010', 'Cave Creek', '60-75 min', 'extended'],
  ['AREA-011', 'Carefree', '60-75 min', 'extended'],
] as const

const list = (page: Page, reach: string) => page.locator(`section#${reach} ul > li:has(h3)`)
const card = (page: Page, reach: string, city: string) =>
  list(page, reach).filter({ has: page.getByRole('heading', { level: 3, name: city, exact: true }) })

test('the service areas are served, primary and extended [ROUTE-013] [AREA-001] [AREA-002]', async ({
  page,
}) => {
  const response = await page.goto('/service-areas')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 2, name: 'Primary areas' })).toBeVisible()
  await expect(list(page, 'primary').getByRole('heading')).toHaveText([
    'Scottsdale',
    'Paradise Valley',
    'Phoenix',
    'Tempe',
  ])
  await expect(page.getByRole('heading', { level: 2, name: 'Extended areas' })).toBeVisible()
  await expect(list(page, 'extended').getByRole('heading')).toHaveText([
    'Mesa',
    'Fountain Hills',
    'Cave Creek',
    'Carefree',
    'North Phoenix',
  ])
})

for (const [id, city, time, reach] of areas) {
  test(`${city} is reached in ${time}, on the page and in the CMS [${id}]`, async ({ page, demo }) => {
    await page.goto('/service-areas')
    await expect(card(page, reach, city).getByText(time, { exact: true })).toBeVisible()
    const slug = city.toLowerCase().replace(' ', '-')
    expect(await contentOf(demo).published(`service-area-${slug}`)).toMatchObject({
      city,
      responseTime: time,
    })
  })
}

test('North Phoenix states no time and asks for a call [AREA-011] [ENT-022]', async ({ page, demo }) => {
  await page.goto('/service-areas')
  const north = card(page, 'extended', 'North Phoenix')
  await expect(north).toContainText('Call for today’s time')
  await expect(north).not.toContainText(/\d+-\d+ min/)
  await expect(north).toContainText('Desert Ridge')
  const document = await contentOf(demo).published('service-area-north-phoenix')
  expect(document).not.toHaveProperty('responseTime')
  expect(document).toMatchObject({ isFeatured: false, isPrimary: false, travelFee: 25 })
})

test('the page leads to first-time patients, to contact and to a call [AREA-003]', async ({ page }) => {
  await page.goto('/service-areas')
  const main = page.getByRole('main')
  for (const href of ['/first-time-patients', '/contact', 'tel:+14805550142']) {
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible()
  }
})

test('travel fees: none, minimal, waived for groups [AREA-012]', async ({ page }) => {
  await page.goto('/service-areas')
  const fees = page.locator('section#travel-fees').getByRole('heading', { level: 3 })
  await expect(fees).toHaveText(['Primary areas: none', 'Extended areas: minimal', 'Group bookings: waived'])
})

test('the map says in words what its colours show', async ({ page }) => {
  await page.goto('/service-areas')
  const map = page.getByRole('main').getByRole('img', { name: /^Map of the Valley/ })
  await expect(map).toBeVisible()
  for (const [, city] of areas) await expect(map).toHaveAccessibleName(new RegExp(city))
})
