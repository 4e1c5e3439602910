import type { Page } from '@playwright/test'
import {
  b12,
  expectSettled,
  expectStored,
  keepLines,
  openShop,
  storedCart,
  storeElsewhere,
  turnTo,
  zinc,
} from '../setup/account-cart'
import { fakePayPal } from '../setup/fake-paypal'
import { expect, test } from '../setup/fixtures'
import { addToCart, openCart, stored } from '../setup/shop'
import { newShopper, signIn } from '../setup/shopper'

const quantity = (page: Page, name: string) => page.getByRole('group', { name: `Quantity of ${name}` })
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const cartControl = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const unavailable = 'Failed to load resource: the server responded with a status of 503'

/** As the forms do: every tab hears that somebody signed in or out. */
const tellTabs = (page: Page) => page.evaluate(() => new BroadcastChannel('account').postMessage('changed'))

// Paying has its own tests.
test.beforeEach(({ page }) => fakePayPal(page))

test('every change of a signed-in shopper’s cart is stored, also the last line’s removal and one just before the page is left; what was stored meanwhile wins [CART-011] [CART-013] [CART-014] [CALL-006] [CALL-007]', async ({
  page,
  context,
  demo,
}) => {
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  await openShop(page)
  await test.step('adding, one less, removing and clearing', async () => {
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
    await expect(cartControl(page, 'Cart, empty')).toBeVisible()
  })

  await test.step('a change just before the page is left', async () => {
    await addToCart(page, 'Vitamin B12')
    await page.goto('about:blank')
    await expectStored(demo, shopper, { [b12.id]: 1 })
  })

  await test.step('rows stored behind the browser’s back', async () => {
    await openShop(page)
    await expectSettled(page)
    await page.goto('about:blank')
    await storeElsewhere(demo, shopper, { [zinc.id]: 3 }, { [b12.id]: 1 })
    await openShop(page)
    const drawer = await openCart(page)
    await expect(quantity(page, 'Zinc')).toHaveText('3')
    await expect(drawer.getByRole('listitem')).toHaveCount(1)
  })
})

test('on start the stored cart replaces what the browser kept; what was left behind can be added [CART-011] [CALL-004] [CALL-005]', async ({
  page,
  context,
  demo,
}) => {
  const shopper = await newShopper(demo)
  await storeElsewhere(demo, shopper, { [b12.id]: 2 })
  await signIn(context, demo, shopper)
  await keepLines(page, zinc)
  await openShop(page)
  await expect(cartControl(page, 'Cart, 2 items')).toBeVisible()
  expect(await stored(page, 'cart')).toEqual([{ id: b12.id, product: b12, quantity: 2 }])
  await expect(notifications(page)).toContainText('1 item from before you signed in is not in it.')
  expect(await storedCart(demo, shopper)).toEqual({ [b12.id]: 2 })

  await notifications(page).getByRole('button', { name: 'Add them' }).click()
  await expect(quantity(page, 'Zinc')).toHaveText('1')
  await expect(quantity(page, 'Vitamin B12')).toHaveText('2')
  await expectStored(demo, shopper, { [b12.id]: 2, [zinc.id]: 1 })
})

test('who signs out leaves an empty cart in this browser; who signs in on its page gets the stored one, and is offered the guest’s [CART-011]', async ({
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
  await expect(cartControl(page, 'Cart, empty')).toBeVisible()
  expect(await stored(page, 'cart')).toEqual([])
  expect(await storedCart(demo, shopper)).toEqual({ [b12.id]: 1 })

  await addToCart(page, 'Zinc', 2)
  await signIn(context, demo, shopper)
  await tellTabs(page)
  await expect(notifications(page)).toContainText('2 items from before you signed in are not in it.')
  await expect(notifications(page).getByRole('button', { name: 'Add them' })).toBeVisible()
  await expect(cartControl(page, 'Cart, 1 item')).toBeVisible()
  await expect.poll(() => stored(page, 'cart')).toMatchObject([{ id: b12.id }])
  expect(await storedCart(demo, shopper)).toEqual({ [b12.id]: 1 })
})

test('an empty stored cart takes the browser’s lines in; when the session ends elsewhere they go with it, and the next shopper does not get them [CART-011] [CART-013]', async ({
  page,
  context,
  demo,
}) => {
  const ana = await newShopper(demo)
  const ben = await newShopper(demo, { firstName: 'Ben', lastName: 'Ode' })
  await storeElsewhere(demo, ben, { [b12.id]: 2 })
  await signIn(context, demo, ana)
  await keepLines(page, zinc)
  await openShop(page)
  await expectStored(demo, ana, { [zinc.id]: 1 })
  await expect(cartControl(page, 'Cart, 1 item')).toBeVisible()
  await expect(notifications(page).getByRole('button', { name: 'Add them' })).toHaveCount(0)

  await expectSettled(page)
  await context.clearCookies()
  await page.goto('about:blank')
  await signIn(context, demo, ben)
  await openShop(page)
  await expect(cartControl(page, 'Cart, 2 items')).toBeVisible()
  await expect.poll(() => stored(page, 'cart')).toMatchObject([{ id: b12.id }])
  await expect(notifications(page).getByRole('button', { name: 'Add them' })).toHaveCount(0)
  expect(await storedCart(demo, ben)).toEqual({ [b12.id]: 2 })
  expect(await storedCart(demo, ana)).toEqual({ [zinc.id]: 1 })
})

test('a stored cart that can’t be read, and a removal that can’t be stored, are only logged; an addition that can’t be stored warns, and is stored later [ERR-005] [ERR-006] [CALL-005] [CALL-006] [CALL-008]', async ({
  page,
  context,
  demo,
  provoked,
}) => {
  const shopper = await newShopper(demo)
  await storeElsewhere(demo, shopper, { [b12.id]: 1 })
  await signIn(context, demo, shopper)
  await openShop(page)
  provoked.push(unavailable, 'The cart was not brought in line with the account')
  const nextLogged = () =>
    page.waitForEvent('console', (message) => message.text().startsWith('The cart was not'))
  await test.step('reading and removing', async () => {
    await page.route('**/api/cart', (route) => route.fulfill({ status: 503, json: {} }))
    const logged = nextLogged()
    const drawer = await openCart(page)
    await logged
    const again = nextLogged()
    await drawer.getByRole('button', { name: 'Clear cart' }).click()
    await again
    await expect(drawer.getByText('Nothing here yet')).toBeVisible()
    await expect(notifications(page).getByRole('listitem')).toHaveCount(0)
    await expect(page.getByText('Warning', { exact: true })).toHaveCount(0)
    expect(await storedCart(demo, shopper)).toEqual({ [b12.id]: 1 })
    await page.unroute('**/api/cart')
    await page.reload()
    await expectStored(demo, shopper, {})
    await expectSettled(page)
  })

  await test.step('adding', async () => {
    await page.route('**/api/cart', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    )
    await addToCart(page, 'Vitamin B12')
    await expect(notifications(page).getByText('Warning', { exact: true })).toBeVisible()
    await expect(notifications(page)).toContainText(
      'Item added to cart but failed to sync. Please refresh if you experience issues.',
    )
    await expect(cartControl(page, 'Cart, 1 item')).toBeVisible()
    expect(await storedCart(demo, shopper)).toEqual({})
    await page.unroute('**/api/cart')
    await turnTo(page)
    await expectStored(demo, shopper, { [b12.id]: 1 })
  })
})
