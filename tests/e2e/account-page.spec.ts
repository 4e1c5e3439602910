import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { mailboxOf } from '../setup/buyer'
import { expect, test } from '../setup/fixtures'
import { guestOrder, ownOrder } from '../setup/own-order'
import { fromOwnNetwork, portalButton, toast } from '../setup/portal'
import { asShopper, newestToken, newShopper, signIn } from '../setup/shopper'
import { newRequest } from '../setup/staff'

test.beforeEach(({ context }) => fromOwnNetwork(context))

/** Browsers print that a call was refused. */
const refusal = 'Failed to load resource: the server responded with a status of 400'

const main = (page: Page) => page.getByRole('main')
const region = (page: Page, name: string) => main(page).getByRole('region', { name })

test('the account shows own orders with their receipt and own requests with the promise, nothing of others [ROLE-002] [AUTH-001]', async ({
  page,
  context,
  demo,
}) => {
  const shopper = await newShopper(demo)
  const other = await newShopper(demo)
  const own = await ownOrder(demo, shopper)
  const foreign = await ownOrder(demo, other)
  const asked = await newRequest(demo, {
    values: { email: shopper.email, message: 'my private words' },
    dueInMinutes: 60,
  })
  await newRequest(demo, { values: { email: other.email } })
  await signIn(context, demo, shopper)
  await page.goto('/account')

  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Hello Ana')
  const order = region(page, 'Your orders').getByRole('article', { name: `Order #${own.ref}` })
  await expect(order).toContainText('Paid')
  await expect(order.getByRole('row', { name: '1 × Vitamin B12 $13.00' })).toBeVisible()
  await expect(region(page, 'Your orders').getByRole('article')).toHaveCount(1)
  const request = region(page, 'Your requests').getByRole('listitem')
  await expect(request).toHaveCount(1)
  await expect(request).toContainText(`#${asked.id.slice(0, 8)}, sent today`)
  await expect(request).toContainText(/We answer by (?:today|tomorrow)/)
  await expect(main(page)).not.toContainText('my private words')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await order.getByRole('link', { name: 'Receipt' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Receipt')
  await expect(main(page)).toContainText(shopper.email)
  await expect(main(page).getByRole('row', { name: 'Total $13.00' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  for (const ref of [foreign.ref, 'zzzzzzzz', '00000000', "' or 1=1"]) {
    const answer = await page.request.get(`/account/orders/${encodeURIComponent(ref)}`)
    expect(answer.status(), ref).toBe(404)
    expect(await answer.text()).not.toContain(other.email)
  }
})

test('a guest is led to sign in, and no part of the account is told', async ({ demo }) => {
  const ask = await asShopper(demo, null)
  for (const path of ['/account/settings', '/account/data', '/account/orders/00000000']) {
    const answer = await ask('GET', path)
    expect([307, 303, 302], path).toContain(answer.status)
    expect(answer.headers.get('location'), path).toMatch(/\/account$/)
  }
  for (const call of ['name', 'export', 'delete', 'sign-out-everywhere']) {
    const fields: Record<string, object> = {
      name: { firstName: 'Eve', lastName: 'Doe' },
      export: { password: 'correct horse battery' },
      delete: { password: 'correct horse battery', sure: 'yes' },
    }
    expect((await ask('POST', `/api/account/${call}`, fields[call] ?? {})).status, call).toBe(401)
  }
})

test('money that went back and an exam to come are said on the order', async ({ page, context, demo }) => {
  const shopper = await newShopper(demo)
  const { orderId, ref } = await ownOrder(demo, shopper)
  const [order] = await demo.rows('orders', `id=eq.${orderId}`)
  await demo.change('order_items', `order_id=eq.${orderId}`, { is_exam_required: true })
  const refunded = await fetch(`${demo.stackUrl}/rest/v1/rpc/record_refund`, {
    method: 'POST',
    headers: { apikey: demo.secrets.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      p_capture_id: order?.paypal_payment_id,
      p_refund: { id: `R-${ref}`, status: 'COMPLETED', amount_cents: 500, currency: 'USD' },
      p_now: new Date().toISOString(),
    }),
  })
  expect(refunded.ok, await refunded.text()).toBe(true)
  await signIn(context, demo, shopper)
  await page.goto('/account')
  const card = main(page).getByRole('article', { name: `Order #${ref}` })
  await expect(card).toContainText('Partly refunded')
  await expect(card.getByRole('row', { name: 'Paid in the end $8.00' })).toBeVisible()
  await expect(card).toContainText('$5.00 went back to you')
  await expect(card).toContainText('A good faith exam comes first.')
})

test('a guest order of this browser is added by a button, another by number and code [ENT-009] [ERR-010]', async ({
  page,
  context,
  demo,
  provoked,
}) => {
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
  const claim = region(page, 'Add an order')
  await claim.getByRole('button', { name: `Add #${kept.ref}` }).click()
  await expect(main(page).getByRole('article', { name: `Order #${kept.ref}` })).toBeVisible()
  await expect(claim.getByRole('button', { name: `Add #${kept.ref}` })).toHaveCount(0)

  await claim.getByLabel('Order number').fill(`#${other.ref}`)
  await claim.getByLabel('Access code').fill('0000000000000')
  await claim.getByRole('button', { name: 'Add order' }).click()
  await expect(claim.getByText('We find no order with this number and this code.')).toBeVisible()
  await expect(claim.getByLabel('Order number')).toHaveValue(`#${other.ref}`)
  await claim.getByLabel('Access code').fill(other.code)
  await claim.getByRole('button', { name: 'Add order' }).click()
  await expect(main(page).getByRole('article', { name: `Order #${other.ref}` })).toBeVisible()
  for (const { orderId } of [kept, other])
    expect((await demo.rows('orders', `id=eq.${orderId}`))[0]?.user_id).toBe(shopper.id)
})

test('a new name is on the page, in the header, and stays [ENT-005] [HEAD-020]', async ({
  page,
  context,
  demo,
}) => {
  const shopper = await newShopper(demo)
  await signIn(context, demo, shopper)
  await page.goto('/account/settings')
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
  await page.goto('/account')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Hello Ána María')
})

test('an email address changes once the new mailbox agrees, a password with the present one', async ({
  page,
  context,
  demo,
  provoked,
}) => {
  provoked.push(refusal)
  const shopper = await newShopper(demo)
  const next = `next-${shopper.email}`
  await signIn(context, demo, shopper)
  await page.goto('/account/settings')
  const email = page.getByRole('form', { name: 'Your email' })
  await email.getByLabel('New email').fill(next)
  await email.getByLabel('Password', { exact: true }).fill('not my password')
  await email.getByRole('button', { name: 'Change email' }).click()
  await expect(email.getByText('This is not your current password.')).toBeVisible()
  await email.getByLabel('Password', { exact: true }).fill(shopper.password)
  await email.getByRole('button', { name: 'Change email' }).click()
  await expect(main(page).getByText('a link is on its way to the new address')).toBeVisible()
  await page.goto(`/auth/confirm?token_hash=${await newestToken(demo, next)}&type=email_change`)
  await main(page).getByRole('button').click()
  await page.goto('/account')
  await expect(main(page)).toContainText(`Signed in as ${next}.`)

  await page.goto('/account/settings')
  const password = page.getByRole('form', { name: 'New password' })
  await password.getByLabel('Current password', { exact: true }).fill(shopper.password)
  await password.getByLabel('New password', { exact: true }).fill('a much newer password')
  await password.getByRole('button', { name: 'Save password' }).click()
  await expect(main(page).getByText('Your new password is saved.')).toBeVisible()
  await asShopper(demo, { ...shopper, email: next, password: 'a much newer password' })
  await expect
    .poll(async () => (await mailboxOf(demo, next)).map(({ subject }) => subject).join())
    .toContain('password')
})

test('signing out everywhere ends the sessions of all devices', async ({
  page,
  context,
  demo,
  anotherContext,
  provoked,
}) => {
  // The other device learns of it when it asks for its cart.
  provoked.push('Failed to load resource: the server responded with a status of 401')
  const shopper = await newShopper(demo)
  const phone = await anotherContext()
  await signIn(phone, demo, shopper)
  const onPhone = await phone.newPage()
  await onPhone.goto('/account')
  await expect(main(onPhone)).toContainText(shopper.email)
  await signIn(context, demo, shopper)
  await page.goto('/account/settings')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(toast(page).getByText('You are signed out on all your devices.')).toBeVisible()
  await expect(page).toHaveURL(/\/account$/)
  await onPhone.goto('/account')
  await expect(page.getByRole('form', { name: 'Sign in' }).first()).toBeVisible()
  await expect(main(onPhone)).not.toContainText(shopper.email)
})

test('the account can be read and changed without scripts, at 320 px, and nothing reaches over the edge', async ({
  browserOfDemo,
  demo,
}) => {
  const shopper = await newShopper(demo)
  const { ref } = await ownOrder(demo, shopper)
  const context = await browserOfDemo.newContext({
    javaScriptEnabled: false,
    baseURL: demo.siteUrl,
    viewport: { width: 320, height: 700 },
  })
  await fromOwnNetwork(context)
  await signIn(context, demo, shopper)
  const page = await context.newPage()
  for (const path of ['/account', '/account/settings', '/account/data', `/account/orders/${ref}`]) {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 }), path).toBeVisible()
    const width = await main(page).evaluate((element) => element.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(320)
  }
  await page.goto('/account/settings')
  await page.getByLabel('First name').fill('Anna')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page).toHaveURL(/\/account\/settings$/)
  await expect(page.getByLabel('First name')).toHaveValue('Anna')
  await context.close()
})
