import AxeBuilder from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'
import { blockWindows, buyer, fakePayPal, payPalScript, timesStarted } from '../setup/fake-paypal'
import { expect, test } from '../setup/fixtures'
import { openCart, stored } from '../setup/shop'

const b12 = { id: 'injection-b12', name: 'Vitamin B12', price: 13 }
const twoB12 = [{ id: b12.id, product: b12, quantity: 2 }]
const orderId = '0b9f2c7e-1111-4222-8333-444455556666'
const paid = {
  orderId,
  ref: '0b9f2c7e',
  status: 'paid',
  totalCents: 2600,
  giftCents: 0,
  gifts: [],
  accessToken: 'kq7m2xw9fh4tzbn8',
  isGuest: true,
}

const unpaid = {
  orderId,
  ref: paid.ref,
  status: 'pending',
  reason: 'not_approved',
  totalCents: 2600,
  giftCents: 0,
  gifts: [],
  isGuest: true,
}

const presetCart = (page: Page, lines: unknown = twoB12) =>
  page.addInitScript((value) => {
    if (localStorage.getItem('cart') === null) localStorage.setItem('cart', value)
  }, JSON.stringify(lines))

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay with PayPal' })
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Opens a cart of two B12 with PayPal's button; the shop answers orders and their settling with these. */
async function atTheButton(
  page: Page,
  answers: { order?: object; orderStatus?: number; settle?: unknown } = {},
) {
  await fakePayPal(page)
  await page.route('**/api/orders', (route) =>
    route.fulfill({
      status: answers.orderStatus ?? 200,
      json: answers.order ?? {
        outcome: 'ready',
        orderId,
        ref: paid.ref,
        paypalOrderId: 'PAYPAL1',
        totalCents: 2600,
      },
    }),
  )
  await page.route('**/api/orders/*/settle', (route) => route.fulfill({ json: answers.settle ?? paid }))
  await presetCart(page)
  await page.goto('/')
  const drawer = await openCart(page)
  await expect(payButton(page)).toBeVisible()
  return drawer
}

test("PayPal's button is in a cart with one line, and an empty cart has no place for it [PAY-001]", async ({
  page,
}) => {
  const drawer = await atTheButton(page)
  await expect(drawer.locator('#paypal-container')).toBeVisible()
  await drawer.getByRole('button', { name: 'Clear cart' }).click()
  await expect(drawer.locator('#paypal-container')).toHaveCount(0)
  await expect(payButton(page)).toHaveCount(0)
})

test("until PayPal's script is there it says 'Loading PayPal...', then the button comes by itself [PAY-002]", async ({
  page,
}) => {
  await page.clock.install()
  await fakePayPal(page)
  let held: Route | undefined
  await page.route('**/fake/web-sdk/v6/core', (route) => {
    held = route
  })
  await presetCart(page)
  await page.goto('/')
  const drawer = await openCart(page)
  await expect(drawer.getByText('Loading PayPal...')).toBeVisible()
  await expect.poll(() => held).toBeDefined()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(payPalScript)
  await page.clock.runFor(100)
  await expect(payButton(page)).toBeVisible()
  await expect(drawer.getByText('Loading PayPal...')).toBeHidden()
  await held?.fulfill({ contentType: 'text/javascript', body: '' })
})

test('after 15 seconds without PayPal there is the phone, and the button still comes later [PAY-002]', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: net::ERR_FAILED')
  await page.clock.install()
  await fakePayPal(page)
  await page.route('**/fake/web-sdk/v6/core', (route) => route.abort())
  await presetCart(page)
  await page.goto('/')
  const drawer = await openCart(page)
  await expect(drawer.getByText('Loading PayPal...')).toBeVisible()
  await page.clock.runFor(15_000)
  await expect(
    drawer.getByText('PayPal takes longer than usual. You can wait, or order by phone.'),
  ).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
  await expect(drawer.getByText('Loading PayPal...')).toBeVisible()
  await page.evaluate(payPalScript)
  await page.clock.runFor(200)
  await expect(payButton(page)).toBeVisible()
})

test('where paying online is off, the shop says so and gives the phone', async ({ page, provoked }) => {
  provoked.push('Failed to load resource: the server responded with a status of 503')
  await page.route('**/api/checkout', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'payment_unavailable', message: 'Paying online is not possible now.' },
    }),
  )
  await presetCart(page)
  await page.goto('/')
  const drawer = await openCart(page)
  await expect(drawer.getByText('Paying online is not possible now.')).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
})

