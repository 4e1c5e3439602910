import type { Page } from '@playwright/test'
import { contentOf } from '../setup/content'
import { expect, test } from '../setup/fixtures'

const presets = [
  ['GIFT-002', 'starter', 'Starter', 150, 199, 25],
  ['GIFT-003', 'wellness', 'Wellness', 300, 399, 25],
  ['GIFT-004', 'ultimate', 'Ultimate', 500, 699, 28],
] as const

const options = (page: Page) => page.locator('#gift-options')
const card = (page: Page, title: string) =>
  options(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 3 }) })

test('the gift cards page is served, and its button scrolls to the cards [ROUTE-009] [GIFT-001]', async ({
  page,
}) => {
  const response = await page.goto('/gift-cards')
  expect(response?.status()).toBe(200)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 700 })
  const heading = options(page).getByRole('heading', { level: 2 })
  await expect(heading).not.toBeInViewport()
  await page.getByRole('link', { name: 'Choose a gift card' }).click()
  await expect(page).toHaveURL(/#gift-options$/)
  await expect(heading).toBeInViewport()
})

for (const [id, slug, title, amount, value, percent] of presets) {
  test(`${title} costs $${amount} instead of $${value}, which saves ${percent}% [${id}] [GIFT-006]`, async ({
    page,
    demo,
  }) => {
    await page.goto('/gift-cards')
    await expect(card(page, title).locator('.price')).toHaveText(`$${amount} was $${value}`)
    await expect(card(page, title)).toContainText(`Save ${percent}%`)
    const buy = card(page, title).getByRole('link')
    await expect(buy).toHaveText(`Call to buy: ${title}`)
    await expect(buy).toHaveAttribute('href', 'tel:+14805550142')
    expect(await contentOf(demo).published(`gift-${slug}`)).toMatchObject({
      title,
      amount,
      originalPrice: value,
    })
  })
}

test('only the Wellness card is marked Popular [GIFT-003] [ENT-020]', async ({ page, demo }) => {
  await page.goto('/gift-cards')
  await expect(page.getByText('Popular', { exact: true })).toHaveCount(1)
  await expect(card(page, 'Wellness').getByText('Popular', { exact: true })).toBeVisible()
  for (const [, slug] of presets) {
    expect(await contentOf(demo).published(`gift-${slug}`)).toMatchObject({
      description: expect.stringMatching(/\w{3}/),
      features: expect.arrayContaining([expect.any(String)]),
      isPopular: slug === 'wellness',
    })
  }
})

test('other amounts, new patients and the four steps are explained [GIFT-008]', async ({ page }) => {
  await page.goto('/gift-cards')
  await expect(options(page)).toContainText('$25 to $1,000')
  await expect(options(page).getByRole('link', { name: 'New patient? Start here' })).toHaveAttribute(
    'href',
    '/first-time-patients',
  )
  const list = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'How it works', level: 2 }) })
    .getByRole('listitem')
  await expect(list).toHaveCount(4)
  for (const step of await list.all()) await expect(step.getByRole('heading')).toHaveText(/\w/)
})

test('a published amount changes the price and the saving [GIFT-006]', async ({ page, demo }) => {
  const content = contentOf(demo)
  const before = await content.published('gift-ultimate')
  const publishAmount = async (amount: number) => {
    await content.edit('gift-ultimate', { amount })
    await content.publish('gift-ultimate')
  }
  await publishAmount(349.5)
  try {
    await expect(async () => {
      await page.goto('/gift-cards')
      await expect(card(page, 'Ultimate')).toContainText('$349.50', { timeout: 500 })
    }).toPass()
    await expect(card(page, 'Ultimate')).toContainText('Save 50%')
  } finally {
    await publishAmount(Number(before?.amount))
  }
})
