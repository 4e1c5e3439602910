import { expect, test } from '../setup/fixtures'
import { openCart } from '../setup/shop'

test('everything that can be bought is on one page, and injections go into the cart [ROUTE-028]', async ({
  page,
}) => {
  const response = await page.goto('/products')
  expect(response?.status()).toBe(200)
  const injections = page.locator('#injections').getByRole('listitem')
  await expect(injections).toHaveCount(15)
  await expect(injections.getByRole('button', { name: /^(Add to Cart|Sold out):/ })).toHaveCount(15)
  for (const injection of await injections.all()) await expect(injection).toContainText(/\$\d/)

  await page.getByRole('button', { name: 'Add to Cart: Zinc', exact: true }).click()
  await expect(page.getByText('Zinc added to cart!')).toBeVisible()
  const drawer = await openCart(page)
  await expect(drawer.getByRole('heading', { name: 'Zinc' })).toBeVisible()
})

test('plans and gift cards are listed with prices and lead to their pages [ROUTE-028]', async ({ page }) => {
  await page.goto('/products')
  const plans = page.locator('#plans').getByRole('listitem')
  await expect(plans).toHaveCount(4)
  await expect(plans.first()).toContainText('$99 a month')
  const gifts = page.locator('#gift-cards').getByRole('listitem')
  await expect(gifts).toHaveCount(3)
  await expect(gifts.first()).toContainText('$150')
  await gifts.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/gift-cards$/)
  await page.goto('/products')
  await plans.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/membership$/)
})

test('the services that are booked, not bought, are named [CONST-004]', async ({ page }) => {
  await page.goto('/products')
  const main = page.getByRole('main')
  for (const service of [
    'IV therapy',
    'Injections',
    'NAD+ therapy',
    'Peptides',
    'Weight management and hormone therapy',
    'Telehealth and consultations',
  ]) {
    await expect(main.getByRole('heading', { name: service, exact: true })).toBeVisible()
  }
})