test("while the payment is settled it says 'Processing your payment...' and the drawer stays [PAY-009]", async ({
  page,
}) => {
  const drawer = await atTheButton(page)
  let answer: (() => Promise<void>) | undefined
  await page.route('**/api/orders/*/settle', (route) => {
    answer = () => route.fulfill({ json: paid })
  })
  await payButton(page).click()
  await buyer(page, 'approve')
  await expect(drawer.getByText('Processing your payment...')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(100, 400)
  await expect(drawer).toBeVisible()
  await expect.poll(() => answer).toBeDefined()
  await answer?.()
  await expect(page.getByRole('heading', { name: 'Thank you. Your order is paid.' })).toBeFocused()
  await expect(drawer.getByText('Processing your payment...')).toHaveCount(0)
})

test.describe('how long toasts stay', () => {
  test.use({ hasLastingToasts: false })

  test('a guest who paid gets the code by toast for 10 s and in the drawer, and the cart is empty [ERR-010] [ENT-009]', async ({
    page,
  }) => {
    await page.clock.install()
    await atTheButton(page)
    await payButton(page).click()
    await page.clock.pauseAt(Date.now() + 60_000)
    await buyer(page, 'approve')
    const toast = notifications(page).getByText(
      'Order #0b9f2c7e confirmed! Save this access code to track your order: kq7m2xw9fh4tz...',
    )
    await expect(toast).toBeVisible()
    await expect(notifications(page).getByText('Payment successful!')).toBeVisible()
    const order = page.getByRole('dialog', { name: 'Your order' })
    await expect(order.getByText('kq7m2xw9fh4tz', { exact: true })).toBeVisible()
    await expect(order.getByText('#0b9f2c7e')).toBeVisible()
    await page.clock.runFor(8000)
    await expect(toast).toBeVisible()
    await page.clock.runFor(2000)
    await expect(toast).toBeHidden()
    await page.clock.resume()
    expect(await stored(page, 'cart')).toEqual([])
    expect(await stored(page, 'checkout')).toBeNull()
    expect(await stored(page, 'guest_orders')).toEqual([
      {
        orderId,
        accessToken: paid.accessToken,
        orderRef: paid.ref,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ])
    await order.getByRole('button', { name: 'Done' }).click()
    const empty = await openCart(page)
    await expect(empty.getByText('Your last order: #0b9f2c7e, access code kq7m2xw9fh4tz')).toBeVisible()
    await empty.getByRole('button', { name: 'Close cart' }).click()
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
  })

  test('somebody signed in gets the shorter words for 5 s and no code [ERR-009]', async ({ page }) => {
    await page.clock.install()
    await atTheButton(page, { settle: { ...paid, isGuest: false } })
    await payButton(page).click()
    await page.clock.pauseAt(Date.now() + 60_000)
    await buyer(page, 'approve')
    const toast = notifications(page).getByText('Your order has been confirmed. Order #0b9f2c7e')
    await expect(toast).toBeVisible()
    await page.clock.runFor(5000)
    await expect(toast).toBeHidden()
    expect(await stored(page, 'guest_orders')).toBeNull()
  })
})

test('a declined card: the toast, what to do, and the button works again [ERR-007]', async ({ page }) => {
  const message =
    'PayPal declined this way to pay. Nothing was charged. Choose another card or account and try again.'
  const drawer = await atTheButton(page, {
    settle: { ...paid, accessToken: undefined, status: 'pending', reason: 'declined', message },
  })
  await payButton(page).click()
  await buyer(page, 'approve')
  await expect(notifications(page).getByText('Payment error')).toBeVisible()
  await expect(
    notifications(page).getByText('There was an issue processing your order. Please try again.'),
  ).toBeVisible()
  await expect(drawer.getByRole('alert')).toContainText(message)
  expect(await stored(page, 'cart')).toEqual(twoB12)
  await payButton(page).click()
  await expect(drawer.getByText('Finish paying in PayPal’s window.')).toBeVisible()
  expect(await timesStarted(page)).toBe(2)
})

test('an earlier payment that nobody can look at now: not paid again, no "try again" [ERR-007]', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 503')
  const message = 'We can’t see yet whether your earlier payment went through. Please don’t pay again now.'
  const drawer = await atTheButton(page, { orderStatus: 503, order: { error: 'not_known', message } })
  await payButton(page).click()
  await expect(drawer.getByText(message)).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
  await expect(notifications(page).getByText('Payment error')).toHaveCount(0)
})

test('an order that could not be saved: the toast, and nothing was charged [ERR-007]', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 503')
  const message = 'The order could not be saved. Nothing was charged.'
  const drawer = await atTheButton(page, { orderStatus: 503, order: { error: 'not_saved', message } })
  await payButton(page).click()
  await expect(
    notifications(page).getByText('There was an issue processing your order. Please try again.'),
  ).toBeVisible()
  await expect(drawer.getByRole('alert')).toContainText(message)
})

