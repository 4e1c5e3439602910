import type { Page } from '@playwright/test'
import {
  b12,
  expectSettled,
  expectStored,
  openShop,
  storedCart,
  storeElsewhere,
  turnTo,
  zinc,
} from '../setup/account-cart'
import { eventually } from '../setup/buyer'
import { contentOf } from '../setup/content'
import { everythingTold } from '../setup/everything-told'
import { fakePayPal } from '../setup/fake-paypal'
import { expect, test } from '../setup/fixtures'
import { addToCart, openCart, shopPath, stored } from '../setup/shop'
import { newShopper, signIn } from '../setup/shopper'

const quantity = (page: Page, name: string) => page.getByRole('group', { name: `Quantity of ${name}` })
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const updated = 'Your cart was updated because you changed or paid for it on another device.'
const unavailable = 'Failed to load resource: the server responded with a status of 503'

/** As the forms do: every tab hears that somebody signed in or out. */
const tellTabs = (page: Page) => page.evaluate(() => new BroadcastChannel('account').postMessage('changed'))

// Paying has its own tests.
test.beforeEach(({ page }) => fakePayPal(page))

test('every change of a signed-in shopper’s cart is stored, also the last line’s removal [CART-013] [CART-014] [CALL-006] [CALL-007]', async ({
  page,
  context,
  demo,
}) => {
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  await openShop(page)
  await addToCart(page, 'Vitamin B12', 2)
  await addToCart(page, 'Zinc')
  await expectStored(demo, shopper, { [b12.id]: 2, [zinc.id]: 1 })
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: 'One less Vitamin B12' }).click()
  await drawer.getByRole('button', { name: 'Remove Zinc' }).click()
  await expectStored(demo, shopper, { [b12.id]: 1 })
  await drawer.getByRole('button', { name: 'Clear cart' }).click()
  await expectStored(demo, shopper, {})
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
})

test('rows stored behind the browser’s back win over what it kept from last time [CART-011]', {
  tag: '@long',
}, async ({ page, context, demo }) => {
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  await openShop(page)
  await addToCart(page, 'Vitamin B12')
  await expectStored(demo, shopper, { [b12.id]: 1 })
  await expectSettled(page)
  await page.goto('about:blank')
  await storeElsewhere(demo, shopper, { [zinc.id]: 3 }, { [b12.id]: 1 })
  await openShop(page)
  const drawer = await openCart(page)
  await expect(quantity(page, 'Zinc')).toHaveText('3')
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
})

test('two devices agree: each keeps its own change, and the other is told [CART-013]', {
  tag: '@long',
}, async ({ page, context, demo, anotherContext }) => {
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  const phone = await anotherContext()
  await signIn(phone, demo, shopper)
  const onPhone = await phone.newPage()
  await fakePayPal(onPhone)
  await openShop(page)
  await openShop(onPhone)

  await addToCart(page, 'Vitamin B12', 2)
  await expectStored(demo, shopper, { [b12.id]: 2 })
  await turnTo(onPhone)
  await expect(onPhone.getByRole('button', { name: 'Cart, 2 items', exact: true })).toBeVisible()

  // The phone changes another line without having heard of the first device's last change.
  await addToCart(page, 'Vitamin B12')
  await expectStored(demo, shopper, { [b12.id]: 3 })
  await addToCart(onPhone, 'Zinc')
  await expectStored(demo, shopper, { [b12.id]: 3, [zinc.id]: 1 })
  await expect(onPhone.getByRole('button', { name: 'Cart, 4 items', exact: true })).toBeVisible()

  const drawer = await openCart(page)
  await expect(drawer.getByText(updated)).toBeVisible()
  await expect(quantity(page, 'Zinc')).toHaveText('1')
})

test('an addition that can’t be stored warns, and is stored later all the same [ERR-005] [CALL-008]', {
  tag: '@long',
}, async ({ page, context, demo, provoked }) => {
  provoked.push(unavailable, 'The cart was not brought in line with the account')
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  await openShop(page)
  await page.route('**/api/cart', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  )
  await addToCart(page, 'Vitamin B12')
  await expect(notifications(page).getByText('Warning', { exact: true })).toBeVisible()
  await expect(notifications(page)).toContainText(
    'Item added to cart but failed to sync. Please refresh if you experience issues.',
  )
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  expect(await storedCart(demo, shopper)).toEqual({})
  await page.unroute('**/api/cart')
  await turnTo(page)
  await expectStored(demo, shopper, { [b12.id]: 1 })
})

test('a stored cart that can’t be read, and a removal that can’t be stored, are only logged [ERR-006] [CALL-005] [CALL-006]', {
  tag: '@long',
}, async ({ page, context, demo, provoked }) => {
  const shopper = await newShopper(demo)
  await storeElsewhere(demo, shopper, { [b12.id]: 1 })
  await signIn(context, demo, shopper)
  await openShop(page)
  provoked.push(unavailable, 'The cart was not brought in line with the account')
  await page.route('**/api/cart', (route) => route.fulfill({ status: 503, json: {} }))
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('The cart was not'))
  const drawer = await openCart(page)
  await logged
  const again = page.waitForEvent('console', (message) => message.text().startsWith('The cart was not'))
  await drawer.getByRole('button', { name: 'Clear cart' }).click()
  await again
  await expect(drawer.getByText('Nothing here yet')).toBeVisible()
  await expect(notifications(page).getByRole('listitem')).toHaveCount(0)
  await expect(page.getByText('Warning', { exact: true })).toHaveCount(0)
  expect(await storedCart(demo, shopper)).toEqual({ [b12.id]: 1 })

  await page.unroute('**/api/cart')
  await page.reload()
  await expectStored(demo, shopper, {})
})

