import type { Page } from '@playwright/test'
import { booksOf, eventually, mailboxOf } from '../setup/buyer'
import { paypalOf } from '../setup/demo-paypal'
import { expect, test } from '../setup/fixtures'
import { type PaidOrder, paidOrder } from '../setup/paid-order'
import { newShopper, signIn } from '../setup/shopper'

const form = (page: Page) => page.getByRole('form', { name: 'Find my order' })

async function look(page: Page, { ref, code }: Pick<PaidOrder, 'ref' | 'code'>) {
  await form(page).getByLabel('Order number').fill(ref)
  await form(page).getByLabel('Access code').fill(code)
  await form(page).getByRole('button', { name: 'Show my order' }).click()
}

test('a guest sees the order by number and code, nothing of them in the address, and prints it [ERR-010] [ROLE-004]', async ({
  page,
  demo,
}) => {
  const order = await paidOrder(demo)
  await page.goto('/order-status')
  await look(page, { ref: `#${order.ref.toUpperCase()}`, code: `${order.code}...` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${order.ref}`)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/order-status')
  const main = page.getByRole('main')
  await expect(main.getByRole('table')).toContainText('2 × Vitamin B12')
  await expect(main.getByRole('table')).toContainText('$26.00')
  await expect(main).toContainText('An exam comes first.')
  await expect(main.getByText('Paid', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Print' })).toBeVisible()
  const answer = await page.request.get('/order-status')
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'")

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main.getByRole('table')).toBeVisible()
  await page.emulateMedia({ media: null })
  await main.getByRole('button', { name: 'Close this order' }).click()
  await expect(form(page)).toBeVisible()
})

test('the receipt says where the order can be seen, and its code opens it', async ({ page, demo }) => {
  const order = await paidOrder(demo)
  await eventually(async () => (await mailboxOf(demo, order.email)).length).toBeGreaterThan(0)
  const [receipt] = await mailboxOf(demo, order.email)
  expect(receipt?.text).toContain('/order-status')
  expect(receipt?.text).not.toMatch(/order-status\S*[a-z0-9]{13}/)
  expect(receipt?.text).toContain('good faith exam')
  const code = /Your access code: (\S{13})/.exec(receipt?.text ?? '')?.[1] ?? ''
  await page.goto('/order-status')
  await look(page, { ref: order.ref, code })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${order.ref}`)
})

test('a refund shows on the order', async ({ page, demo }) => {
  const order = await paidOrder(demo)
  await paypalOf(demo).control(`orders/${order.paypalOrderId}/refund`, { value: '10.00' })
  await eventually(async () => (await booksOf(demo, order)).order?.status).toBe('partially_refunded')
  await page.goto('/order-status')
  await look(page, order)
  const main = page.getByRole('main')
  await expect(main).toContainText('Partly refunded')
  await expect(main).toContainText('$10.00 went back to you')
})

test('a wrong number and a wrong code read the same, what was typed stays, and the fields say what is no number', async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 400 (Bad Request)')
  const order = await paidOrder(demo)
  await page.goto('/order-status')
  const wrongCode = `${order.code.slice(0, 12)}${order.code.endsWith('a') ? 'b' : 'a'}`
  const said: (string | null)[] = []
  for (const typed of [
    { ref: '00000000', code: order.code },
    { ref: order.ref, code: wrongCode },
  ]) {
    await look(page, typed)
    const problem = page.locator('.account-problem')
    await expect(problem).toContainText('We find no order with this number and this code.')
    said.push(await problem.textContent())
    await expect(form(page).getByLabel('Order number')).toHaveValue(typed.ref)
    await expect(form(page).getByLabel('Access code')).toHaveValue(typed.code)
  }
  expect(said[0]).toBe(said[1])
  await look(page, { ref: '12', code: order.code })
  await expect(form(page).getByText('The order number has 8 letters and digits')).toBeVisible()
})

test('guessing a code is stopped, for this order and this network', async ({ demo }) => {
  const order = await paidOrder(demo)
  const ask = async (code: string, address: string) => {
    const response = await fetch(`${demo.ownUrl}/api/account/orders/look`, {
      method: 'POST',
      headers: { origin: demo.siteUrl, 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ ref: order.ref, code }),
    })
    return response.status
  }
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1) statuses.push(await ask('aaaaaaaaaaaaa', '10.77.1.1'))
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400))
  expect(statuses.slice(10)).toEqual([429, 429])
  expect(await ask(order.code, '10.77.1.1')).toBe(429)
  expect(await ask(order.code, '10.77.1.2')).toBe(200)
})

test('a pass of another making opens nothing', async ({ page, context, demo }) => {
  const order = await paidOrder(demo)
  const until = Math.floor(Date.now() / 1000) + 600
  await context.addCookies([
    { name: 'order_pass', value: `${order.orderId}.${until}.${'A'.repeat(43)}`, url: demo.siteUrl },
  ])
  await page.goto('/order-status')
  await expect(form(page)).toBeVisible()
})

test('who is signed in adds the order to the account; the code goes on working', async ({
  page,
  context,
  demo,
}) => {
  const order = await paidOrder(demo)
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  await page.goto('/order-status')
  await look(page, order)
  await page.getByRole('button', { name: 'Add this order to my account' }).click()
  await expect(page).toHaveURL(/\/account$/)
  expect((await booksOf(demo, order)).order?.user_id).toBe(shopper.id)
  await context.clearCookies()
  await page.goto('/order-status')
  await look(page, order)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${order.ref}`)
  await expect(page.getByText('Add this order to my account')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test('the order is shown, and a wrong code says so with what was typed', async ({
    browserOfDemo,
    demo,
  }) => {
    const order = await paidOrder(demo)
    const context = await browserOfDemo.newContext({ baseURL: demo.siteUrl, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/order-status')
    await look(page, { ref: order.ref, code: 'aaaaaaaaaaaaa' })
    await expect(page.getByRole('alert')).toContainText('We find no order with this number and this code.')
    await expect(page.getByLabel('Order number')).toHaveValue(order.ref)
    await page.getByLabel('Access code').fill(order.code)
    await page.getByRole('button', { name: 'Show my order' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${order.ref}`)
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await context.close()
  })
})
