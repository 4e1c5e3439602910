import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'
import { askedOfProviders, breakWidget } from '../setup/widgets'

const limitMs = 10_000
const place = (page: Page) => page.locator('#contact')
const drawn = (page: Page) => place(page).getByRole('img', { name: /^Map of the Valley of the Sun/ })
const frame = (page: Page) => place(page).locator('iframe')
const call = (page: Page) => place(page).getByRole('link', { name: 'Call (480) 555-0142' })
const status = (page: Page) => place(page).getByRole('status')
const comeNear = (page: Page) => drawn(page).scrollIntoViewIfNeeded()

test.afterEach(({ demo }) => breakWidget(demo, 'map', null))

test('the street map of the Phoenix metro area comes over the drawn one when a visitor comes near, who can have that back by keyboard [HOME-041]', {
  tag: '@long',
}, async ({ page }) => {
  const asked = askedOfProviders(page.context())
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(asked, 'before the visitor scrolls').toEqual([])
  await expect(frame(page)).toHaveCount(0)
  const heightBefore = (await place(page).boundingBox())?.height

  await comeNear(page)
  await expect(frame(page)).toBeVisible()
  await expect(frame(page)).toHaveAttribute('src', /www\.google\.com\/maps\/embed\?pb=/)
  await expect(frame(page)).toHaveAttribute('title', 'Street map of the Phoenix metro area')
  await expect(frame(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect(frame(page).contentFrame().getByText('Demo', { exact: true })).toBeVisible()
  await expect(call(page)).toHaveCount(0)
  expect((await place(page).boundingBox())?.height, 'nothing moves').toBe(heightBefore)

  const toggle = place(page).getByRole('button')
  await toggle.focus()
  await expect(toggle).toHaveText('Show our drawn map')
  await page.keyboard.press('Enter')
  await expect(frame(page)).toBeHidden()
  await expect(toggle).toHaveText('Show the street map')
  await page.keyboard.press('Enter')
  await expect(frame(page)).toBeVisible()
})

test('a map that is not there, or was taken over, leaves the drawn one, the phone and the visitor where they are [HOME-041]', {
  tag: '@long',
}, async ({ page, demo, provoked }) => {
  provoked.push('Failed to load resource: the server responded with a status of 404')
  for (const fault of ['not-found', 'redirect'] as const) {
    await breakWidget(demo, 'map', fault)
    await page.goto('/')
    await comeNear(page)
    await expect(status(page)).toHaveText('The map could not be loaded. You can call us.')
    await expect(frame(page)).toHaveCount(0)
    await expect(drawn(page)).toBeVisible()
    await expect(call(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  }
  await call(page).focus()
  await expect(call(page)).toBeFocused()
})

test('a map that never answers is slow at the limit, and the drawn one stays; one that is slow still comes [HOME-041]', {
  tag: '@long',
}, async ({ page, demo }) => {
  await page.clock.install()
  for (const fault of ['never-ready', 'slow'] as const) {
    await breakWidget(demo, 'map', fault)
    await page.goto('/')
    await comeNear(page)
    await expect(status(page)).toHaveText('Loading the map…')
    await page.clock.fastForward(limitMs)
    await expect(status(page)).toContainText('is taking longer than usual')
    await expect(call(page)).toBeVisible()
    await expect(drawn(page)).toBeVisible()
    await expect(frame(page)).toBeHidden()
  }
  // The stand-in takes its time, and the frame and the asking beside it may come one after the other.
  await expect(frame(page)).toBeVisible({ timeout: 60_000 })
  await expect(call(page)).toHaveCount(0)
})
