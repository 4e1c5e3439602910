import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test'
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

test('the window opens within the click, waits for the order, and paying closes it', async ({ shop }) => {
  const order = await newOrder(shop)
  const popup = await pay(shop, order)
  await expect(popup.getByText('$12.50')).toBeVisible()
  await closing(popup, () => popup.getByRole('button', { name: 'Pay now' }).click())
  await expect
    .poll(() => log(shop.page))
    .toEqual([
      [
        'approve',
        { orderId: order, payerId: expect.stringMatching(/^[2-9A-Z]{13}$/), fundingSource: 'paypal' },
      ],
      ['complete', { paymentSessionState: 'approved' }],
      ['settled'],
    ])
  const { body } = await shop.paypal.order(order)
  expect(body).toMatchObject({ status: 'APPROVED', payer: { email_address: 'buyer@example.com' } })
})

test('by keyboard alone, with another e-mail address or none', async ({ shop }) => {
  const order = await newOrder(shop)
  const opening = shop.page.waitForEvent('popup')
  await shop.page.keyboard.press('Tab')
  await expect(shop.page.locator('paypal-button')).toBeFocused()
  await shop.page.keyboard.press('Enter')
  const popup = await opening
  await give(shop.page, order)
  const email = popup.getByRole('textbox', { name: 'E-mail of the PayPal account' })
  await expect(popup.getByRole('button', { name: 'Pay now' })).toBeEnabled()
  await email.fill('ana@')
  await email.press('Enter')
  await expect(popup.getByRole('status')).toHaveText('The e-mail address is not complete.')
  await expect(email).toHaveValue('ana@')
  await email.fill('')
  await closing(popup, () => email.press('Enter'))
  expect((await shop.paypal.order(order)).body.payer).not.toHaveProperty('email_address')
})

test('cancelled, or closed by hand: the shop is told the same', async ({ shop }) => {
  const order = await newOrder(shop)
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
  expect((await shop.paypal.order(order)).body.status).toBe('PAYER_ACTION_REQUIRED')
})

test('closed without answering: it is paid, and the shop hears nothing but a closed window', async ({
  shop,
}) => {
  const order = await newOrder(shop)
  const popup = await pay(shop, order)
  await closing(popup, () => popup.getByRole('button', { name: 'Close without answering' }).click())
  await expect.poll(() => log(shop.page)).toContainEqual(['cancel', { orderId: order }])
  expect((await shop.paypal.order(order)).body.status).toBe('APPROVED')
})

test('a declined card is declined at the capture', async ({ shop }) => {
  const order = await newOrder(shop)
  const popup = await pay(shop, order)
  await closing(popup, () => popup.getByRole('button', { name: 'Pay with a declined card' }).click())
  await expect.poll(() => log(shop.page)).toContainEqual(['settled'])
  expect((await shop.paypal.capture(order)).body.details[0].issue).toBe('INSTRUMENT_DECLINED')
})

test('an order that cannot be made closes the window and is the reason of the failure', async ({ shop }) => {
  const popup = await press(shop)
  const closed = popup.waitForEvent('close')
  await shop.page.evaluate(() => window.postMessage({ problem: 'sold out' }))
  await closed
  await expect
    .poll(() => log(shop.page))
    .toEqual([
      ['complete', { paymentSessionState: 'error' }],
      ['failed', 'sold out', null, null],
    ])
})

test('a blocked window is a failure that can be tried again', async ({ shop }) => {
  await shop.page.evaluate(() => {
    window.open = () => null
  })
  await button(shop.page).click()
  await expect
    .poll(() => log(shop.page))
    .toEqual([['failed', expect.stringMatching(/did not open/), 'ERR_DEV_UNABLE_TO_OPEN_POPUP', true]])
})

test('a second click brings the same window to the front', async ({ shop }) => {
  const order = await newOrder(shop)
  const popup = await pay(shop, order)
  await button(shop.page).click()
  expect(shop.context.pages()).toHaveLength(2)
  await closing(popup, () => popup.getByRole('button', { name: 'Pay now' }).click())
  await expect
    .poll(async () => (await log(shop.page)).filter((words) => JSON.stringify(words).includes('approve"')))
    .toHaveLength(1)
})

test('words from any other window or page are not believed', async ({ shop }) => {
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

test('a session that is destroyed closes its window and tells nothing', async ({ shop }) => {
  const popup = await pay(shop, await newOrder(shop))
  const closed = popup.waitForEvent('close')
  await shop.page.evaluate(() => window.postMessage({ destroy: true }))
  await closed
  await expect.poll(() => log(shop.page)).toEqual([['settled']])
})

test('by leaving the page: PayPal leads back, and the payment is taken up', async ({ shop }) => {
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
})

test('nobody is led to another site, whatever the address asks for', async ({ shop, stack }) => {
  const order = await newOrder(shop)
  await shop.page.goto(`${stack.url}/paypal/checkoutnow?token=${order}&return=https%3A%2F%2Fevil.example`)
  await shop.page.getByRole('button', { name: 'Cancel' }).click()
  await expect(shop.page.getByRole('status')).toHaveText(
    'The shop that asked for this payment is not open any more.',
  )
})

test('a disabled button does nothing, not by script either', async ({ shop }) => {
  await shop.page.evaluate(() => {
    const element = document.querySelector('paypal-button') as HTMLElement & { disabled: boolean }
    element.disabled = true
    element.click()
  })
  await expect(button(shop.page)).toBeDisabled()
  expect(await log(shop.page)).toEqual([])
})

for (const width of [320, 390, 1024]) {
  test(`the approval page is accessible and needs no sideways scrolling at ${width} px`, async ({
    shop,
    stack,
  }) => {
    const order = await newOrder(shop)
    await shop.page.setViewportSize({ width, height: 800 })
    for (const path of [`checkoutnow?token=${order}`, 'checkoutnow/wait']) {
      await shop.page.goto(`${stack.url}/paypal/${path}`)
      await expect(shop.page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = await shop.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      const { violations } = await new AxeBuilder({ page: shop.page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
  })
}

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
