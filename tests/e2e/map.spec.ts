import type { Page } from '@playwright/test'
import { contentOf } from '../setup/content'
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

test('the street map of the Phoenix metro area comes over the drawn one when a visitor comes near [HOME-041]', async ({
  page,
}) => {
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
})

test('a visitor can have the drawn map back, by keyboard [HOME-041]', async ({ page }) => {
  await page.goto('/')
  await comeNear(page)
  await expect(frame(page)).toBeVisible()
  const toggle = place(page).getByRole('button')
  await toggle.focus()
  await expect(toggle).toHaveText('Show our drawn map')
  await page.keyboard.press('Enter')
  await expect(frame(page)).toBeHidden()
  await expect(toggle).toHaveText('Show the street map')
  await page.keyboard.press('Enter')
  await expect(frame(page)).toBeVisible()
})

test('a map that is not there leaves the drawn one and the phone [HOME-041]', async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 404')
  await breakWidget(demo, 'map', 'not-found')
  await page.goto('/')
  await comeNear(page)
  await expect(status(page)).toHaveText('The map could not be loaded. You can call us.')
  await expect(frame(page)).toHaveCount(0)
  await expect(drawn(page)).toBeVisible()
  await call(page).focus()
  await expect(call(page)).toBeFocused()
})

test('a map that never answers is slow at the limit, and the drawn one stays [HOME-041]', async ({
  page,
  demo,
}) => {
  await breakWidget(demo, 'map', 'never-ready')
  await page.clock.install()
  await page.goto('/')
  await comeNear(page)
  await expect(status(page)).toHaveText('Loading the map …')
  await page.clock.fastForward(limitMs)
  await expect(status(page)).toContainText('takes longer than usual')
  await expect(call(page)).toBeVisible()
  await expect(drawn(page)).toBeVisible()
  await expect(frame(page)).toBeHidden()
})

test('a slow map still comes [HOME-041]', async ({ page, demo }) => {
  await breakWidget(demo, 'map', 'slow')
  await page.clock.install()
  await page.goto('/')
  await comeNear(page)
  await expect(status(page)).toHaveText('Loading the map …')
  await page.clock.fastForward(limitMs)
  await expect(call(page)).toBeVisible()
  // The stand-in takes twelve seconds, and the frame and the asking beside it may come one after the other.
  await expect(frame(page)).toBeVisible({ timeout: 60_000 })
  await expect(call(page)).toHaveCount(0)
})

test('a map that was taken over can not lead the visitor elsewhere [HOME-041]', async ({ page, demo }) => {
  await breakWidget(demo, 'map', 'redirect')
  await page.goto('/')
  await comeNear(page)
  await expect(status(page)).toContainText('could not be loaded')
  await expect(drawn(page)).toBeVisible()
  await expect(call(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a clinic without a street map has the drawn one and asks nobody', async ({ page, demo }) => {
  const content = contentOf(demo)
  const { mapPage } = (await content.first('*[_id == "bookingSettings"][0]')) ?? {}
  await content.edit('bookingSettings', { mapPage: '' })
  await content.publish('bookingSettings')
  try {
    await expect.poll(async () => (await fetch(demo.ownUrl)).text()).not.toContain('google.com')
    const asked = askedOfProviders(page.context())
    await page.goto('/')
    await comeNear(page)
    await expect(drawn(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((address) => address.includes('google'))).toEqual([])
  } finally {
    await content.edit('bookingSettings', { mapPage })
    await content.publish('bookingSettings')
    await expect.poll(async () => (await fetch(demo.ownUrl)).text()).toContain('google.com')
  }
})
