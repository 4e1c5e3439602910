import type { Page } from '@playwright/test'
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

test('the menu of phones has Home and six pages more, in this order [HEAD-013] [HEAD-015]', async ({
  page,
}) => {
  await openMenu(page)
  const links = entries(page).getByRole('link')
  await expect(links).toHaveText([
    'Home',
    'Events',
    'Gift Cards',
    'Membership',
    'First-Time Patients',
    'Careers',
    'Brand Ambassador',
  ])
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/events',
    '/gift-cards',
    '/membership',
    '/first-time-patients',
    '/careers',
    '/sponsorship',
  ])
})

test('Services opens to IV therapy and vitamin injections [HEAD-014]', async ({ page }) => {
  await openMenu(page)
  const therapy = entries(page).getByRole('link', { name: 'IV Therapy Services' })
  const injections = entries(page).getByRole('link', { name: 'Vitamin Injections' })
  await expect(therapy).toBeHidden()
  await entries(page).getByText('Services', { exact: true }).click()
  await expect(therapy).toHaveAttribute('href', '/iv-therapy')
  await expect(injections).toHaveAttribute('href', '/vitamin-injections')
  await injections.click()
  await expect(page).toHaveURL(/\/vitamin-injections$/)
  await expect(menu(page)).toBeHidden()
})

test('the page behind the open menu does not scroll, and does again after it [HEAD-016]', async ({
  page,
}) => {
  await openMenu(page)
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 600)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await scrolled()).toBe(0)
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await menu(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(menu(page)).toBeHidden()
  // The first turn may still meet the page as it was behind the menu.
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect.poll(scrolled, { timeout: 1000 }).toBeGreaterThan(100)
  }).toPass()
})

test('Escape closes the menu and gives the focus back', async ({ page }) => {
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

test('the menu ends with the ways to reach the clinic', async ({ page }) => {
  await openMenu(page)
  await expect(menu(page).getByText('Book Now')).toBeInViewport()
  await expect(menu(page).getByRole('link', { name: 'Call (480) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+14805550142',
  )
  await expect(menu(page).getByRole('link', { name: 'bookings@ocotillo.example' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Client Portal' })).toHaveAttribute(
    'href',
    '/client-portal',
  )
})

test('without scripts the menu opens and Services expands', async ({ browserOfDemo, demo }) => {
  const context = await browserOfDemo.newContext({
    baseURL: demo.siteUrl,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    viewport: phone,
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await entries(page).getByText('Services', { exact: true }).click()
  await expect(entries(page).getByRole('link', { name: 'IV Therapy Services' })).toBeVisible()
  await context.close()
})

test('on a phone booking and the phone stay in reach below the hero', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const call = page.locator('.action-bar').getByRole('link', { name: /^Call/ })
  await expect(call).toBeHidden()
  await page.mouse.wheel(0, 900)
  await expect(call).toBeInViewport()
  await expect(page.locator('.action-bar').getByText('Book Now')).toBeInViewport()
})
