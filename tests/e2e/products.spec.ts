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
