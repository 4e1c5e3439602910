import type { Page } from '@playwright/test'
import { mailboxOf } from '../setup/buyer'
import { expect, test } from '../setup/fixtures'
import { kept, newSender, openForm, stored } from '../setup/forms'

const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'New-patient discount' }) })
const said = (email: string) =>
  new RegExp(`^Discount code sent to ${email}! Check your inbox for code: (.+)$`)

test('the discount card says 25% off and takes an e-mail address [FTP-007] [FTP-009]', async ({ page }) => {
  const form = await openForm(page, 'discount')
  await expect(card(page)).toContainText('25% off')
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(form.getByRole('button', { name: 'Email me the code' })).toBeVisible()
})

test('without an address the card says so at the field, and nothing else [ERR-015]', async ({ page }) => {
  const form = await openForm(page, 'discount')
  await form.getByRole('button').click()
  await expect(form.getByText('Please enter your email address', { exact: true })).toBeVisible()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(page.getByText('Email missing')).toHaveCount(0)
  await expect(page.getByText('Discount Code Sent')).toBeHidden()
})

test('an address gets its code, on the card and by mail; the same address the same code [FTP-008] [ERR-016] [ERR-017] [CALL-014]', async ({
  page,
  demo,
}) => {
  const email = newSender()
  const ask = async () => {
    const form = await openForm(page, 'discount')
    await form.getByLabel('Email').fill(email)
    await form.getByRole('button').click()
    await expect(card(page)).toContainText('Discount Code Sent')
    await expect(form).toBeHidden()
    await expect(card(page)).toContainText(
      'Check your email for your 25% off discount code. Valid for first-time patients only.',
    )
    return said(email).exec((await card(page).getByText(said(email)).textContent()) ?? '')?.[1]
  }
  const code = await ask()
  expect(code).toMatch(/^OCO-\w{4}-\w{2}$/)
  await expect(page.locator(':focus')).toContainText('Discount Code Sent')
  expect(await ask()).toBe(code)
  expect(await kept(demo, 'discount', email)).toMatchObject([{ code, percent: 25 }])
  await expect.poll(async () => (await mailboxOf(demo, email)).map(({ text }) => text)).toHaveLength(1)
  expect(JSON.stringify(await mailboxOf(demo, email))).toContain(code)
})

test('while the code waits for a look at the sender nobody is told that it was sent', async ({
  page,
  demo,
}) => {
  const email = newSender()
  const form = await openForm(page, 'discount')
  await form.locator('[name=homepage]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'x'
  })
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button').click()
  await expect(page.getByText('Your code comes by email.')).toBeVisible()
  await expect(page.getByText('Discount Code Sent')).toBeHidden()
  expect(await kept(demo, 'discount', email)).toEqual([])
  expect(await stored(demo, 'discount', email)).toMatchObject([{ status: 'needs_review' }])
})
