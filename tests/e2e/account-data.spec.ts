import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { accessProblems } from '../setup/access'
import { mailboxOf, runJobs } from '../setup/buyer'
import { expect, test } from '../setup/fixtures'
import { ownOrder } from '../setup/own-order'
import { fromOwnNetwork, portalButton } from '../setup/portal'
import { newShopper, signIn } from '../setup/shopper'
import { newRequest } from '../setup/staff'

test.beforeEach(({ page }) => fromOwnNetwork(page))

/** Browsers print that a call was refused. */
const refusal = 'Failed to load resource: the server responded with a status of 400'

const main = (page: Page) => page.getByRole('main')
const exportForm = (page: Page) => page.getByRole('form', { name: 'Download your data' })
const deleteForm = (page: Page) => page.getByRole('form', { name: 'Delete your account' })

test('everything held about a person comes as one file, for their password only', { tag: '@long' }, async ({
  page,
  context,
  demo,
  provoked,
}) => {
  provoked.push(refusal)
  const shopper = await newShopper(demo)
  const other = await newShopper(demo)
  const { orderId } = await ownOrder(demo, shopper)
  const asked = await newRequest(demo, { values: { email: shopper.email, message: 'Where do I sit?' } })
  await ownOrder(demo, other)
  await signIn(context, demo, shopper)
  await page.goto('/account/data')
  expect(await accessProblems(page)).toEqual([])

  await exportForm(page).getByLabel('Password', { exact: true }).fill('not my password')
  await exportForm(page).getByRole('button', { name: 'Download my data' }).click()
  await expect(exportForm(page).getByText('This is not your current password.')).toBeVisible()
  await exportForm(page).getByLabel('Password', { exact: true }).fill(shopper.password)
  const download = page.waitForEvent('download')
  await exportForm(page).getByRole('button', { name: 'Download my data' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const file = JSON.parse(text)
  expect(file).toMatchObject({
    account: { email: shopper.email, first_name: 'Ana' },
    orders: [{ id: orderId, status: 'paid', items: [{ name: 'Vitamin B12' }] }],
    requests: [{ id: asked.id, what_you_sent: { message: 'Where do I sit?' } }],
  })
  expect(file.mails.map(({ about }: { about: string }) => about)).toContain('Receipt')
  const [order] = await demo.rows('orders', `id=eq.${orderId}`)
  for (const secret of [other.email, String(order?.access_token), String(order?.checkout_key)])
    expect(text).not.toContain(secret)
  await expect(main(page).getByText('Your file is in your downloads.')).toBeVisible()
})

test('a deleted account is gone at once, its orders stay without their person, and a last mail says so', {
  tag: '@long',
}, async ({ page, context, demo, provoked }) => {
  provoked.push(refusal)
  const shopper = await newShopper(demo)
  const { orderId } = await ownOrder(demo, shopper)
  const done = await newRequest(demo, { values: { email: shopper.email } })
  await demo.change('submissions', `id=eq.${done.id}`, { status: 'answered' })
  const open = await newRequest(demo, { values: { email: shopper.email } })
  await signIn(context, demo, shopper)
  await page.goto('/account/data')
  await expect(main(page)).toContainText(`Still owed to you: order #${orderId.slice(0, 8)}.`)
  await expect(main(page)).toContainText('One of your requests is waiting for our answer.')

  await deleteForm(page).getByLabel('Password', { exact: true }).fill(shopper.password)
  await deleteForm(page).getByRole('button', { name: 'Delete my account' }).click()
  await expect(deleteForm(page).getByText('Check the box: this can’t be undone.')).toBeVisible()
  await deleteForm(page).getByRole('checkbox').check()
  await deleteForm(page).getByLabel('Password', { exact: true }).fill('not my password')
  await deleteForm(page).getByRole('button', { name: 'Delete my account' }).click()
  await expect(deleteForm(page).getByText('This is not your current password.')).toBeVisible()
  expect((await demo.rows('orders', `id=eq.${orderId}`))[0]?.user_id).toBe(shopper.id)
  await deleteForm(page).getByLabel('Password', { exact: true }).fill(shopper.password)
  await deleteForm(page).getByRole('button', { name: 'Delete my account' }).click()
  await expect(
    main(page).getByText('Your account is deleted. We’ve sent you one last email about it.'),
  ).toBeFocused()
  await expect(portalButton(page)).not.toContainText('Ana')

  const [order] = await demo.rows('orders', `id=eq.${orderId}`)
  expect(order).toMatchObject({
    user_id: null,
    email: 'guest@ocotillo.example',
    status: 'paid',
    total_amount: 13,
  })
  expect(JSON.stringify(await demo.rows('submissions', `id=eq.${done.id}`))).not.toContain(shopper.email)
  await expect
    .poll(async () => (await mailboxOf(demo, shopper.email)).map(({ subject }) => subject))
    .toContain('Your account is deleted')
  const staffMails = await demo.rows('mail_outbox', 'kind=eq.staff_account_deleted')
  expect(staffMails).toContainEqual(
    expect.objectContaining({
      recipient: null,
      data: expect.objectContaining({ orders: [orderId], requests: [open.id] }),
    }),
  )

  const signingIn = await fetch(`${demo.ownUrl}/api/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: demo.siteUrl, 'x-forwarded-for': '10.9.8.7' },
    body: JSON.stringify({ email: shopper.email, password: shopper.password }),
  })
  expect(signingIn.status).toBe(400)
  await page.goto('/account')
  await expect(page.getByRole('form', { name: 'Sign in' }).first()).toBeVisible()

  await demo.change('submissions', `id=eq.${open.id}`, { status: 'answered' })
  await runJobs(demo)
  expect(JSON.stringify(await demo.rows('submissions', `id=eq.${open.id}`))).not.toContain(shopper.email)
})
