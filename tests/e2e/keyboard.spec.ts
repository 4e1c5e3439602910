import type { Locator, Page } from '@playwright/test'
import { askedFor } from '../setup/booking'
import { expect, test } from '../setup/fixtures'
import { portal, signInForm } from '../setup/portal'
import { hasFocusInside, shopPath } from '../setup/shop'

// Each journey as somebody makes it who has no mouse: open, walk through it in the order it is read, leave with
// Escape, and be where one was.

const banner = (page: Page) => page.getByRole('banner')

async function openByKey(page: Page, opener: Locator, dialog: Locator) {
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await hasFocusInside(dialog)
}

/** Presses Tab once for each of them: they are met in this order, and nothing else in between. */
async function walk(page: Page, places: Locator[]) {
  for (const place of places) {
    await page.keyboard.press('Tab')
    await expect(place).toBeFocused()
  }
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

test('a booking by keyboard: open it, ask for a ZIP code, come to the form, leave it [BOOK-001]', async ({
  page,
}) => {
  await page.goto('/')
  const opener = banner(page).getByRole('button', { name: 'Book Now' }).first()
  const dialog = page.getByRole('dialog', { name: 'Book a visit' })
  await openByKey(page, opener, dialog)
  await expect(askedFor(page)).toBeVisible()
  await walk(page, [
    dialog.getByRole('button', { name: 'Close booking' }),
    dialog.getByRole('textbox', { name: /ZIP/ }),
    dialog.getByRole('button', { name: 'Check' }),
  ])
  const form = page.frameLocator('#intakeq iframe')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(form.getByRole('radio').first()).toBeFocused({ timeout: 500 })
  }).toPass()
  await dialog.getByRole('button', { name: 'Close booking' }).focus()
  await leave(page, opener, dialog)
})

test('the search by keyboard: open it, choose and close without leaving the field, leave it [SRCH-002] [SRCH-003]', async ({
  page,
}) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Search', exact: true }).first()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await openByKey(page, opener, dialog)
  const field = dialog.getByRole('combobox', { name: /^Search/ })
  await expect(field).toBeFocused()
  await page.keyboard.type('nad')
  const second = dialog.getByRole('option').nth(1)
  await expect(second).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(field).toBeFocused()
  // The results are chosen from the field, and take no place in the order.
  await walk(page, [dialog.getByRole('button', { name: 'Close search' })])
  await page.keyboard.press('Shift+Tab')
  await expect(field).toBeFocused()
  await leave(page, opener, dialog)
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

test('the patient portal by keyboard: open it, walk through signing in, leave it [HEAD-008] [HEAD-019]', async ({
  page,
}) => {
  await page.goto('/')
  const opener = banner(page).getByRole('button', { name: 'Patient Portal' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const tab = portal(page).getByRole('tab', { name: 'Sign In', exact: true })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await walk(page, [
    portal(page).getByRole('link', { name: 'Client Portal' }),
    tab,
    signInForm(page).getByRole('textbox', { name: 'Email' }),
    signInForm(page).getByLabel('Password', { exact: true }),
    signInForm(page).getByRole('button', { name: 'Show password' }),
    signInForm(page).getByRole('button', { name: 'Sign In' }),
    portal(page).getByRole('link', { name: 'Forgot your password?' }),
  ])
  await leave(page, opener, portal(page))
})
