import type { Page } from '@playwright/test'
import { fakePayPal } from '../setup/fake-paypal'
import { expect, test } from '../setup/fixtures'
import { addToCart, shopPath } from '../setup/shop'

test.use({ hasLastingToasts: false })

// Paying has its own tests.
test.beforeEach(({ page }) => fakePayPal(page))

/** The shop at a moment that lasts: a toast stays until the test lets time pass. */
async function openStillShop(page: Page) {
  await page.clock.install()
  await page.goto(shopPath)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, / })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('a toast goes after five seconds, and waits while somebody points at it or is inside it; its button and Escape close it and give the focus back; it leads to the cart, which closes it', async ({
  page,
}) => {
  await openStillShop(page)
  await addToCart(page, 'Zinc')
  const toast = page.getByText('Zinc added to cart!')
  const close = page.getByRole('button', { name: 'Close: Zinc added to cart!' })
  await page.clock.runFor(3000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2000)
  await expect(toast).toBeHidden()

  await addToCart(page, 'Zinc')
  await toast.hover()
  await page.clock.runFor(20_000)
  await close.focus()
  await page.mouse.move(10, 700)
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.clock.runFor(5000)
  await expect(toast).toBeHidden()

  await addToCart(page, 'Zinc')
  await close.click()
  await expect(toast).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add to Cart: Zinc' })).toBeFocused()
  await addToCart(page, 'Zinc')
  await close.focus()
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add to Cart: Zinc' })).toBeFocused()

  await addToCart(page, 'Zinc')
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'View cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  await expect(toast, 'the cart says it itself').toBeHidden()
})

test('more toasts than fit make room for the newest', { tag: '@long' }, async ({ page }) => {
  await openStillShop(page)
  for (const name of ['Zinc', 'Biotin', 'Taurine', 'NAC']) await addToCart(page, name)
  const area = page.getByRole('region', { name: 'Notifications' })
  await expect(area.getByText(/added to cart!/)).toHaveText([
    'Biotin added to cart!',
    'Taurine added to cart!',
    'NAC added to cart!',
  ])
})
