import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test'
import { accessProblems } from '../setup/access'
import { closing } from '../setup/closing'
import { orderFor, paypalOf, startPaypal } from '../setup/paypal'
import type { TestStack } from '../setup/stack'

type Shop = {
  url: string
  paypal: ReturnType<typeof paypalOf>
  context: BrowserContext
  /** A page of a shop on another origin than PayPal's, with a strict policy. */
  page: Page
}

/** PayPal's script as another site loads it: no demo is needed, so this takes a second. */
const test = base.extend<{ shop: Shop }, { stack: TestStack; shopServer: Server }>({
  shopServer: [
    async ({ browserName: _ }, use) => {
      const server = createServer((request, response) => {
        const isScript = request.url === '/shop.js'
        const base = new URL(request.url ?? '/', 'http://shop').searchParams.get('paypal') ?? ''
        response.writeHead(200, {
          'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8',
          ...(!isScript && {
            'content-security-policy': `default-src 'none'; script-src 'self' ${new URL(base || 'http://x').origin}`,
            'cross-origin-opener-policy': 'same-origin-allow-popups',
          }),
        })
        response.end(isScript ? shopScript : shopPage(base))
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await use(server)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ shopServer }, use) => {
      const { port } = shopServer.address() as AddressInfo
      const stack = await startPaypal('http://127.0.0.1:9', `http://127.0.0.1:${port}`)
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker' },
  ],
  shop: async ({ stack, shopServer }, use) => {
    const { port } = shopServer.address() as AddressInfo
    const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] })
    const context = await browser.newContext({ viewport: { width: 1024, height: 800 } })
    const complaints: string[] = []
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    context.on('weberror', (error) => complaints.push(error.error().message))
    const page = await context.newPage()
    const url = `http://127.0.0.1:${port}/?paypal=${encodeURIComponent(`${stack.url}/paypal`)}`
    await page.goto(url)
    await use({ url, paypal: paypalOf(stack), context, page })
    await browser.close()
    expect(complaints).toEqual([])
  },
})

const button = (page: Page) => page.getByRole('button', { name: 'Pay with PayPal (demo)' })
const log = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told)
const newOrder = async ({ paypal }: Shop) => (await paypal.create(orderFor('12.50'))).body.id as string

/** Presses the button and returns PayPal's window, which already waits. The order comes afterwards. */
async function press({ page }: Shop): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await button(page).click()
  const popup = await opening
  await expect(popup.getByRole('heading', { name: 'One moment' })).toBeVisible()
  return popup
}
const give = (page: Page, order: string) => page.evaluate((id) => window.postMessage({ order: id }), order)

async function pay(shop: Shop, order: string): Promise<Page> {
  const popup = await press(shop)
  await give(shop.page, order)
  await expect(popup.getByText(order)).toBeVisible()
  return popup
}

test('the window opens within the press and waits for the order, a second press brings it to the front, and paying closes it, by keyboard alone, too', {
  tag: '@long',
}, async ({ shop }) => {
  const order = await newOrder(shop)
  const popup = await pay(shop, order)
  await expect(popup.getByText('$12.50')).toBeVisible()
  await button(shop.page).click()
  expect(shop.context.pages()).toHaveLength(2)
  await closing(popup, () => popup.getByRole('button', { name: 'Pay now' }).click())
  await expect
    .poll(() => log(shop.page))
    .toEqual([
      [
        'approve',
        { orderId: order, payerId: expect.stringMatching(/^[2-9A-Z]{13}$/), fundingSource: 'paypal' },
      ],
      ['complete', { paymentSessionState: 'approved' }],
      // Each press is told how the one window ended.
      ['settled'],
      ['settled'],
    ])
  const { body } = await shop.paypal.order(order)
  expect(body).toMatchObject({ status: 'APPROVED', payer: { email_address: 'buyer@example.com' } })

  await shop.page.reload()
  const another = await newOrder(shop)
  const opening = shop.page.waitForEvent('popup')
  await shop.page.keyboard.press('Tab')
  await expect(shop.page.locator('paypal-button')).toBeFocused()
  await shop.page.keyboard.press('Enter')
  const last = await opening
  await give(shop.page, another)
  const email = last.getByRole('textbox', { name: 'Email of the PayPal account' })
  await expect(last.getByRole('button', { name: 'Pay now' })).toBeEnabled()
  await email.fill('ana@')
  await email.press('Enter')
  await expect(last.getByRole('status')).toHaveText('The email address is not complete.')
  await expect(email).toHaveValue('ana@')
  await email.fill('')
  await closing(last, () => email.press('Enter'))
  expect((await shop.paypal.order(another)).body.payer).not.toHaveProperty('email_address')
})

