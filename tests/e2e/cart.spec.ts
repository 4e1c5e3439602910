import type { Page } from '@playwright/test'
import type { Demo } from '../setup/demo'
import { fakePayPal } from '../setup/fake-paypal'
import { expect, test } from '../setup/fixtures'
import { holdScripts } from '../setup/late-scripts'
import { addToCart, openCart, shopPath, stored } from '../setup/shop'

const b12 = { id: 'injection-b12', name: 'Vitamin B12', price: 13 }
const zinc = { id: 'injection-zinc', name: 'Zinc', price: 8 }

const line = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const quantity = (page: Page, name: string) => page.getByRole('group', { name: `Quantity of ${name}` })

async function preset(page: Page, lines: unknown) {
  await page.addInitScript((value) => {
    if (localStorage.getItem('cart') === null) localStorage.setItem('cart', value)
  }, JSON.stringify(lines))
}

// Paying has its own tests.
test.beforeEach(({ page }) => fakePayPal(page))

test('every card of the menu has its own Add to Cart [INJ-001]', async ({ page }) => {
  await page.goto(shopPath)
  const cards = page
    .locator('#injections')
    .getByRole('listitem')
    .filter({ has: page.getByText(/\d+ minutes/) })
  await expect(cards).toHaveCount(15)
  for (const card of await cards.all()) {
    const name = await card.getByRole('heading').textContent()
    await expect(card.getByRole('button', { name: `Add to Cart: ${name}`, exact: true })).toBeEnabled()
    await expect(card.getByText('Add to Cart', { exact: true })).toBeVisible()
  }
})

test('what is pressed before the scripts are there is done once they are', async ({ page }) => {
  const letScriptsThrough = await holdScripts(page)
  await page.goto(shopPath, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Add to Cart: Vitamin B12', exact: true })
  await button.click()
  await button.click()
  letScriptsThrough()
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
})

test('adding says so, counts in the header and is kept [ERR-024] [CART-005] [ENT-003] [CART-012]', async ({
  page,
}) => {
  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Vitamin B12 added to cart!',
  )
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  expect(await stored(page, 'cart')).toEqual([{ id: b12.id, product: b12, quantity: 1 }])
  await addToCart(page, 'Zinc')
  await expect(page.getByText('Zinc added to cart!')).toBeVisible()
})

test("the header's cart control opens the cart, its close control closes it [HEAD-005] [CART-001]", async ({
  page,
}) => {
  await page.goto('/')
  const drawer = await openCart(page)
  await expect(drawer.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close cart' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeFocused()
  await openCart(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await openCart(page)
  await page.mouse.click(200, 500)
  await expect(drawer).toBeHidden()
})

test('a line says what it is, what one costs and how many; without a picture it has a drawn one [CART-002] [PAY-011]', async ({
  page,
}) => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  await page.route('**/pictures/zinc.gif', (route) =>
    route.fulfill({ contentType: 'image/gif', body: Buffer.from(picture.split(',')[1] ?? '', 'base64') }),
  )
  await preset(page, [
    { id: b12.id, product: b12, quantity: 2 },
    { id: zinc.id, product: { ...zinc, image_url: '/pictures/zinc.gif' }, quantity: 1 },
  ])
  await page.goto('/')
  const drawer = await openCart(page)
  await expect(line(page, 'Vitamin B12')).toContainText('$13.00 each')
  await expect(line(page, 'Vitamin B12')).toContainText('$26.00')
  await expect(quantity(page, 'Vitamin B12')).toHaveText('2')
  await expect(line(page, 'Vitamin B12').locator('svg.line-placeholder')).toBeVisible()
  await expect(line(page, 'Zinc').locator('img')).toHaveAttribute('src', '/pictures/zinc.gif')
  await expect(line(page, 'Zinc').locator('svg.line-placeholder')).toHaveCount(0)
  await expect(drawer.getByText('No tax or shipping: we come to you.')).toBeVisible()
})

test('the total is the sum of price times quantity [PAY-012]', async ({ page }) => {
  await preset(page, [
    { id: b12.id, product: b12, quantity: 2 },
    { id: zinc.id, product: zinc, quantity: 3 },
  ])
  await page.goto('/')
  const drawer = await openCart(page)
  await expect(drawer.getByText('Subtotal, 5 items')).toBeVisible()
  await expect(drawer.getByRole('definition')).toHaveText(['$50.00', '$50.00'])
})

test('plus and minus change the quantity by one and are kept [CART-003] [CART-012]', async ({ page }) => {
  await preset(page, [{ id: b12.id, product: b12, quantity: 1 }])
  await page.goto('/')
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: 'One more Vitamin B12' }).click()
  await expect(quantity(page, 'Vitamin B12')).toHaveText('2')
  expect(await stored(page, 'cart')).toEqual([{ id: b12.id, product: b12, quantity: 2 }])
  await drawer.getByRole('button', { name: 'One less Vitamin B12' }).click()
  await expect(quantity(page, 'Vitamin B12')).toHaveText('1')
  expect(await stored(page, 'cart')).toEqual([{ id: b12.id, product: b12, quantity: 1 }])
})

