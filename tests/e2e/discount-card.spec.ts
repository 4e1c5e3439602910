import type { Page } from '@playwright/test'
import { mailboxOf } from '../setup/buyer'
import { expect, test } from '../setup/fixtures'
import { kept, newSender, openForm, postForm, stored } from '../setup/forms'

const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'New-patient discount' }) })
const said = (email: string) =>
  new RegExp(`^Discount code sent to ${email}! Check your inbox for code: (.+)$`)

test('the card asks for an address, keeps it while the server is away, and gives its code there and by mail; the same address the same code [ERR-015] [FTP-008] [FTP-009] [ERR-016] [ERR-017] [CALL-014]', async ({
  page,
  demo,
  provoked,
}) => {
  provoked.push('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
  const email = newSender()
  const form = await openForm(page, 'discount')
  const button = form.getByRole('button', { name: 'Email me the code' })
  await expect(card(page)).toContainText('25% off')
  await button.click()
  await expect(form.getByText('Please enter your email address', { exact: true })).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('Email missing')).toHaveCount(0)
  await expect(page.getByText('Discount Code Sent')).toBeHidden()

  await form.getByLabel('Email').fill(email)
  await page.context().setOffline(true)
  await button.click()
  const problem = page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
  await expect(problem).toContainText('Something went wrong')
  await expect(problem).toContainText('We could not save your request. Please try again or call us.')
  await expect(problem.getByRole('button', { name: 'Call (480) 555-0142' })).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await page.context().setOffline(false)

  const given = async () => {
    await expect(card(page)).toContainText('Discount Code Sent')
    await expect(form).toBeHidden()
    await expect(card(page)).toContainText(
      'Check your email for your 25% off discount code. Valid for first-time patients only.',
    )
    return said(email).exec((await card(page).getByText(said(email)).textContent()) ?? '')?.[1]
  }
  const sent = page.waitForRequest('**/api/forms/discount')
  await button.dblclick()
  const body = (await sent).postDataJSON()
  const code = await given()
  expect(code).toMatch(/^OCO-\w{4}-\w{2}$/)
  await expect(page.locator(':focus')).toContainText('Discount Code Sent')
  // As a tab does that was restored with its key, or a connection that repeats itself.
  expect((await postForm(demo, 'discount', body)).status).toBe(200)

  await openForm(page, 'discount')
  await form.getByLabel('Email').fill(email)
  await button.click()
  // Who asks again may be somebody else: only the mail brings it.
  expect(await given()).toBe('the same one as before')
  expect(await kept(demo, 'discount', email)).toMatchObject([{ code, percent: 25 }])
  await expect.poll(async () => (await mailboxOf(demo, email)).map(({ text }) => text)).toHaveLength(1)
  expect(JSON.stringify(await mailboxOf(demo, email))).toContain(code)
})

test('while the code waits for a look at the sender nobody is told that it was sent', {
  tag: '@long',
}, async ({ page, demo }) => {
  const email = newSender()
  const form = await openForm(page, 'discount')
  await form.locator('[name=homepage]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'x'
  })
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button').click()
  await expect(page.getByText('We’ll email your code.')).toBeVisible()
  await expect(page.getByText('Discount Code Sent')).toBeHidden()
  expect(await kept(demo, 'discount', email)).toEqual([])
  expect(await stored(demo, 'discount', email)).toMatchObject([{ status: 'needs_review' }])
})
