import type { Page, Route } from '@playwright/test'
import { accessProblems } from '../setup/access'
import { fakePayPal, payPalScript } from '../setup/fake-paypal'
import { expect, test } from '../setup/fixtures'
import { newSender, stored } from '../setup/forms'
import { openCart } from '../setup/shop'
import { countedFailures } from '../setup/widget-failures'

const b12 = { id: 'injection-b12', name: 'Vitamin B12', price: 13 }
const lines = JSON.stringify([{ id: b12.id, product: b12, quantity: 1 }])
const presetCart = (page: Page) => page.addInitScript((value) => localStorage.setItem('cart', value), lines)
const late = 'PayPal is taking longer than usual. You can wait, or order by phone.'

test("until PayPal's script is there it says 'Loading PayPal...', after 15 seconds also the phone, which is counted once, and nothing about who waited or where is told; then the button comes by itself, and an emptied cart has no place for it [PAY-001] [PAY-002]", async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push('Failed to load resource: net::ERR_FAILED')
  await page.clock.install()
  await page.context().addCookies([{ name: 'who', value: 'ana', url: demo.siteUrl }])
  await fakePayPal(page)
  let held: Route | undefined
  await page.route('**/fake/web-sdk/v6/core', (route) => {
    held = route
  })
  const asked: string[] = []
  page.on(
    'request',
    (request) => request.url().endsWith('/api/widgets/failures') && asked.push(request.url()),
  )
  await presetCart(page)
  const before = await countedFailures(demo, 'paypal', 'slow')
  await page.goto('/vitamin-injections')
  const drawer = await openCart(page)
  const status = drawer.locator('#paypal-container').getByRole('status')
  await expect(status).toHaveText('Loading PayPal...')
  await expect.poll(() => held).toBeDefined()
  await held?.abort()
  const telling = page.waitForRequest('**/api/widgets/failures')
  await page.clock.runFor(15_000)
  await expect(status).toContainText(late)
  await expect(status).toContainText('Loading PayPal...')
  await expect(drawer.getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
  const told = await telling
  const headers = await told.allHeaders()
  expect(told.postDataJSON()).toEqual({ widget: 'paypal', reason: 'slow' })
  expect([headers.cookie, headers.referer]).toEqual([undefined, `${demo.siteUrl}/`])
  await expect.poll(() => countedFailures(demo, 'paypal', 'slow')).toBe(before + 1)
  await page.clock.runFor(60_000)
  expect(asked).toHaveLength(1)
  expect(await accessProblems(page, { within: '#paypal-container' })).toEqual([])
  await page.evaluate(payPalScript)
  await page.clock.runFor(200)
  const pay = drawer.getByRole('button', { name: 'Pay with PayPal' })
  await expect(pay).toBeVisible()
  await expect(status).toHaveText('')
  await drawer.getByRole('button', { name: 'Clear cart' }).click()
  await expect(drawer.locator('#paypal-container')).toHaveCount(0)
  await expect(pay).toHaveCount(0)
})

test('PayPal that comes and breaks is told as broken: nothing was charged, and there is the phone', {
  tag: '@long',
}, async ({ page, demo, provoked }) => {
  provoked.push('Error: no\n', 'Error: no sdk instance available')
  await fakePayPal(page)
  await page.addInitScript(() => {
    Object.assign(window, {
      paypal: { version: '6.0.0', createInstance: () => Promise.reject(new Error('no')) },
    })
  })
  await presetCart(page)
  const before = await countedFailures(demo, 'paypal', 'failed')
  await page.goto('/')
  const drawer = await openCart(page)
  await expect(drawer.getByText('PayPal could not be loaded. You can order by phone.')).toBeVisible()
  await expect(drawer.getByText('Nothing was charged.')).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
  await expect.poll(() => countedFailures(demo, 'paypal', 'failed')).toBe(before + 1)
})

test('who asks for a call-back because a block did not load need not say again what it was for', {
  tag: '@long',
}, async ({ page, demo }) => {
  const name = newSender()
  await page.goto('/contact?about=booking#call-back')
  const form = page.getByRole('form', { name: 'Rather talk? We’ll call you' })
  await expect(form).toBeInViewport()
  await expect(form.getByLabel('Topic')).toHaveValue('booking')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Phone').fill('(480) 555-0100')
  await form.getByRole('button', { name: 'Request a call' }).click()
  await expect(page.getByText('We’ll call you', { exact: true })).toBeVisible()
  const [request] = await stored(demo, 'call-back', name)
  expect(request?.payload).toEqual({ name, phone: '(480) 555-0100', about: 'booking' })
  await page.goto('/contact?about=anything#call-back')
  await expect(form.getByLabel('Topic')).toHaveValue('')
})
