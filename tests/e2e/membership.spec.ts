import type { Page } from '@playwright/test'
import { contentOf } from '../setup/content'
import { expect, test } from '../setup/fixtures'

const plans = [
  ['MEMB-004', 'shot-pass', 'Shot Pass', 99, ['4 vitamin shots']],
  ['MEMB-005', 'wellness-explorer', 'Wellness Explorer', 199, ['2 IV', '4 vitamin shots', '20% off']],
  ['MEMB-006', 'wellness-elite', 'Wellness Elite', 349, ['4 IV', '8 vitamin shots', '30% off']],
  ['MEMB-007', 'wellness-platinum', 'Wellness Platinum', 599, ['Unlimited', '40% off']],
] as const

const card = (page: Page, name: string) =>
  page
    .locator('#plans')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) })

test('the membership page is served, with what members have [ROUTE-008] [MEMB-001]', async ({ page }) => {
  const response = await page.goto('/membership')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For people who come back')
  const benefits = page.locator('#benefits').getByRole('listitem')
  await expect(benefits).toHaveCount(4)
  for (const benefit of await benefits.all()) await expect(benefit).toContainText(/\w{4}/)
})

for (const [id, slug, name, price, points] of plans) {
  test(`${name} costs $${price} a month and says what it holds [${id}]`, async ({ page, demo }) => {
    await page.goto('/membership')
    await expect(card(page, name)).toContainText(`$${price} a month`)
    for (const point of points) await expect(card(page, name)).toContainText(point)
    await expect(card(page, name).getByRole('button')).toHaveText(`Join Now: ${name}`)
    expect(await contentOf(demo).published(`plan-${slug}`)).toMatchObject({
      slug: { current: slug },
      name,
      price,
      period: 'month',
    })
  })
}

test('only Wellness Explorer is marked Most Popular [MEMB-003]', async ({ page }) => {
  await page.goto('/membership')
  await expect(page.getByText('Most Popular', { exact: true })).toHaveCount(1)
  await expect(card(page, 'Wellness Explorer').getByText('Most Popular', { exact: true })).toBeVisible()
})

test('there are four plans with all their fields [ENT-023]', async ({ page, demo }) => {
  await page.goto('/membership')
  await expect(page.locator('#plans').getByRole('heading', { level: 3 })).toHaveText(
    plans.map(([, , name]) => name),
  )
  for (const [, slug] of plans) {
    expect(await contentOf(demo).published(`plan-${slug}`)).toMatchObject({
      description: expect.stringMatching(/\w{3}/),
      features: expect.arrayContaining([expect.any(String)]),
      isFeatured: slug === 'wellness-explorer',
      intakeId: expect.stringContaining(slug),
    })
  }
})

test('the plans can be compared line by line on a wide screen, and the cards say it on a phone [MEMB-005]', async ({
  page,
}) => {
  await page.goto('/membership')
  const table = page.getByRole('table', { name: 'Side by side' })
  await expect(table.getByRole('columnheader')).toHaveText(plans.map(([, , name]) => name))
  const line = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(line('Price').getByRole('cell')).toHaveText(plans.map(([, , , price]) => `$${price} a month`))
  await expect(line('IV drips each month').getByRole('cell')).toHaveText([
    'Not included',
    '2',
    '4',
    'Unlimited',
  ])
  await expect(line('Everything else').getByRole('cell')).toHaveText([
    'Not included',
    '20% off',
    '30% off',
    '40% off',
  ])
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(table).toBeHidden()
  await expect(card(page, 'Wellness Explorer')).toContainText('2 IV drips each month')
})