test('an outcome nobody knows is never called a failure: it is asked for until it is known [ERR-007]', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: net::ERR_FAILED')
  await page.clock.install()
  await atTheButton(page)
  await page.route('**/api/orders/*/settle', (route) => route.abort())
  let state: object = { ...paid, accessToken: undefined, status: 'confirming' }
  await page.route(`**/api/orders/${orderId}`, (route) => route.fulfill({ json: state }))
  await payButton(page).click()
  await buyer(page, 'approve')
  const order = page.getByRole('dialog', { name: 'Your order' })
  await expect(
    order.getByText('Payment received or pending – we are confirming it. Order #0b9f2c7e.'),
  ).toBeVisible()
  await expect(order.getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
  await expect(page.getByText(/try again/i)).toHaveCount(0)
  await expect(payButton(page)).toHaveCount(0)
  await page.clock.runFor(3000)
  await expect(order.getByText(/we are confirming it/)).toBeVisible()
  state = paid
  await page.clock.runFor(30_000)
  await expect(page.getByRole('heading', { name: 'Thank you. Your order is paid.' })).toBeVisible()
  expect(await stored(page, 'cart')).toEqual([])
})

for (const [status, message] of [
  ['in_review', 'PayPal is still checking the payment. We write as soon as it is through.'],
  ['needs_attention', 'Something about this payment does not fit. Please don’t pay again: we get in touch.'],
] as const) {
  test(`an order that is ${status} empties the cart and is told as it is`, async ({ page }) => {
    await atTheButton(page, { settle: { ...paid, status, message } })
    await payButton(page).click()
    await buyer(page, 'approve')
    const order = page.getByRole('dialog', { name: 'Your order' })
    await expect(order.getByRole('heading', { name: 'We have your order' })).toBeVisible()
    await expect(order.getByText(message)).toBeVisible()
    await expect(page.getByText('Payment successful!')).toHaveCount(0)
    expect(await stored(page, 'cart')).toEqual([])
  })
}

