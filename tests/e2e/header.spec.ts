import type { Page } from '@playwright/test'
import { accessProblems } from '../setup/access'
import { expect, test } from '../setup/fixtures'
import { addToCart, shopPath } from '../setup/shop'
import { overflowAt } from '../setup/whole-page'

const banner = (page: Page) => page.getByRole('banner')
const topMenu = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' })
const servicesButton = (page: Page) => banner(page).getByRole('button', { name: 'Services' })
const servicesMenu = (page: Page) => page.locator('#services-menu')

/** A mouse that rests moves a little; the page may not have listened when it came. */
async function hoverServices(page: Page) {
  let settleNow = 0
  await expect(async () => {
    settleNow = (settleNow + 1) % 9
    await servicesButton(page).hover({ position: { x: 10 + settleNow, y: 10 } })
    await expect(servicesMenu(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
}
const categories = ['IV Therapy', 'NAD+ & Peptides', 'Injections & Shots', 'Wellness & Telehealth']

const inTopBar = ['Service Areas', 'Call (480) 555-0142', 'Book', 'bookings@ocotillo.example']

test('the top bar has places, phone, booking, email and cart on phones and desktops, there also portal and newsletter; the row below is one line from 1024 to 1440 px, with four links before More, and looks the same at 0 and 20 px and other at 21 px [HEAD-001] [HEAD-003] [HEAD-004] [HEAD-006] [HEAD-007] [HEAD-012] [HEAD-017]', async ({
  page,
}) => {
  await page.goto('/')
  const link = (name: string) => page.locator('.top-bar').getByRole('link', { name, exact: true })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of inTopBar) await expect(link(name), `${name} at ${width} px`).toBeInViewport()
    await expect(page.locator('.top-bar').getByRole('button', { name: /^Cart/ })).toBeInViewport()
  }
  for (const name of ['Client Portal', 'Newsletter']) await expect(link(name)).toBeInViewport()

  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(topMenu(page).getByRole('link')).toHaveText([
      'Vitamin Injections',
      'Membership',
      'Gift Cards',
      'Events',
    ])
    const entries = [
      banner(page).getByRole('link', { name: /home$/ }),
      servicesButton(page),
      topMenu(page).getByRole('link', { name: 'Vitamin Injections' }),
      topMenu(page).getByRole('button', { name: 'More' }),
      banner(page).getByText('Book Now', { exact: true }).first(),
    ]
    const boxes = await Promise.all(entries.map((entry) => entry.boundingBox()))
    for (const [index, box] of boxes.entries()) {
      expect(box?.height, `no words are broken at ${width} px`).toBeLessThan(60)
      const before = boxes[index - 1]
      if (before) expect(box?.x, `at ${width} px`).toBeGreaterThanOrEqual(before.x + before.width)
    }
  }

  const atTop = await lookAt(page, 0)
  expect(await lookAt(page, 20)).toEqual(atTop)
  const moved = await lookAt(page, 21)
  for (const key of ['borderBottomColor', 'boxShadow', 'backgroundColor'] as const)
    expect(moved[key], key).not.toBe(atTop[key])
  expect(await lookAt(page, 300)).toEqual(moved)
})

test('the Services menu opens on hover with four groups beside each other, stays under a click, closes behind the pointer and with Escape, and leads to a page [HEAD-010] [HEAD-011]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(servicesMenu(page)).toBeHidden()
  await hoverServices(page)
  for (const name of categories)
    await expect(servicesMenu(page).getByRole('list', { name, exact: true })).toBeVisible()
  const places = await servicesMenu(page)
    .getByRole('list')
    .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect()).map(({ x, y }) => ({ x, y })))
  expect(new Set(places.map(({ y }) => y)).size, 'beside each other').toBe(1)
  expect(new Set(places.map(({ x }) => x)).size).toBe(4)
  await expect(servicesMenu(page).getByRole('list')).toHaveCount(4)
  await page.mouse.move(20, 790)
  await expect(servicesMenu(page)).toBeHidden()

  await hoverServices(page)
  await servicesButton(page).click()
  await expect(servicesMenu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(servicesMenu(page)).toBeHidden()
  await page.mouse.move(20, 790)

  await hoverServices(page)
  await servicesMenu(page)
    .getByRole('link', { name: /^All vitamin injections/ })
    .click()
  await expect(page).toHaveURL(/\/vitamin-injections$/)
  await expect(servicesMenu(page)).toBeHidden()
})

test('with keys the Services menu opens, is walked through, and closes behind the focus', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page).getByRole('button', { name: /^Cart, / }), 'the page listens').toBeVisible()
  await servicesButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(servicesMenu(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(servicesMenu(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(servicesMenu(page)).toBeHidden()
  await expect(servicesButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await servicesMenu(page).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(topMenu(page).getByRole('link', { name: 'Vitamin Injections', exact: true })).toBeFocused()
  await expect(servicesMenu(page)).toBeHidden()
})

test('without scripts Services and More open by click', async ({ withoutScripts: page }) => {
  await page.goto('/')
  await servicesButton(page).click()
  await expect(servicesMenu(page).getByRole('link', { name: /^Telehealth/ })).toBeVisible()
  await topMenu(page).getByRole('button', { name: 'More' }).click()
  await expect(page.locator('#more-links').getByRole('link', { name: 'Contact' })).toBeVisible()
  await expect(servicesMenu(page)).toBeHidden()
})

test('the open menus are accessible', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (const name of ['Services', 'More']) {
    await topMenu(page).getByRole('button', { name }).press('Enter')
    expect(await accessProblems(page), name).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByText('Services', { exact: true }).click()
  expect(await accessProblems(page), 'menu of phones').toEqual([])
})

const headerLook = (page: Page) =>
  banner(page).evaluate((header) => {
    const { borderBottomColor, boxShadow, backgroundColor } = getComputedStyle(header)
    return { borderBottomColor, boxShadow, backgroundColor }
  })

async function lookAt(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return headerLook(page)
}

test('with something in the cart the header fits from 1024 to 1280 px', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12')
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  for (const width of [1024, 1100, 1280]) expect(await overflowAt(page, width), `${width} px`).toBe(0)
})

test('a browser without scroll timelines changes the header too [HEAD-017]', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...given: [string]) => !given[0].startsWith('animation-timeline') && supports(...given)
  })
  await page.goto('/')
  await page.addStyleTag({ content: '.site-header { animation: none !important; }' })
  await expect(banner(page).getByRole('button', { name: /^Cart, / }), 'the page listens').toBeVisible()
  const atTop = await lookAt(page, 20)
  const moved = await lookAt(page, 21)
  expect(moved.boxShadow).not.toBe(atTop.boxShadow)
  expect(moved.backgroundColor).not.toBe(atTop.backgroundColor)
  expect(await lookAt(page, 20)).toEqual(atTop)
})
