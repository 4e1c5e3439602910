import { bookingDialog } from '../setup/booking'
import { examWindow, scheduleExam } from '../setup/exam'
import { openPortal, signUpForm } from '../setup/portal'
import { addToCart, openCart, shopPath } from '../setup/shop'
import { newShopper, signIn } from '../setup/shopper'
import { take, test } from './take'

const inSight = { isWhole: false }

test('search', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await take(page, 'search-open', inSight)
  await page.getByRole('combobox').fill('nad')
  await page.getByRole('option').first().waitFor()
  await take(page, 'search-found', inSight)
  await page.getByRole('combobox').fill('qqqq')
  await take(page, 'search-nothing', inSight)
})

test('menu of phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await take(page, 'menu', inSight)
})

test('cart', async ({ page }) => {
  await page.goto(shopPath)
  await openCart(page)
  await take(page, 'cart-empty', inSight)
  await page.keyboard.press('Escape')
  await addToCart(page, 'Vitamin B12', 2)
  await addToCart(page, 'Zinc')
  await openCart(page)
  await page.getByRole('button', { name: 'Pay with PayPal' }).waitFor()
  await take(page, 'cart-full', inSight)
})

test('booking', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Book Now' }).click()
  await bookingDialog(page).locator('iframe').waitFor()
  await take(page, 'booking', inSight)
})

test('exam', async ({ page }) => {
  await page.goto('/')
  await scheduleExam(page).first().click()
  await examWindow(page).waitFor()
  await take(page, 'exam', inSight)
})

test('patient portal', async ({ page }) => {
  await openPortal(page)
  await take(page, 'portal-sign-in', inSight)
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await signUpForm(page).waitFor()
  await take(page, 'portal-sign-up', inSight)
})

test('account', async ({ page, context, demo }) => {
  await signIn(context, demo, await newShopper(demo, { email: 'ana@example.com' }))
  for (const path of ['', '/settings', '/data']) {
    await page.goto(`/account${path}`)
    await take(page, `account-signed-in${path.replace('/', '-')}`)
  }
})