test('cancelled, closed by hand or without answering, the shop is told the same; a declined card is declined at the capture', {
  tag: '@long',
}, async ({ shop }) => {
  const order = await newOrder(shop)
  const status = async () => (await shop.paypal.order(order)).body.status
  const popup = await pay(shop, order)
  await closing(popup, () => popup.getByRole('button', { name: 'Cancel' }).click())
  const canceled = [
    ['cancel', { orderId: order }],
    ['complete', { paymentSessionState: 'canceled' }],
    ['settled'],
  ]
  await expect.poll(() => log(shop.page)).toEqual(canceled)
  await (await pay(shop, order)).close()
  await expect.poll(() => log(shop.page)).toEqual([...canceled, ...canceled])
  expect(await status()).toBe('PAYER_ACTION_REQUIRED')

  const silent = await pay(shop, order)
  await closing(silent, () => silent.getByRole('button', { name: 'Close without answering' }).click())
  await expect.poll(() => log(shop.page)).toEqual([...canceled, ...canceled, ...canceled])
  expect(await status()).toBe('APPROVED')

  const declined = await newOrder(shop)
  const last = await pay(shop, declined)
  await closing(last, () => last.getByRole('button', { name: 'Pay with a declined card' }).click())
  await expect.poll(() => log(shop.page)).toContainEqual(['complete', { paymentSessionState: 'approved' }])
  expect((await shop.paypal.capture(declined)).body.details[0].issue).toBe('INSTRUMENT_DECLINED')
})

test('what stops a payment before it is made: an order that fails, a session that is destroyed, a blocked window, a disabled button', {
  tag: '@long',
}, async ({ shop }) => {
  const popup = await press(shop)
  const closed = popup.waitForEvent('close')
  await shop.page.evaluate(() => window.postMessage({ problem: 'sold out' }))
  await closed
  const failed = [
    ['complete', { paymentSessionState: 'error' }],
    ['failed', 'sold out', null, null],
  ]
  await expect.poll(() => log(shop.page)).toEqual(failed)

  const destroyed = await pay(shop, await newOrder(shop))
  const gone = destroyed.waitForEvent('close')
  await shop.page.evaluate(() => window.postMessage({ destroy: true }))
  await gone
  await expect.poll(() => log(shop.page)).toEqual([...failed, ['settled']])

  await shop.page.reload()
  await shop.page.evaluate(() => {
    window.open = () => null
  })
  await button(shop.page).click()
  const blocked = ['failed', expect.stringMatching(/did not open/), 'ERR_DEV_UNABLE_TO_OPEN_POPUP', true]
  await expect.poll(() => log(shop.page)).toEqual([blocked])
  await shop.page.evaluate(() => {
    const element = document.querySelector('paypal-button') as HTMLElement & { disabled: boolean }
    element.disabled = true
    element.click()
  })
  await expect(button(shop.page)).toBeDisabled()
  expect(await log(shop.page)).toEqual([blocked])
})

