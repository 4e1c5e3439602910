import type { Page } from '@playwright/test'
import { startDemo } from '../setup/demo'
import { expect, test } from '../setup/fixtures'

const products = [
  ['INJ-005', 'Vitamin B12', '$13', '$15'],
  ['INJ-006', 'Vitamin D3', '$28', '$30'],
  ['INJ-007', 'Vitamin C', '$23', '$25'],
  ['INJ-008', 'Magnesium', '$18', '$20'],
  ['INJ-009', 'Glutathione', '$48', '$50'],
  ['INJ-010', 'Tri-Amino', '$33', '$35'],
  ['INJ-011', 'Zinc', '$8', '$10'],
  ['INJ-012', 'Biotin', '$13', '$15'],
  ['INJ-013', 'L-Carnitine', '$38', '$40'],
  ['INJ-014', 'Vitamin B6', '$15', '$18'],
  ['INJ-015', 'B-Complex', '$35', '$40'],
  ['INJ-016', 'Mineral Blend', '$25', '$30'],
  ['INJ-017', 'L-Proline', '$22', '$25'],
  ['INJ-018', 'Taurine', '$20', '$23'],
  ['INJ-019', 'NAC', '$30', '$35'],
] as const

const packages = [
  ['INJ-022', 'Shot Pass', '$99', 'month', [/unlimited/i]],
  ['INJ-023', 'Basic', '$199', 'year', [/6 shots/i, /20% off extra/i]],
  ['INJ-024', 'Premium', '$399', 'year', [/12 shots/i, /30% off/i]],
  ['INJ-025', 'Elite', '$899', 'year', [/24 shots/i, /50% off other services/i]],
] as const

const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) })

test('the vitamin injections page is served, with fifteen products and four packages [ROUTE-007]', async ({
  page,
}) => {
  const response = await page.goto('/vitamin-injections')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const [, name] of [...products, ...packages]) await expect(card(page, name)).toHaveCount(1)
})

for (const [id, name, price, original] of products) {
  test(`${name} costs ${price} and was ${original}, on the page and in the shop's table [${id}]`, async ({
    page,
    demo,
  }) => {
    await page.goto('/vitamin-injections')
    await expect(card(page, name).getByText(price, { exact: true })).toBeVisible()
    await expect(card(page, name)).toContainText(`was ${original}`)
    const [row] = await demo.products(`name=eq.${encodeURIComponent(name)}`)
    expect(row).toMatchObject({
      price: dollars(price),
      original_price: dollars(original),
    })
  })
}

test('a shop where nobody has bought yet has 100 of each of its fifteen products [INJ-020]', async () => {
  const fresh = await startDemo('demo')
  const stock = (await fresh.products('select=stock_quantity')).map(({ stock_quantity }) => stock_quantity)
  await fresh.stop()
  expect(stock).toEqual(products.map(() => 100))
})

test('every injection takes 5, 10 or 15 minutes [INJ-021]', async ({ page }) => {
  await page.goto('/vitamin-injections')
  for (const [, name] of products) await expect(card(page, name)).toContainText(/(?<!\d)(5|10|15) minutes/)
})

for (const [id, name, price, period, features] of packages) {
  test(`the package ${name} costs ${price} a ${period} and says what it holds [${id}]`, async ({ page }) => {
    await page.goto('/vitamin-injections')
    await expect(card(page, name)).toContainText(price)
    await expect(card(page, name)).toContainText(period)
    for (const feature of features) await expect(card(page, name)).toContainText(feature)
  })
}

test('the products table has the columns the shop reads [ENT-001]', async ({ demo }) => {
  const [row] = await demo.products('id=eq.injection-b12')
  expect(Object.keys(row ?? {})).toEqual(
    expect.arrayContaining(['id', 'name', 'description', 'price', 'image_url', 'category', 'stock_quantity']),
  )
  expect(row).toMatchObject({ id: 'injection-b12', image_url: null, stock_quantity: expect.any(Number) })
})

test('a package is chosen by its own button [INJ-022]', async ({ page }) => {
  await page.goto('/vitamin-injections')
  for (const [, name] of packages) {
    await expect(card(page, name).getByRole('button')).toHaveText(`Choose package: ${name}`)
  }
})

const featured = ['Vitamin B12', 'Glutathione', 'Vitamin C', 'Tri-Amino']
const shown = (page: Page) =>
  page.getByRole('region', { name: 'Featured injections' }).locator('[data-active] .hero-featured')

test('the hero shows the next injection every 4 seconds [CONST-017]', async ({ page }) => {
  await page.clock.install()
  await page.goto('/vitamin-injections')
  const rotator = page.getByRole('region', { name: 'Featured injections' })
  await expect(rotator).toHaveAttribute('data-moving', 'true')
  await page.clock.pauseAt(Date.now() + 60_000)
  // Left by the pointer, it begins its four seconds anew.
  await shown(page).hover()
  await expect(rotator).not.toHaveAttribute('data-moving')
  await page.mouse.move(0, 0)
  await expect(rotator).toHaveAttribute('data-moving', 'true')
  const title = (await shown(page).textContent()) ?? ''
  const first = featured.findIndex((name) => title.includes(name))
  for (const step of [1, 2, 3, 4]) {
    const name = featured[(first + step) % 4] ?? ''
    await page.clock.runFor(3900)
    await expect(shown(page)).not.toContainText(name)
    await page.clock.runFor(100)
    await expect(shown(page)).toContainText(name)
  }
})

test('the rotating injection waits under the pointer, when paused, and for those who asked for stillness [CONST-017]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/vitamin-injections')
  const rotator = page.getByRole('region', { name: 'Featured injections' })
  await expect(rotator).toHaveAttribute('data-moving', 'true')
  await shown(page).hover()
  await expect(rotator).not.toHaveAttribute('data-moving')
  const pointedAt = (await shown(page).textContent()) ?? ''
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveText(pointedAt)
  await rotator.getByRole('button', { name: 'Pause' }).click()
  await expect(rotator.getByRole('button', { name: 'Resume' })).toBeVisible()
  const paused = (await shown(page).textContent()) ?? ''
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(shown(page)).toHaveText(paused)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await page.clock.runFor(20_000)
  await expect(shown(page)).toContainText('Vitamin B12')
  await rotator.getByRole('button', { name: 'Show 2 of 4: Glutathione' }).click()
  await expect(shown(page)).toContainText('Glutathione')
})

const dollars = (text: string) => Number(text.slice(1))
