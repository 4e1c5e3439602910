import type { Page } from '@playwright/test'
import { askedFor, everything } from '../setup/booking'
import { expect, test } from '../setup/fixtures'

const phone = { width: 390, height: 800 }
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const entries = (page: Page) => menu(page).getByRole('navigation', { name: 'Main' })

async function openMenu(page: Page) {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click()
  await expect(menu(page)).toBeVisible()
}

test('the menu of phones: the page behind it does not scroll and does again after it, Escape and the close button close it and give the focus back, its services open and lead on [HEAD-013] [HEAD-014] [HEAD-015] [HEAD-016] [SRCH-004]', async ({
  page,
}) => {
  await openMenu(page)
  const opener = page.getByRole('button', { name: 'Open menu' })
  await expect(menu(page).getByText('Book Now')).toBeInViewport()
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 600)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await scrolled()).toBe(0)
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(opener).toBeFocused()
  // The first turn may still meet the page as it was behind the menu.
  await expect(async () => {
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 600)
    await expect.poll(scrolled, { timeout: 1000 }).toBeGreaterThan(100)
  }).toPass()

  await opener.click()
  await expect(entries(page).getByRole('link')).toHaveText([
    'Home',
    'Events',
    'Gift Cards',
    'Membership',
    'First-Time Patients',
    'Careers',
    'Brand Ambassador',
  ])
  await entries(page).getByText('Services', { exact: true }).click()
  await expect(entries(page).getByRole('link', { name: 'IV Therapy Services' })).toBeVisible()
  await entries(page).getByRole('link', { name: 'Vitamin Injections' }).click()
  await expect(page).toHaveURL(/\/vitamin-injections$/)
  await expect(menu(page)).toBeHidden()
})

test('without scripts the menu opens and Services expands', async ({ withoutScripts: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMenu(page)
  await entries(page).getByText('Services', { exact: true }).click()
  await expect(entries(page).getByRole('link', { name: 'IV Therapy Services' })).toBeVisible()
})

test('on a phone booking and the phone stay in reach below the hero, and booking opens the form', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const call = page.locator('.action-bar').getByRole('link', { name: /^Call/ })
  await expect(call).toBeHidden()
  await page.mouse.wheel(0, 900)
  await expect(call).toBeInViewport()
  const book = page.locator('.action-bar').getByRole('button', { name: 'Book Now' })
  await expect(book).toBeInViewport()
  await book.click()
  await expect(askedFor(page)).toHaveText(everything)
})
