import type { Page } from '@playwright/test'
import { mailboxOf } from '../setup/buyer'
import { expect, test } from '../setup/fixtures'
import { guestOrder } from '../setup/own-order'
import { fromOwnNetwork, portalButton, toast } from '../setup/portal'
import { newShopper, signIn } from '../setup/shopper'

test.beforeEach(({ page }) => fromOwnNetwork(page))

/** Browsers print that a call was refused. */
const refusal = 'Failed to load resource: the server responded with a status of 400'

const main = (page: Page) => page.getByRole('main')

test('a guest order of this browser is added by a button, another by number and code [ENT-009] [ERR-010]', {
  tag: '@long',
}, async ({ page, context, demo, provoked }) => {
  provoked.push(refusal)
  const shopper = await newShopper(demo)
  const [kept, other] = [await guestOrder(demo), await guestOrder(demo)]
  const [row] = await demo.rows('orders', `id=eq.${kept.orderId}`)
  await signIn(context, demo, shopper)
  await page.addInitScript(
    (order) => {
      if (localStorage.getItem('guest_orders') === null)
        localStorage.setItem('guest_orders', JSON.stringify([order]))
    },
    { orderId: kept.orderId, orderRef: kept.ref, accessToken: row?.access_token, date: '2026-11-24' },
  )
  await page.goto('/account')
  const claim = main(page).getByRole('region', { name: 'Add an order' })
  await claim.getByRole('button', { name: `Add #${kept.ref}` }).click()
  await expect(main(page).getByRole('article', { name: `Order #${kept.ref}` })).toBeVisible()
  await expect(claim.getByRole('button', { name: `Add #${kept.ref}` })).toHaveCount(0)

  await claim.getByLabel('Order number').fill(`#${other.ref}`)
  await claim.getByLabel('Access code').fill('0000000000000')
  await claim.getByRole('button', { name: 'Add order' }).click()
  await expect(claim.getByText('We can’t find an order with this number and code.')).toBeVisible()
  await expect(claim.getByLabel('Order number')).toHaveValue(`#${other.ref}`)
  await claim.getByLabel('Access code').fill(other.code)
  await claim.getByRole('button', { name: 'Add order' }).click()
  await expect(main(page).getByRole('article', { name: `Order #${other.ref}` })).toBeVisible()
  for (const { orderId } of [kept, other])
    expect((await demo.rows('orders', `id=eq.${orderId}`))[0]?.user_id).toBe(shopper.id)
})

test('the settings: a name at once, a link for a new address, a password with the present one, and out everywhere [ENT-005] [HEAD-020]', {
  tag: '@long',
}, async ({ page, context, demo, provoked }) => {
  // The cart may be asked for in the moment in which all sessions end.
  provoked.push(refusal, 'Failed to load resource: the server responded with a status of 401')
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  await page.goto('/account/settings')

  await test.step('a new name is on the page, in the header, and stays', async () => {
    const form = page.getByRole('form', { name: 'Your name' })
    await expect(form.getByLabel('First name')).toHaveValue('Ana')
    await form.getByLabel('First name').fill('Ána María')
    await form.getByLabel('Last name').fill('')
    await form.getByRole('button', { name: 'Save name' }).click()
    await expect(form.getByText('Please enter your last name.')).toBeVisible()
    await form.getByLabel('Last name').fill('Ruiz')
    await form.getByRole('button', { name: 'Save name' }).click()
    await expect(toast(page).getByText('Name saved')).toBeVisible()
    await expect(portalButton(page)).toHaveText('Ána María')
    await expect(form.getByLabel('First name')).toHaveValue('Ána María')
  })

  await test.step('a new address is asked for by mail, with the present password', async () => {
    const email = page.getByRole('form', { name: 'Your email' })
    await email.getByLabel('New email').fill(`next-${shopper.email}`)
    await email.getByLabel('Password', { exact: true }).fill('not my password')
    await email.getByRole('button', { name: 'Change email' }).click()
    await expect(email.getByText('This is not your current password.')).toBeVisible()
    await email.getByLabel('Password', { exact: true }).fill(shopper.password)
    await email.getByRole('button', { name: 'Change email' }).click()
    await expect(main(page).getByText('a link is on its way to the new address')).toBeVisible()
  })

  await test.step('the new name is still there', async () => {
    await page.reload()
    await expect(page.getByRole('form', { name: 'Your name' }).getByLabel('First name')).toHaveValue(
      'Ána María',
    )
  })

  await test.step('a password with the present one', async () => {
    const form = page.getByRole('form', { name: 'New password' })
    const current = form.getByLabel('Current password', { exact: true })
    await current.fill('not this one')
    await form.getByLabel('New password', { exact: true }).fill('a much newer password')
    await page.keyboard.press('Enter')
    await expect(toast(page).getByText('Password not changed')).toBeVisible()
    await expect(form.getByText('This is not your current password.')).toBeVisible()
    await expect(current).toBeFocused()
    await current.fill(shopper.password)
    await form.getByRole('button', { name: 'Save password' }).click()
    await expect(main(page).getByText('Your new password is saved.')).toBeVisible()
    await expect
      .poll(async () => (await mailboxOf(demo, shopper.email)).map(({ subject }) => subject).join())
      .toContain('password')
  })

  await test.step('out everywhere ends the session here, too', async () => {
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(toast(page).getByText('You are signed out on all your devices.')).toBeVisible()
    await expect(page).toHaveURL(/\/account$/)
    await expect(page.getByRole('form', { name: 'Sign in' }).first()).toBeVisible()
  })
})
