import type { Page } from '@playwright/test'
import { b12, turnTo, zinc } from '../setup/account-cart'
import { setStock } from '../setup/buyer'
import { fakePayPal } from '../setup/fake-paypal'
import { expect, test } from '../setup/fixtures'
import { holdScripts } from '../setup/late-scripts'
import { addToCart, hasFocusInside, openCart, shopPath, stored } from '../setup/shop'

const line = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const phone = { width: 390, height: 780 }
const quantity = (page: Page, name: string) => page.getByRole('group', { name: `Quantity of ${name}` })

async function preset(page: Page, lines: unknown) {
  await page.addInitScript((value) => {
    if (localStorage.getItem('cart') === null) localStorage.setItem('cart', value)
  }, JSON.stringify(lines))
}

// Paying has its own tests.
test.beforeEach(({ page }) => fakePayPal(page))

test('what is pressed before the scripts are there is done once they are', async ({ page }) => {
  const letScriptsThrough = await holdScripts(page)
  await page.goto(shopPath, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Add to Cart: Vitamin B12', exact: true })
  await button.click()
  await button.click()
  letScriptsThrough()
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
})

test("the header's control opens the cart, on a phone a bar, too; adding says so, counts in the header, makes one line of a product and is kept; the close control, Escape and a press beside it close it [HEAD-005] [CART-001] [ERR-024] [CART-004] [CART-005] [CART-010] [CART-012] [ENT-003]", async ({
  page,
}) => {
  const bar = page.getByRole('button', { name: /^View cart, / })
  await page.setViewportSize(phone)
  await page.goto(shopPath)
  const drawer = await openCart(page)
  await expect(drawer.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close cart' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeFocused()
  await expect(bar).toHaveCount(0)

  await addToCart(page, 'Vitamin B12')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Vitamin B12 added to cart!',
  )
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  await expect(bar).toBeInViewport()
  await expect(bar).toHaveAccessibleName('View cart, $13.00')
  expect(await stored(page, 'cart')).toEqual([{ id: b12.id, product: b12, quantity: 1 }])
  await addToCart(page, 'Vitamin B12')
  await expect(page.getByRole('button', { name: 'Cart, 2 items', exact: true })).toBeVisible()
  await expect(page.getByText('Vitamin B12 added to cart!')).toHaveCount(1)
  await addToCart(page, 'Zinc')
  await expect(page.getByText('Zinc added to cart!')).toBeVisible()
  await bar.click()
  await expect(drawer).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart, 3 items', exact: true })).toBeVisible()
  await openCart(page)
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await expect(quantity(page, 'Vitamin B12')).toHaveText('2')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await openCart(page)
  await page.mouse.click(200, 500)
  await expect(drawer).toBeHidden()
})

test('a line says what it is, what one costs and how many, by a picture or a drawn one; plus and minus change it, and the total [CART-002] [CART-003] [CART-012] [PAY-011] [PAY-012]', async ({
  page,
}) => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  await page.route('**/pictures/zinc.gif', (route) =>
    route.fulfill({ contentType: 'image/gif', body: Buffer.from(picture.split(',')[1] ?? '', 'base64') }),
  )
  const withPicture = { ...zinc, image_url: '/pictures/zinc.gif' }
  await preset(page, [
    { id: b12.id, product: b12, quantity: 2 },
    { id: zinc.id, product: withPicture, quantity: 3 },
  ])
  const catalogue = Promise.withResolvers<void>()
  await page.route('**/api/products', async (route) => {
    await catalogue.promise
    await route.continue()
  })
  await page.goto('/')
  const drawer = await openCart(page)
  const vial = line(page, 'Vitamin B12').locator('[data-category]')
  await test.step('a stored line has no colour until the shop has told its category', async () => {
    await expect(vial).toHaveAttribute('data-category', '')
    await expect(vial).toHaveCSS('filter', 'grayscale(1)')
    catalogue.resolve()
    await expect(vial).toHaveAttribute('data-category', 'energy')
    await expect(vial).toHaveCSS('filter', 'none')
  })
  await expect(line(page, 'Vitamin B12')).toContainText('$13.00 each')
  await expect(line(page, 'Vitamin B12')).toContainText('$26.00')
  await expect(quantity(page, 'Vitamin B12')).toHaveText('2')
  await expect(line(page, 'Vitamin B12').locator('[data-placeholder]')).toBeVisible()
  await expect(line(page, 'Zinc').locator('img')).toHaveAttribute('src', '/pictures/zinc.gif')
  await expect(line(page, 'Zinc').locator('[data-placeholder]')).toHaveCount(0)
  await expect(drawer.getByText('No tax or shipping: we come to you.')).toBeVisible()
  await expect(drawer.getByText('Subtotal, 5 items')).toBeVisible()
  await expect(drawer.getByRole('definition')).toHaveText(['$50.00', '$50.00'])

  const expectUnits = async (units: number, total: string) => {
    await expect(quantity(page, 'Vitamin B12')).toHaveText(String(units))
    await expect(drawer.getByRole('definition')).toHaveText([total, total])
    expect(await stored(page, 'cart')).toEqual([
      { id: b12.id, product: b12, quantity: units },
      { id: zinc.id, product: withPicture, quantity: 3 },
    ])
  }
  await drawer.getByRole('button', { name: 'One more Vitamin B12' }).click()
  await expectUnits(3, '$63.00')
  await drawer.getByRole('button', { name: 'One less Vitamin B12' }).click()
  await expectUnits(2, '$50.00')
})