test('a problem of PayPal: the toast, the phone, and the button works again [ERR-008]', async ({ page }) => {
  const answers: { settle: unknown } = { settle: unpaid }
  const drawer = await atTheButton(page, answers)
  await payButton(page).click()
  await buyer(page, 'fail')
  await expect(notifications(page).getByText('Payment error')).toBeVisible()
  await expect(
    notifications(page).getByText('There was an issue with PayPal. Please try again.'),
  ).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
  answers.settle = paid
  await payButton(page).click()
  await buyer(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Thank you. Your order is paid.' })).toBeVisible()
})

test('who approves and then closes PayPal’s window is not told that nothing was charged', async ({
  page,
}) => {
  const drawer = await atTheButton(page, { settle: paid })
  await payButton(page).click()
  await buyer(page, 'cancel')
  await expect(page.getByRole('heading', { name: 'Thank you. Your order is paid.' })).toBeVisible()
  await expect(drawer.getByText('Nothing was charged.')).toHaveCount(0)
})

test('who closes PayPal’s window hears that nothing was charged', async ({ page }) => {
  const drawer = await atTheButton(page, { settle: unpaid })
  await payButton(page).click()
  await buyer(page, 'cancel')
  await expect(drawer.getByText('Payment cancelled. Nothing was charged.')).toBeVisible()
  await expect(notifications(page).getByText('Payment error')).toHaveCount(0)
  expect(await stored(page, 'cart')).toEqual(twoB12)
})

test('who closes PayPal’s window with the keyboard is back beside the button', async ({ page }) => {
  const drawer = await atTheButton(page)
  const { promise: answer, resolve: tell } = Promise.withResolvers<void>()
  await page.route('**/api/orders/*/settle', async (route) => {
    await answer
    await route.fulfill({ json: unpaid })
  })
  await payButton(page).press('Enter')
  await buyer(page, 'cancel')
  await expect(drawer.getByText('Asking PayPal what happened …')).toBeVisible()
  await expect(payButton(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true)
  tell()
  await expect(drawer.getByText('Payment cancelled. Nothing was charged.')).toBeVisible()
  await expect(drawer.getByRole('group', { name: 'Payment' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(drawer.getByText('Pay with a gift card')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(payButton(page)).toBeFocused()
})

test('the browser’s back button while paying closes the cart, which is free again afterwards', async ({
  page,
}) => {
  await page.route(`**/api/orders/${orderId}`, (route) => route.fulfill({ json: unpaid }))
  await atTheButton(page, { settle: unpaid })
  await page.getByRole('button', { name: 'Close cart' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vitamin Injections', exact: true }).click()
  await expect(page).toHaveURL(/vitamin-injections/)
  const drawer = await openCart(page)
  await payButton(page).click()
  await expect(drawer.getByText('Finish paying in PayPal’s window.')).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await openCart(page)
  await expect(drawer.getByRole('button', { name: 'One more Vitamin B12' })).toBeVisible()
  await expect(drawer.getByText('Finish paying in PayPal’s window.')).toHaveCount(0)
  await drawer.getByRole('button', { name: 'One more Vitamin B12' }).click()
  await expect(drawer.getByText('Subtotal, 3 items')).toBeVisible()
})

test('what another tab paid is not taken for the next cart of this one', async ({ page }) => {
  const drawer = await atTheButton(page, { settle: unpaid })
  const keys: string[] = []
  await page.route('**/api/orders', async (route) => {
    keys.push(route.request().postDataJSON().checkoutKey)
    await route.fallback()
  })
  await page.route(`**/api/orders/${orderId}`, (route) => route.fulfill({ json: paid }))
  await payButton(page).click()
  await buyer(page, 'cancel')
  await expect(drawer.getByText('Payment cancelled. Nothing was charged.')).toBeVisible()
  await page.getByRole('button', { name: 'Close cart' }).click()
  // The other tab pays that order: it forgets the record, and the cart is a new one.
  await page.evaluate(() => localStorage.removeItem('checkout'))
  await openCart(page)
  await payButton(page).click()
  await expect.poll(() => keys.length).toBe(2)
  expect(keys[1]).not.toBe(keys[0])
  await expect(page.getByRole('heading', { name: 'Thank you. Your order is paid.' })).toHaveCount(0)
  expect(await stored(page, 'cart')).toEqual(twoB12)
})

test('an order that another tab told already takes nothing out of the next cart', async ({ page }) => {
  const drawer = await atTheButton(page, { settle: paid })
  await payButton(page).click()
  await expect(drawer.getByText('Finish paying in PayPal’s window.')).toBeVisible()
  // The window opens before the order is placed and written down.
  await expect.poll(() => stored(page, 'checkout')).toMatchObject({ orderId })
  await page.evaluate(() => localStorage.removeItem('checkout'))
  await buyer(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Thank you. Your order is paid.' })).toBeVisible()
  expect(await stored(page, 'cart')).toEqual(twoB12)
})

test('a cart opened without a connection offers PayPal once the connection is back', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
  await presetCart(page)
  await page.goto('/')
  await openCart(page)
  await expect(payButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close cart' }).click()
  await context.setOffline(true)
  const drawer = await openCart(page)
  await expect(drawer.getByText(/^We could not reach the shop./)).toBeVisible()
  await context.setOffline(false)
  await expect(payButton(page)).toBeVisible()
})

test('while somebody pays, late news of prices does not change what is being paid', async ({ page }) => {
  const { promise: news, resolve: tell } = Promise.withResolvers<void>()
  await page.route('**/api/products', async (route) => {
    await news
    await route.fulfill({ json: { products: [{ ...b12, price: 14.5, imageUrl: null, available: 2 }] } })
  })
  const drawer = await atTheButton(page)
  await payButton(page).click()
  await expect(drawer.getByText('Finish paying in PayPal’s window.')).toBeVisible()
  tell()
  await expect(drawer.getByText('There are only 2 of Vitamin B12 left.')).toBeVisible()
  await expect(drawer.getByRole('definition')).toHaveText(['$26.00', '$26.00'])
  expect(await stored(page, 'cart')).toEqual(twoB12)
})

test('a shop that falls silent does not leave the shopper waiting for ever', async ({ page }) => {
  await page.clock.install()
  // The browser's own one does not follow the test's clock.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), ms)
      return controller.signal
    }
  })
  const drawer = await atTheButton(page)
  await page.route('**/api/orders', () => undefined)
  await payButton(page).click()
  await expect(drawer.getByText('Finish paying in PayPal’s window.')).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(drawer.getByRole('alert')).toContainText('We could not reach the shop.')
})

test('a blocked window: how to allow it, and the phone', async ({ page }) => {
  const drawer = await atTheButton(page)
  await blockWindows(page)
  await payButton(page).click()
  await expect(drawer.getByText(/Your browser blocked PayPal’s window/)).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
})

test('a double click is one order, and a retry uses the same key', async ({ page }) => {
  const drawer = await atTheButton(page, { settle: unpaid })
  const sent: { checkoutKey: string; lines: unknown; expectedTotalCents: number }[] = []
  await page.route('**/api/orders', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fallback()
  })
  await payButton(page).dblclick()
  await buyer(page, 'cancel')
  await expect(drawer.getByText('Payment cancelled. Nothing was charged.')).toBeVisible()
  expect(sent).toEqual([
    {
      checkoutKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      lines: [{ productId: b12.id, quantity: 2 }],
      gifts: [],
      giftCode: null,
      expectedTotalCents: 2600,
    },
  ])
  await payButton(page).click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]?.checkoutKey).toBe(sent[0]?.checkoutKey)
})

test('a price that changed while the cart was open is told before anybody pays', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 409')
  const message = 'A price has changed since. Please look at the new total before you pay.'
  const drawer = await atTheButton(page, {
    orderStatus: 409,
    order: { error: 'price_changed', message, products: [] },
  })
  await page.route('**/api/products', (route) =>
    route.fulfill({ json: { products: [{ ...b12, price: 14.5, imageUrl: null, available: 20 }] } }),
  )
  await payButton(page).click()
  await expect(drawer.getByText(message)).toBeVisible()
  await expect(drawer.getByText('Vitamin B12 now costs $14.50 (it was $13.00).')).toBeVisible()
  await expect(drawer.getByRole('definition')).toHaveText(['$29.00', '$29.00'])
  await expect(payButton(page)).toBeVisible()
})

test('who left while paying and comes back paid is told, with the code', async ({ page }) => {
  await page.route(`**/api/orders/${orderId}`, (route) => route.fulfill({ json: paid }))
  await presetCart(page)
  await page.addInitScript((id) => {
    if (sessionStorage.getItem('left')) return
    sessionStorage.setItem('left', 'yes')
    localStorage.setItem('checkout', JSON.stringify({ key: 'f2b7', orderId: id, paypalOrderId: 'PAYPAL1' }))
  }, orderId)
  await page.goto('/')
  await expect(notifications(page).getByText('Payment successful!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
  expect(await stored(page, 'guest_orders')).toHaveLength(1)
  await notifications(page).getByRole('button', { name: 'Show order' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Your order' }).getByText('kq7m2xw9fh4tz', { exact: true }),
  ).toBeVisible()
})

test('who left without paying finds the cart as it was, without a word', async ({ page }) => {
  const asked = page.waitForResponse(`**/api/orders/${orderId}`)
  await page.route(`**/api/orders/${orderId}`, (route) =>
    route.fulfill({ json: { ...paid, accessToken: undefined, status: 'pending' } }),
  )
  await presetCart(page)
  await page.addInitScript((id) => {
    localStorage.setItem('checkout', JSON.stringify({ key: 'f2b7', orderId: id, paypalOrderId: 'PAYPAL1' }))
  }, orderId)
  await page.goto('/')
  await asked
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(notifications(page)).toHaveText('')
})

for (const width of [320, 390, 1440]) {
  test(`the drawer is accessible in all its states at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    const answers: { settle: unknown } = { settle: unpaid }
    await atTheButton(page, answers)
    await check(page)
    await payButton(page).click()
    await buyer(page, 'fail')
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('PayPal reported a problem.')
    await check(page)
    answers.settle = paid
    await payButton(page).click()
    await buyer(page, 'approve')
    await expect(page.getByRole('dialog', { name: 'Your order' })).toBeVisible()
    await check(page)
    await page.getByRole('button', { name: 'Done' }).click()
    await openCart(page)
    await check(page)
  })
}

async function check(page: Page) {
  await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition))
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  const panel = page.locator('.cart-panel')
  expect(
    await panel.evaluate((element) => element.scrollWidth - element.clientWidth),
    'nothing sticks out',
  ).toBe(0)
}