test('who signs out leaves an empty cart in this browser; who signs in with a guest’s cart gets the stored one, and can add the rest [CART-011] [CALL-004] [CALL-005]', async ({
  page,
  context,
  demo,
}) => {
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  await openShop(page)
  await addToCart(page, 'Vitamin B12')
  await expectStored(demo, shopper, { [b12.id]: 1 })
  // As the sign-out button does: the server ends the session, and every tab hears of it.
  await page.evaluate(async () => {
    await fetch('/api/account/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  })
  await tellTabs(page)
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
  expect(await stored(page, 'cart')).toEqual([])
  expect(await storedCart(demo, shopper)).toEqual({ [b12.id]: 1 })

  await addToCart(page, 'Zinc', 2)
  await signIn(context, demo, shopper)
  await tellTabs(page)
  await expect(notifications(page)).toContainText('2 items from before you signed in are not in it.')
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  expect(await stored(page, 'cart')).toEqual([{ id: b12.id, product: b12, quantity: 1 }])
  expect(await storedCart(demo, shopper)).toEqual({ [b12.id]: 1 })

  await notifications(page).getByRole('button', { name: 'Add them' }).click()
  await expect(quantity(page, 'Zinc')).toHaveText('2')
  await expect(quantity(page, 'Vitamin B12')).toHaveText('1')
  await expectStored(demo, shopper, { [b12.id]: 1, [zinc.id]: 2 })
})

test('a session that ended elsewhere takes the account’s lines with it, and the next shopper does not get them', {
  tag: '@long',
}, async ({ page, context, demo }) => {
  const ana = await newShopper(demo)
  const ben = await newShopper(demo, { firstName: 'Ben', lastName: 'Ode' })
  await storeElsewhere(demo, ben, { [zinc.id]: 1 })
  await signIn(context, demo, ana)
  await openShop(page)
  await addToCart(page, 'Vitamin B12')
  await expectStored(demo, ana, { [b12.id]: 1 })
  await expectSettled(page)
  await context.clearCookies()
  await page.goto('about:blank')
  await signIn(context, demo, ben)
  await openShop(page)
  await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  await expect.poll(() => stored(page, 'cart')).toMatchObject([{ id: zinc.id }])
  await expect(notifications(page).getByRole('button', { name: 'Add them' })).toHaveCount(0)
  expect(await storedCart(demo, ben)).toEqual({ [zinc.id]: 1 })
  expect(await storedCart(demo, ana)).toEqual({ [b12.id]: 1 })
})

test('what is unpublished leaves a stored cart with a message, on every device', { tag: '@long' }, async ({
  page,
  context,
  demo,
}) => {
  const shopper = await newShopper(demo)
  const content = contentOf(demo)
  const original = await content.published('injection-biotin')
  await storeElsewhere(demo, shopper, { 'injection-biotin': 1, [b12.id]: 1 })
  try {
    await content.unpublish('injection-biotin')
    await eventually(async () => (await demo.products('id=eq.injection-biotin'))[0]?.is_active).toBe(false)
    await signIn(context, demo, shopper)
    await openShop(page)
    const drawer = await openCart(page)
    await expect(
      drawer.getByText(`${original?.name} is no longer available, so we took it out of your cart.`),
    ).toBeVisible()
    await expect(drawer.getByRole('listitem')).toHaveCount(1)
    await expectStored(demo, shopper, { [b12.id]: 1 })
  } finally {
    await content.publish('injection-biotin')
  }
  await eventually(async () => (await demo.products('id=eq.injection-biotin'))[0]?.is_active).toBe(true)
  await eventually(() => everythingTold(demo.ownUrl + shopPath)).toContain('injection-biotin')
})

test('a changed price in a stored cart is told with the old and the new one', { tag: '@long' }, async ({
  page,
  context,
  demo,
}) => {
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  await openShop(page)
  await addToCart(page, 'Zinc')
  await expectStored(demo, shopper, { [zinc.id]: 1 })
  try {
    await contentOf(demo).publishPrice(zinc.id, 9.5)
    await eventually(async () => (await demo.products(`id=eq.${zinc.id}`))[0]?.price).toBe(9.5)
    await openShop(page)
    const drawer = await openCart(page)
    await expect(drawer.getByText('Zinc now costs $9.50 (it was $8.00).')).toBeVisible()
  } finally {
    await contentOf(demo).publishPrice(zinc.id, 8)
  }
  await eventually(async () => (await demo.products(`id=eq.${zinc.id}`))[0]?.price).toBe(8)
})

test('a change just before the page is left is stored', { tag: '@long' }, async ({ page, context, demo }) => {
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  await openShop(page)
  await addToCart(page, 'Vitamin B12')
  await page.goto('about:blank')
  await expectStored(demo, shopper, { [b12.id]: 1 })
})