test('words from any other window or page are not believed', { tag: '@long' }, async ({ shop }) => {
  const order = await newOrder(shop)
  const popup = await pay(shop, order)
  const forged = { type: 'paypal-demo-outcome', orderId: order, outcome: 'approved' }
  await shop.page.evaluate((message) => window.postMessage(message, '*'), forged)
  const [stranger] = await Promise.all([
    shop.page.waitForEvent('popup'),
    shop.page.evaluate(() => void window.open(location.href, 'stranger')),
  ])
  await stranger.evaluate((message) => window.opener.postMessage(message, '*'), forged)
  const another = { ...forged, orderId: 'ANOTHERORDER12345' }
  await popup.evaluate((message) => window.opener.postMessage(message, '*'), another)
  await closing(popup, () => popup.getByRole('button', { name: 'Cancel' }).click())
  await expect.poll(() => log(shop.page)).toContainEqual(['settled'])
  expect(await log(shop.page)).not.toContainEqual(['approve', expect.anything()])
})

test('by leaving the page: PayPal leads back, and the payment is taken up; to another site it leads nobody', {
  tag: '@long',
}, async ({ shop, stack }) => {
  const order = await newOrder(shop)
  await shop.page.evaluate(() => window.postMessage({ mode: 'redirect' }))
  await button(shop.page).click()
  await give(shop.page, order)
  await expect(shop.page.getByText(order)).toBeVisible()
  await shop.page.getByRole('button', { name: 'Pay now' }).click()
  await expect(button(shop.page)).toBeVisible()
  await expect
    .poll(() => log(shop.page))
    .toContainEqual(['approve', expect.objectContaining({ orderId: order })])
  expect(shop.page.url()).toBe(shop.url)

  const another = await newOrder(shop)
  await shop.page.goto(`${stack.url}/paypal/checkoutnow?token=${another}&return=https%3A%2F%2Fevil.example`)
  await shop.page.getByRole('button', { name: 'Cancel' }).click()
  await expect(shop.page.getByRole('status')).toHaveText(
    'The shop that asked for this payment is no longer open.',
  )
})

test('the approval page is accessible and needs no sideways scrolling, on every width', {
  tag: '@long',
}, async ({ shop, stack }) => {
  const order = await newOrder(shop)
  for (const path of [`checkoutnow?token=${order}`, 'checkoutnow/wait']) {
    await shop.page.goto(`${stack.url}/paypal/${path}`)
    await expect(shop.page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [320, 390, 1024]) {
      await shop.page.setViewportSize({ width, height: 800 })
      const overflow = await shop.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
      expect(await accessProblems(shop.page, { withFrames: true }), `${path} at ${width} px`).toEqual([])
    }
  }
})

const shopPage = (base: string) => `<!doctype html>
<html lang="en"><head><title>Shop</title><script src="${base}/web-sdk/v6/core"></script></head>
<body><main><h1>Shop</h1><paypal-button type="pay"></paypal-button></main><script src="/shop.js"></script></body></html>`

/** A shop whose order comes when the test sends it by message. */
const shopScript = `
window.told = []
let mode = 'auto'
let order = Promise.withResolvers()
const tell = (...words) => void told.push(words)
paypal.createInstance({ clientId: 'x', components: ['paypal-payments'] }).then((sdk) => {
  const session = sdk.createPayPalOneTimePaymentSession({
    onApprove: async (data) => tell('approve', data),
    onCancel: (data) => tell('cancel', data),
    onComplete: (data) => tell('complete', data),
    onError: (error) => tell('error', error.message),
  })
  if (session.hasReturned()) session.resume()
  document.querySelector('paypal-button').addEventListener('click', () => {
    order = Promise.withResolvers()
    session.start({ presentationMode: mode }, order.promise).then(
      () => tell('settled'),
      (error) => tell('failed', error.message, error.code ?? null, error.isRecoverable ?? null),
    )
  })
  addEventListener('message', ({ data, source }) => {
    if (source !== window) return
    if (data.order) order.resolve({ orderId: data.order })
    if (data.problem) order.reject(new Error(data.problem))
    if (data.mode) mode = data.mode
    if (data.destroy) session.destroy()
  })
})
`
