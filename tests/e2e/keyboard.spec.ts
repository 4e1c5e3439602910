import type { Locator, Page } from '@playwright/test'
import { askedFor, nothing, traces } from '../setup/booking'
import { expect, test } from '../setup/fixtures'
import { hasFocusInside, shopPath } from '../setup/shop'
import { walk } from '../setup/walk'

// Each journey as somebody makes it who has no mouse: open, walk through it in the order it is read, leave with
// Escape, and be where one was.

const banner = (page: Page) => page.getByRole('banner')

async function openByKey(page: Page, opener: Locator, dialog: Locator, key = 'Enter') {
  await opener.focus()
  await page.keyboard.press(key)
  await expect(dialog).toBeVisible()
  await hasFocusInside(dialog)
}

async function leave(page: Page, opener: Locator, dialog: Locator) {
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

test('the cart by keyboard: fill it, open it, walk through it, leave it [CART-001]', async ({ page }) => {
  await page.goto(shopPath)
  const add = page.getByRole('button', { name: 'Add to Cart: Zinc' })
  await expect(banner(page).getByRole('button', { name: 'Cart, empty' })).toBeVisible()
  await add.focus()
  await page.keyboard.press('Enter')
  const opener = banner(page).getByRole('button', { name: /^Cart, 1 item/ })
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await openByKey(page, opener, drawer)
  const close = drawer.getByRole('button', { name: 'Close cart' })
  await close.focus()
  await walk(page, [
    drawer.getByRole('button', { name: 'One less Zinc' }),
    drawer.getByRole('button', { name: 'One more Zinc' }),
    drawer.getByRole('button', { name: 'Remove Zinc' }),
    drawer.getByRole('button', { name: 'Clear cart' }),
    drawer.getByRole('link', { name: 'Schedule the exam' }),
    drawer.getByLabel('ZIP code'),
    drawer.getByLabel('Phone'),
    drawer.getByRole('button', { name: 'Continue to payment' }),
  ])
  // Backwards from its first control it comes to its last: nothing behind it is reached.
  await close.focus()
  await page.keyboard.press('Shift+Tab')
  await hasFocusInside(drawer)
  await leave(page, opener, drawer)
})

test('a booking by keyboard: open it, ask for a ZIP code, come to the form and to nothing behind it, leave it without a trace [BOOK-001]', async ({
  page,
}) => {
  await page.goto('/')
  const opener = banner(page).getByRole('button', { name: 'Book Now' }).first()
  const dialog = page.getByRole('dialog', { name: 'Book a visit' })
  await openByKey(page, opener, dialog, 'Space')
  await expect(page.locator('dialog:modal:focus-within')).toBeVisible()
  await expect(askedFor(page)).toBeVisible()
  await walk(page, [
    dialog.getByRole('button', { name: 'Close booking' }),
    dialog.getByRole('textbox', { name: /ZIP/ }),
    dialog.getByRole('button', { name: 'Check' }),
    page.frameLocator('#intakeq iframe').getByRole('radio').first(),
  ])
  const behind = page.getByRole('main').getByRole('link').first()
  await behind.focus()
  await expect(behind).not.toBeFocused()
  await dialog.getByRole('button', { name: 'Close booking' }).focus()
  await leave(page, opener, dialog)
  await expect.poll(() => traces(page)).toEqual(nothing)
})

test('the menu of phones by keyboard: open it, walk through its pages, open a group, leave it [HEAD-013] [HEAD-015]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const opener = banner(page).getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await openByKey(page, opener, menu)
  const pages = menu.getByRole('navigation', { name: 'Main' })
  const link = (name: string) => pages.getByRole('link', { name, exact: true })
  const services = pages.getByText('Services', { exact: true })
  await menu.getByRole('button', { name: 'Close menu' }).focus()
  await walk(page, [link('Home'), services])
  await page.keyboard.press('Enter')
  await expect(link('IV Therapy Services')).toBeVisible()
  await walk(page, [pages.locator('details').getByRole('link').first()])
  await services.focus()
  await page.keyboard.press('Enter')
  await walk(page, [
    ...['Events', 'Gift Cards', 'Membership', 'First-Time Patients', 'Careers', 'Brand Ambassador'].map(link),
    menu.getByRole('button', { name: 'Book Now' }),
    menu.getByRole('link', { name: /^Call/ }),
  ])
  await leave(page, opener, menu)
})