test('adding a product twice makes one line of two [CART-004]', async ({ page }) => {
  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12', 2)
  await expect(page.getByText('Vitamin B12 added to cart!')).toHaveCount(1)
  const drawer = await openCart(page)
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await expect(quantity(page, 'Vitamin B12')).toHaveText('2')
})

test('minus on the last one removes the line; undo brings it back [CART-007]', async ({ page }) => {
  await preset(page, [{ id: b12.id, product: b12, quantity: 1 }])
  await page.goto('/')
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: 'One less Vitamin B12' }).click()
  await expect(line(page, 'Vitamin B12')).toHaveCount(0)
  expect(await stored(page, 'cart')).toEqual([])
  await drawer.getByRole('button', { name: 'Undo' }).click()
  await expect(line(page, 'Vitamin B12')).toBeVisible()
})

test('remove takes one line out and leaves the focus among the others [CART-006]', async ({ page }) => {
  await preset(page, [
    { id: b12.id, product: b12, quantity: 2 },
    { id: zinc.id, product: zinc, quantity: 1 },
  ])
  await page.goto('/')
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: 'Remove Vitamin B12' }).click()
  await expect(line(page, 'Vitamin B12')).toHaveCount(0)
  await expect(drawer.getByText('Vitamin B12 removed.')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Remove Zinc' })).toBeFocused()
  expect(await stored(page, 'cart')).toEqual([{ id: zinc.id, product: zinc, quantity: 1 }])
})

test('clear empties the cart, leads on, and can be undone [CART-008]', async ({ page }) => {
  await preset(page, [
    { id: b12.id, product: b12, quantity: 2 },
    { id: zinc.id, product: zinc, quantity: 1 },
  ])
  await page.goto('/')
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: 'Clear cart' }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(0)
  expect(await stored(page, 'cart')).toEqual([])
  await drawer.getByRole('button', { name: 'Undo' }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await drawer.getByRole('button', { name: 'Clear cart' }).click()
  await drawer.getByRole('link', { name: 'See the injections' }).click()
  await expect(page).toHaveURL(/\/vitamin-injections/)
  await expect(drawer).toBeHidden()
})

test('with the keyboard, clear and undo leave the focus in the cart [CART-008]', async ({ page }) => {
  await preset(page, [{ id: b12.id, product: b12, quantity: 2 }])
  await page.goto('/')
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: 'Clear cart' }).press('Enter')
  await expect(drawer.getByText('Your cart was cleared.')).toBeVisible()
  await expect(drawer).toBeFocused()
  await drawer.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(line(page, 'Vitamin B12')).toBeVisible()
  await expect(drawer).toBeFocused()
})

test('the stored cart is there again after a reload [CART-010]', async ({ page }) => {
  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12', 2)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart, 2 items', exact: true })).toBeVisible()
  await openCart(page)
  await expect(quantity(page, 'Vitamin B12')).toHaveText('2')
})

test('a damaged stored cart breaks nothing and its good lines stay', async ({ page }) => {
  await preset(page, [null, { id: 'x', quantity: Number.NaN }, { id: b12.id, product: b12, quantity: 99 }])
  await page.goto('/')
  await openCart(page)
  await expect(quantity(page, 'Vitamin B12')).toHaveText('20')
  await expect(line(page, 'Vitamin B12')).toContainText('You can order up to 20 of Vitamin B12 at once.')
})

