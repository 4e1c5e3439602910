import type { Page } from '@playwright/test'
import { accessProblems } from '../setup/access'
import { visit } from '../setup/buyer'
import { blockWindows, buyer, fakePayPal, timesStarted } from '../setup/fake-paypal'
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

type Answers = { order?: object; orderStatus?: number; settle?: unknown }

/**
 * Opens a cart of two B12 with PayPal's button; the shop answers orders and their settling with these, as they are by
 * then.
 */
async function atTheButton(page: Page, answers: Answers = {}) {
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

test('where paying online is off the shop says so and gives the phone; without a connection PayPal is offered once it is back', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 503')
  provoked.push('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
  await page.route('**/api/checkout', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'payment_unavailable', message: 'You can’t pay online right now.' },
    }),
  )
  await presetCart(page)
  await page.goto('/')
  const drawer = await openCart(page)
  await expect(drawer.getByText('You can’t pay online right now.')).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
  await page.getByRole('button', { name: 'Close cart' }).click()
  await page.unroute('**/api/checkout')
  await context.setOffline(true)
  await openCart(page)
  await expect(drawer.getByText(/^We couldn’t reach the shop./)).toBeVisible()
  await context.setOffline(false)
  await expect(payButton(page)).toBeVisible()
})

test.describe('how long toasts stay', () => {
  test.use({ hasLastingToasts: false })

  test("a guest pays: 'Processing your payment...' in a drawer that stays, then the code by toast for 10 s and in the drawer, and the cart is empty [PAY-009] [ERR-010] [ENT-009]", async ({
    page,
  }) => {
    await page.clock.install()
    const drawer = await atTheButton(page)
    let answer: (() => Promise<void>) | undefined
    await page.route('**/api/orders/*/settle', (route) => {
      answer = () => route.fulfill({ json: paid })
    })
    await payButton(page).click()
    await expect(drawer.getByText('Finish paying in PayPal’s window.')).toBeVisible()
    await expect.poll(() => stored(page, 'checkout')).toMatchObject({ orderId })
    await page.clock.pauseAt(Date.now() + 60_000)
    await buyer(page, 'approve')
    await expect(drawer.getByText('Processing your payment...')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.click(100, 400)
    await page.clock.runFor(1000)
    await expect(drawer).toBeVisible()
    await expect.poll(() => answer).toBeDefined()
    await answer?.()
    const toast = notifications(page).getByText(
      'Order #0b9f2c7e confirmed! Save this access code to track your order: kq7m2xw9fh4tz...',
    )
    await expect(toast).toBeVisible()
    await expect(notifications(page).getByText('Payment successful!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Thank you. Your order is paid.' })).toBeFocused()
    await expect(page.getByText('Processing your payment...')).toHaveCount(0)
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
})

test('a blocked window, a problem of PayPal and a declined card are told with what to do, nothing is lost, and the button works again [ERR-007] [ERR-008]', async ({
  page,
}) => {
  const answers: Answers = { settle: unpaid }
  const drawer = await atTheButton(page, answers)
  const call = drawer.getByRole('link', { name: 'Call (480) 555-0142' })
  const errors = notifications(page).locator('.toast', { hasText: 'Payment error' })
  await blockWindows(page, true)
  await payButton(page).click()
  await expect(drawer.getByText(/Your browser blocked PayPal’s window/)).toBeVisible()
  await expect(call).toBeVisible()
  await blockWindows(page, false)

  await payButton(page).click()
  await buyer(page, 'fail')
  await expect(errors.filter({ hasText: 'There was an issue with PayPal. Please try again.' })).toBeVisible()
  await expect(call).toBeVisible()

  const message =
    'PayPal declined this way to pay. Nothing was charged. Choose another card or account and try again.'
  answers.settle = { ...unpaid, reason: 'declined', message }
  await payButton(page).click()
  await buyer(page, 'approve')
  await expect(
    errors.filter({ hasText: 'There was an issue processing your order. Please try again.' }),
  ).toBeVisible()
  await expect(drawer.getByRole('alert')).toContainText(message)
  expect(await stored(page, 'cart')).toEqual(twoB12)

  answers.settle = paid
  await payButton(page).click()
  await expect(drawer.getByText('Finish paying in PayPal’s window.')).toBeVisible()
  expect(await timesStarted(page)).toBe(4)
  await buyer(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Thank you. Your order is paid.' })).toBeVisible()
})

test('an order refused before PayPal says why: "try again" only where nothing can have been paid, and a price that changed in the cart itself [ERR-007]', async ({
  page,
  provoked,
}) => {
  provoked.push('Failed to load resource: the server responded with a status of 503')
  provoked.push('Failed to load resource: the server responded with a status of 409')
  const answers: Answers = {}
  const drawer = await atTheButton(page, answers)
  const refuse = async (orderStatus: number, error: string, message: string) => {
    Object.assign(answers, { orderStatus, order: { error, message, products: [] } })
    await payButton(page).click()
    await expect(drawer.getByRole('alert')).toContainText(message)
  }
  await refuse(
    503,
    'not_known',
    'We can’t tell yet whether your earlier payment went through. Please don’t pay again now.',
  )
  await expect(drawer.getByRole('link', { name: 'Call (480) 555-0142' })).toBeVisible()
  await expect(notifications(page).getByText('Payment error')).toHaveCount(0)

  await refuse(503, 'not_saved', 'The order could not be saved. Nothing was charged.')
  await expect(
    notifications(page).getByText('There was an issue processing your order. Please try again.'),
  ).toBeVisible()

  await page.route('**/api/products', (route) =>
    route.fulfill({ json: { products: [{ ...b12, price: 14.5, imageUrl: null, available: 20 }] } }),
  )
  await refuse(409, 'price_changed', 'A price has changed since. Please check the new total before you pay.')
  await expect(drawer.getByText('Vitamin B12 now costs $14.50 (it was $13.00).')).toBeVisible()
  await expect(drawer.getByRole('definition')).toHaveText(['$29.00', '$29.00'])
  await expect(payButton(page)).toBeVisible()
})

test('an outcome nobody knows is never called a failure: it is asked for until it is known [ERR-007]', {
  tag: '@long',
}, async ({ page, provoked }) => {
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

test('a double click is one order; who closes PayPal’s window hears that nothing was charged, presses again with the same key, and who approved before closing it has paid', async ({
  page,
}) => {
  const answers: Answers = { settle: unpaid }
  const drawer = await atTheButton(page, answers)
  const sent: { checkoutKey: string; lines: unknown; expectedTotalCents: number }[] = []
  await page.route('**/api/orders', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fallback()
  })
  await payButton(page).dblclick()
  await buyer(page, 'cancel')
  await expect(drawer.getByText('Payment canceled. Nothing was charged.')).toBeVisible()
  await expect(notifications(page).getByText('Payment error')).toHaveCount(0)
  expect(await stored(page, 'cart')).toEqual(twoB12)
  expect(sent).toEqual([
    {
      checkoutKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      lines: [{ productId: b12.id, quantity: 2 }],
      gateway: 'paypal',
      gifts: [],
      giftCode: null,
      discountCodes: [],
      visit,
      expectedTotalCents: 2600,
    },
  ])

  answers.settle = paid
  await payButton(page).click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]?.checkoutKey).toBe(sent[0]?.checkoutKey)
  await buyer(page, 'cancel')
  await expect(page.getByRole('heading', { name: 'Thank you. Your order is paid.' })).toBeVisible()
  await expect(page.getByText('Nothing was charged.')).toHaveCount(0)
})

test('who closes PayPal’s window with the keyboard is back beside the button', { tag: '@long' }, async ({
  page,
}) => {
  const drawer = await atTheButton(page)
  const { promise: answer, resolve: tell } = Promise.withResolvers<void>()
  await page.route('**/api/orders/*/settle', async (route) => {
    await answer
    await route.fulfill({ json: unpaid })
  })
  await payButton(page).press('Enter')
  await buyer(page, 'cancel')
  await expect(drawer.getByText('Asking PayPal what happened…')).toBeVisible()
  await expect(payButton(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true)
  tell()
  await expect(drawer.getByText('Payment canceled. Nothing was charged.')).toBeVisible()
  await expect(drawer.getByRole('group', { name: 'Payment' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(drawer.getByText('Use a gift card or code')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(payButton(page)).toBeFocused()
})

test('the browser’s back button while paying closes the cart, which is free again afterwards', {
  tag: '@long',
}, async ({ page }) => {
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

test('what another tab paid or told already is not taken for the cart of this one', { tag: '@long' }, async ({
  page,
}) => {
  const answers: Answers = { settle: unpaid }
  const drawer = await atTheButton(page, answers)
  const thanks = page.getByRole('heading', { name: 'Thank you. Your order is paid.' })
  const keys: string[] = []
  await page.route('**/api/orders', async (route) => {
    keys.push(route.request().postDataJSON().checkoutKey)
    await route.fallback()
  })
  await page.route(`**/api/orders/${orderId}`, (route) => route.fulfill({ json: paid }))
  await payButton(page).click()
  await buyer(page, 'cancel')
  await expect(drawer.getByText('Payment canceled. Nothing was charged.')).toBeVisible()
  await page.getByRole('button', { name: 'Close cart' }).click()
  // The other tab pays that order: it forgets the record, and the cart is a new one.
  await page.evaluate(() => localStorage.removeItem('checkout'))
  await openCart(page)
  await payButton(page).click()
  await expect.poll(() => keys.length).toBe(2)
  expect(keys[1]).not.toBe(keys[0])
  await expect(thanks).toHaveCount(0)
  expect(await stored(page, 'cart')).toEqual(twoB12)

  // The window opens before the order is placed and written down.
  await expect.poll(() => stored(page, 'checkout')).toMatchObject({ orderId })
  // The other tab tells of this one, too, before PayPal's window here is closed.
  await page.evaluate(() => localStorage.removeItem('checkout'))
  answers.settle = paid
  await buyer(page, 'approve')
  await expect(thanks).toBeVisible()
  expect(await stored(page, 'cart')).toEqual(twoB12)
})

test('while somebody pays, late news of prices does not change what is being paid', { tag: '@long' }, async ({
  page,
}) => {
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

test('who left while paying and comes back finds the cart as it was, without a word; once it is paid that is told, with the code', async ({
  page,
}) => {
  let state: object = { ...paid, accessToken: undefined, status: 'pending' }
  await page.route(`**/api/orders/${orderId}`, (route) => route.fulfill({ json: state }))
  await presetCart(page)
  await page.addInitScript((id) => {
    if (sessionStorage.getItem('left')) return
    sessionStorage.setItem('left', 'yes')
    localStorage.setItem('checkout', JSON.stringify({ key: 'f2b7', orderId: id, paypalOrderId: 'PAYPAL1' }))
  }, orderId)
  const asked = page.waitForResponse(`**/api/orders/${orderId}`)
  await page.goto('/')
  await asked
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(notifications(page)).toHaveText('')

  state = paid
  await page.reload()
  await expect(notifications(page).getByText('Payment successful!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
  expect(await stored(page, 'guest_orders')).toHaveLength(1)
  await notifications(page).getByRole('button', { name: 'Show order' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Your order' }).getByText('kq7m2xw9fh4tz', { exact: true }),
  ).toBeVisible()
})

test('the drawer is accessible in all its states, on every width', { tag: '@long' }, async ({ page }) => {
  const answers: Answers = { settle: unpaid }
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

async function check(page: Page) {
  const panel = page.locator('[data-panel]')
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 780 })
    await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition))
    expect(await accessProblems(page), `${width} px`).toEqual([])
    expect(
      await panel.evaluate((element) => element.scrollWidth - element.clientWidth),
      `nothing sticks out at ${width} px`,
    ).toBe(0)
  }
}