test('lines leave by minus, remove and clear, come back by undo, and the focus stays in the cart, which leads on [CART-006] [CART-007] [CART-008]', async ({
  page,
}) => {
  await preset(page, [
    { id: b12.id, product: b12, quantity: 2 },
    { id: zinc.id, product: zinc, quantity: 1 },
  ])
  await page.goto('/')
  const drawer = await openCart(page)
  await test.step('minus on the last one removes the line', async () => {
    await drawer.getByRole('button', { name: 'One less Zinc' }).click()
    await expect(line(page, 'Zinc')).toHaveCount(0)
    expect(await stored(page, 'cart')).toEqual([{ id: b12.id, product: b12, quantity: 2 }])
    await drawer.getByRole('button', { name: 'Undo' }).click()
    await expect(line(page, 'Zinc')).toBeVisible()
  })

  await test.step('remove takes one line out and leaves the focus among the others', async () => {
    await drawer.getByRole('button', { name: 'Remove Vitamin B12' }).click()
    await expect(line(page, 'Vitamin B12')).toHaveCount(0)
    await expect(drawer.getByText('Vitamin B12 removed.')).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Remove Zinc' })).toBeFocused()
    expect(await stored(page, 'cart')).toEqual([{ id: zinc.id, product: zinc, quantity: 1 }])
    await drawer.getByRole('button', { name: 'Undo' }).click()
    await expect(drawer.getByRole('listitem')).toHaveCount(2)
  })

  await test.step('clear empties it; with the keyboard the focus stays in the cart', async () => {
    await drawer.getByRole('button', { name: 'Clear cart' }).press('Enter')
    await expect(drawer.getByText('Your cart was cleared.')).toBeVisible()
    await expect(drawer.getByRole('listitem')).toHaveCount(0)
    expect(await stored(page, 'cart')).toEqual([])
    await expect(drawer).toBeFocused()
    await drawer.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(drawer.getByRole('listitem')).toHaveCount(2)
    await expect(drawer).toBeFocused()
    await drawer.getByRole('button', { name: 'Clear cart' }).click()
    await drawer.getByRole('link', { name: 'See the injections' }).click()
    await expect(page).toHaveURL(/\/vitamin-injections/)
    await expect(drawer).toBeHidden()
  })
})

test.describe('with little stock', () => {
  test.afterEach(async ({ demo }) => {
    for (const id of ['injection-nac', zinc.id]) await setStock(demo, id, 1000)
  })

  test('a card says how many are left, and Sold out where none is; the cart is brought up to date when it opens and when the window gets the focus again, and says what changed [INJ-020]', async ({
    page,
    demo,
  }) => {
    await setStock(demo, 'injection-nac', 3)
    await setStock(demo, zinc.id, 0)
    await preset(page, [{ id: b12.id, product: { ...b12, name: 'B12, old name', price: 10 }, quantity: 99 }])
    await page.goto(shopPath)
    await expect(page.getByRole('button', { name: 'Sold out: Zinc' })).toBeDisabled()
    await expect(page.getByText('Only 3 left')).toBeVisible()
    const drawer = await openCart(page)
    await expect(drawer.getByText('Vitamin B12 now costs $13.00 (it was $10.00).')).toBeVisible()
    await expect(quantity(page, 'Vitamin B12')).toHaveText('20')
    await expect(line(page, 'Vitamin B12')).toContainText('You can order up to 20 of Vitamin B12 at once.')
    await expect(drawer.getByRole('definition')).toHaveText(['$260.00', '$260.00'])
    expect(await stored(page, 'cart')).toEqual([{ id: b12.id, product: b12, quantity: 20 }])
    await drawer.getByRole('button', { name: 'Close cart' }).click()

    await addToCart(page, 'NAC', 4)
    await expect(page.getByText('There are only 3 of NAC left.')).toBeVisible()
    await openCart(page)
    await expect(quantity(page, 'NAC')).toHaveText('3')
    await drawer.getByRole('button', { name: 'One more NAC' }).press('Enter')
    await expect(quantity(page, 'NAC')).toHaveText('3')
    await expect(line(page, 'NAC')).toContainText('There are only 3 of NAC left.')

    await setStock(demo, 'injection-nac', 2)
    await turnTo(page)
    await expect(drawer.getByText('Only 2 of NAC left: we changed your quantity from 3 to 2.')).toBeVisible()
    await expect(quantity(page, 'NAC')).toHaveText('2')
  })
})

test('a cart whose code does not load says so and opens at the next try; while nobody knows what is on sale adding works, and it says it was not checked; where the browser stores nothing it works for this visit', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: net::ERR_FAILED')
  await page.route('**/api/products', (route) => route.abort())
  await page.goto(shopPath)
  const control = page.getByRole('banner').getByRole('button', { name: 'Cart, empty' })
  await control.waitFor()
  const chunks = '**/_next/static/chunks/**'
  await page.route(chunks, (route) => route.abort())
  await control.click()
  await expect(page.getByText('The cart did not open')).toBeVisible()
  await page.unroute(chunks)
  await control.click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await hasFocusInside(drawer)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await addToCart(page, 'Vitamin B12')
  await openCart(page)
  await expect(quantity(page, 'Vitamin B12')).toHaveText('1')
  await expect(drawer.getByText(/We couldn’t check prices and stock just now/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await page.unroute('**/api/products')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await addToCart(page, 'Vitamin B12')
  const checked = page.waitForResponse('**/api/products')
  await openCart(page)
  await checked
  await expect(drawer.getByText(/We couldn’t check prices and stock just now/)).toHaveCount(0)
  await expect(quantity(page, 'Vitamin B12')).toHaveText('2')
})
