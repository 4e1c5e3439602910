import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'
import { ownOrder } from '../setup/own-order'
import { fromOwnNetwork, newAddress, portalButton, signInForm, signUpForm, toast } from '../setup/portal'
import { newestToken, newShopper, signIn } from '../setup/shopper'
import { newRequest } from '../setup/staff'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')
const newPasswordForm = (page: Page) => page.getByRole('form', { name: 'New password' })
const newGuest = (email: string) =>
  [
    ['First name', 'Ana'],
    ['Last name', 'Ruiz'],
    ['Email', email],
    ['Password', 'correct horse battery'],
  ] as const

test.beforeEach(({ page }) => fromOwnNetwork(page))

test('on the account page: signing up empties the form and says what comes next, then in and out again [AUTH-001] [AUTH-005] [AUTH-006] [ENT-017] [ERR-002] [ERR-004] [CALL-012]', async ({
  page,
  demo,
  provoked,
}) => {
  // The cart may be asked for in the moment in which the session ends.
  provoked.push('Failed to load resource: the server responded with a status of 401')
  const shopper = await newShopper(demo)
  await page.goto('/account#sign-up')
  await expect(main(page).locator('form').first().locator('input')).toHaveCount(2)
  await expect(main(page).locator('form').nth(1).locator('input')).toHaveCount(4)
  const form = signUpForm(page)
  for (const [label, words] of newGuest(newAddress()))
    await form.getByLabel(label, { exact: true }).fill(words)
  await page.keyboard.press('Enter')
  await expect(toast(page).getByText('Check your email')).toBeVisible()
  await expect(form.getByRole('link', { name: 'Send it again' })).toHaveAttribute(
    'href',
    '/account/confirm-mail',
  )
  for (const input of await form.locator('input').all()) await expect(input).toHaveValue('')

  await signInForm(page).getByLabel('Email').fill(shopper.email)
  await signInForm(page).getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText(shopper.firstName)
  await expect(portalButton(page)).toHaveText(shopper.firstName)

  await main(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(toast(page).getByText('You have been successfully signed out.')).toBeVisible()
  await expect(signInForm(page)).toBeVisible()
  await expect(portalButton(page)).toHaveText('Patient Portal')
})

test('a forgotten password is replaced by a link in a mail; a link to confirm is sent again [AUTH-001] [CALL-010]', async ({
  page,
  demo,
}) => {
  const shopper = await newShopper(demo)
  const before = await newestToken(demo, shopper.email)
  const ask = async (button: string, email: string) => {
    await main(page).getByLabel('Email').fill(email)
    await main(page).getByRole('button', { name: button }).click()
    await expect(main(page).getByRole('status')).toContainText('If there is an account with this address')
    await expect(main(page).getByLabel('Email')).toHaveValue('')
  }
  await page.goto('/account/confirm-mail')
  await ask('Send it again', newAddress())
  await page.goto('/account')
  await main(page).getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/account\/forgot$/)
  await ask('Send me the link', shopper.email)
  await expect.poll(() => newestToken(demo, shopper.email)).not.toBe(before)
  await page.goto(`/auth/confirm?token_hash=${await newestToken(demo, shopper.email)}&type=recovery`)
  await main(page).getByRole('button').click()
  await expect(page).toHaveURL(/\/account\/password$/)
  await expect(newPasswordForm(page), 'it listens').toHaveAttribute('novalidate', '')
  await expect(main(page).getByLabel('Current password', { exact: true })).toHaveCount(0)
  await newPasswordForm(page).getByLabel('New password', { exact: true }).fill('another battery staple')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Your new password is saved.')).toBeVisible()
  await page.reload()
  await expect(
    main(page).getByLabel('Current password', { exact: true }),
    'one link, one password',
  ).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/account')
  await signInForm(page).getByLabel('Email').fill(shopper.email)
  await signInForm(page).getByLabel('Password', { exact: true }).fill('another battery staple')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText(shopper.firstName)
})

test('every page of an account is accessible, and fits 320 px; a receipt is printed without the site around it', async ({
  page,
  context,
  demo,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 700 })
  const look = async (path: string) => {
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id }) => id),
      path,
    ).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, path).toBeLessThanOrEqual(320)
    expect(await main(page).evaluate((element) => element.scrollWidth), path).toBeLessThanOrEqual(320)
    await expect(heading(page)).toHaveCount(1)
  }
  for (const path of ['/account', '/account/forgot', '/account/confirm-mail', '/account/password'])
    await look(path)
  const shopper = await newShopper(demo)
  const { ref } = await ownOrder(demo, shopper)
  await newRequest(demo, { values: { email: shopper.email } })
  await signIn(context, demo, shopper)
  for (const path of ['/account', '/account/password', '/account/settings', '/account/data']) await look(path)

  await page.goto('/account')
  await main(page)
    .getByRole('article', { name: `Order #${ref}` })
    .getByRole('link', { name: 'Receipt' })
    .click()
  await expect(heading(page)).toHaveText('Receipt')
  await look(`/account/orders/${ref}`)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(main(page).getByRole('row', { name: 'Total $13.00' })).toBeVisible()
})

test('without scripts the browser asks for what is missing; signing up, confirming, a new name, out and in all work [AUTH-001] [VALID-001] [VALID-002]', async ({
  withoutScripts: page,
  demo,
}) => {
  await fromOwnNetwork(page)
  const address = newAddress()
  await page.goto('/account')
  for (const form of [signInForm(page), signUpForm(page)]) {
    await form.locator('button[type="submit"]').click()
    await expect(page).toHaveURL(/\/account$/)
    await expect(form.locator(':invalid').first()).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  for (const [label, words] of newGuest(address))
    await signUpForm(page).getByLabel(label, { exact: true }).fill(words)
  await signUpForm(page).getByRole('button', { name: 'Create account' }).click()
  await expect(heading(page)).toHaveText('Check your email')
  await page.goto(`/auth/confirm?token_hash=${await newestToken(demo, address)}&type=signup`)
  await main(page).getByRole('button').click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(heading(page)).toContainText('Ana')

  await page.goto('/account/settings')
  await page.getByLabel('First name').fill('Anna')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page).toHaveURL(/\/account\/settings$/)
  await expect(page.getByLabel('First name')).toHaveValue('Anna')

  await page.goto('/account')
  await main(page).getByRole('button', { name: 'Sign Out' }).click()
  await page.goto('/account')
  await signInForm(page).getByLabel('Email').fill(address)
  await signInForm(page).getByLabel('Password', { exact: true }).fill('wrong')
  await signInForm(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
  await expect(page.getByLabel('E-mail')).toHaveValue(address)
  await page.getByLabel('Password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(heading(page)).toContainText('Anna')
})