test('two tabs have one cart', async ({ page, context }) => {
  await page.goto(shopPath)
  const other = await context.newPage()
  await other.goto(shopPath)
  await addToCart(page, 'Vitamin B12')
  await expect(other.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  await addToCart(other, 'Zinc')
  await expect(page.getByRole('button', { name: 'Cart, 2 items', exact: true })).toBeVisible()
})

test('where the browser stores nothing the cart works for this visit', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12', 2)
  await openCart(page)
  await expect(quantity(page, 'Vitamin B12')).toHaveText('2')
})

test('on a phone a cart that is not empty stays in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12')
  const bar = page.getByRole('button', { name: 'View cart, $13.00' })
  await expect(bar).toBeInViewport()
  await bar.click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
})

test('opening the cart brings prices up to date and says what changed', async ({ page }) => {
  await preset(page, [
    { id: b12.id, product: { ...b12, name: 'B12, old name', price: 10 }, quantity: 2 },
    { id: 'injection-gone', product: { id: 'injection-gone', name: 'Selenium', price: 9 }, quantity: 1 },
  ])
  await page.goto('/')
  const drawer = await openCart(page)
  await expect(drawer.getByText('Vitamin B12 now costs $13.00 (it was $10.00).')).toBeVisible()
  await expect(drawer.getByText('Selenium is no longer sold, so we took it out of your cart.')).toBeVisible()
  await expect(drawer.getByRole('definition')).toHaveText(['$26.00', '$26.00'])
  expect(await stored(page, 'cart')).toEqual([{ id: b12.id, product: b12, quantity: 2 }])
})

test.describe('with little stock', () => {
  const setStock = async (demo: Demo, id: string, units: number) => {
    const { status } = await fetch(`${demo.stackUrl}/rest/v1/products?id=eq.${id}`, {
      method: 'PATCH',
      headers: { apikey: demo.secrets.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ stock_quantity: units }),
    })
    expect(status).toBe(204)
  }
  test.afterEach(async ({ demo }) => {
    await setStock(demo, 'injection-nac', 100)
    await setStock(demo, zinc.id, 100)
  })

  test('a card says how many are left, and Sold out where none is [INJ-020]', async ({ page, demo }) => {
    await setStock(demo, 'injection-nac', 2)
    await setStock(demo, zinc.id, 0)
    await page.goto(shopPath)
    await expect(page.getByRole('button', { name: 'Sold out: Zinc' })).toBeDisabled()
    await expect(page.getByText('Only 2 left')).toBeVisible()
    await addToCart(page, 'NAC', 3)
    await expect(page.getByText('There are only 2 of NAC left.')).toBeVisible()
    const drawer = await openCart(page)
    await expect(quantity(page, 'NAC')).toHaveText('2')
    await drawer.getByRole('button', { name: 'One more NAC' }).press('Enter')
    await expect(quantity(page, 'NAC')).toHaveText('2')
    await expect(line(page, 'NAC')).toContainText('There are only 2 of NAC left.')
  })

  test('a quantity that is no longer there is cut when the window gets the focus again', async ({
    page,
    demo,
  }) => {
    await preset(page, [
      { id: 'injection-nac', product: { id: 'injection-nac', name: 'NAC', price: 30 }, quantity: 5 },
    ])
    await page.goto('/')
    const drawer = await openCart(page)
    await expect(quantity(page, 'NAC')).toHaveText('5')
    await setStock(demo, 'injection-nac', 3)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(drawer.getByText('Only 3 of NAC left: we changed your quantity from 5 to 3.')).toBeVisible()
    await expect(quantity(page, 'NAC')).toHaveText('3')
  })
})

test('while nobody knows what is on sale, adding works and the cart says it was not checked', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: net::ERR_FAILED')
  await page.route('**/api/products', (route) => route.abort())
  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12')
  const drawer = await openCart(page)
  await expect(quantity(page, 'Vitamin B12')).toHaveText('1')
  await expect(drawer.getByText(/Prices and stock could not be checked just now/)).toBeVisible()
})

test('a cart whose code does not load says so and opens at the next try', async ({ page, provoked }) => {
  provoked.push('Failed to load resource: net::ERR_FAILED')
  await page.goto('/')
  const control = page.getByRole('banner').getByRole('button', { name: /^Cart, / })
  await control.waitFor()
  const chunks = '**/_next/static/chunks/**'
  await page.route(chunks, (route) => route.abort())
  await control.click()
  await expect(page.getByText('The cart did not open')).toBeVisible()
  await page.unroute(chunks)
  await control.click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
})
