import type { Page } from '@playwright/test'
import { accessProblems } from '../setup/access'
import { newDevice } from '../setup/device'
import { expect, test } from '../setup/fixtures'
import { fromOwnNetwork, newAddress, portalButton, signInForm, signUpForm, toast } from '../setup/portal'
import { newestToken, newShopper, signIn } from '../setup/shopper'

test.beforeEach(({ page }) => fromOwnNetwork(page))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

const newPasswordForm = (page: Page) => page.getByRole('form', { name: 'New password' })

test('a guest signs in on the account page, and sees the two ways in again after signing out there, and signs up, which empties the form and says what comes next [AUTH-001] [AUTH-005] [AUTH-006] [CALL-012] [ERR-002] [ERR-004]', async ({
  page,
  demo,
  provoked,
}) => {
  // The cart may be asked for in the moment in which the session ends.
  provoked.push('Failed to load resource: the server responded with a status of 401')
  const shopper = await newShopper(demo)
  const answer = await page.goto('/account')
  const headers = answer?.headers() ?? {}
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['x-robots-tag']).toContain('noindex')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  await signInForm(page).getByLabel('Email').fill(shopper.email)
  await signInForm(page).getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText(shopper.firstName)
  await expect(portalButton(page)).toHaveText(shopper.firstName)
  await main(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(toast(page).getByText('You have been successfully signed out.')).toBeVisible()
  await expect(signInForm(page)).toBeVisible()
  await expect(portalButton(page)).toHaveText('Patient Portal')

  const form = signUpForm(page)
  for (const [label, words] of [
    ['First name', 'Ana'],
    ['Last name', 'Ruiz'],
    ['Email', newAddress()],
    ['Password', 'correct horse battery'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(words)
  await page.keyboard.press('Enter')
  await expect(toast(page).getByText('Check your email')).toBeVisible()
  await expect(form.getByRole('link', { name: 'Send it again' })).toHaveAttribute(
    'href',
    '/account/confirm-mail',
  )
  for (const input of await form.locator('input').all()) await expect(input).toHaveValue('')
})

test('who was not the first to sign up with their own address, or opens the link elsewhere, types the password once more: only that one works [AUTH-001]', {
  tag: '@long',
}, async ({ page, demo, anotherContext, provoked }) => {
  provoked.push('Failed to load resource: the server responded with a status of 400')
  const email = newAddress()
  await newDevice(demo).post('/api/account/sign-up', {
    firstName: 'Mallory',
    lastName: 'Ruiz',
    email,
    password: 'the stranger’s own',
  })
  const phone = await anotherContext()
  await fromOwnNetwork(phone)
  const onPhone = await phone.newPage()
  const signIn = async (on: Page, password: string) => {
    await on.goto('/account')
    await signInForm(on).getByLabel('Email').fill(email)
    await signInForm(on).getByLabel('Password', { exact: true }).fill(password)
    await on.keyboard.press('Enter')
  }

  await page.goto(`/auth/confirm?token_hash=${await newestToken(demo, email)}&type=signup`)
  await expect(main(page)).toContainText(email)
  await expect(main(page)).not.toContainText('Mallory')
  expect(await accessProblems(page)).toEqual([])
  const password = main(page).getByLabel('Password', { exact: true })
  await main(page).getByRole('button', { name: 'Confirm my address' }).click()
  await expect(password, 'the browser asks for it').toBeFocused()
  await password.fill('correct horse battery')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account$/)
  await expect(main(page)).toContainText(`Signed in as ${email}.`)

  await signIn(onPhone, 'the stranger’s own')
  await expect(signInForm(onPhone).getByText('Invalid login credentials')).toBeVisible()
  await signIn(onPhone, 'correct horse battery')
  await expect(heading(onPhone)).toContainText('Hello')
})

test('a forgotten password is replaced by a link in a mail [AUTH-001]', { tag: '@long' }, async ({
  page,
  demo,
}) => {
  const shopper = await newShopper(demo)
  const before = await newestToken(demo, shopper.email)
  await page.goto('/account')
  await main(page).getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/account\/forgot$/)
  await main(page).getByLabel('Email').fill(shopper.email)
  await main(page).getByRole('button', { name: 'Send me the link' }).click()
  await expect(main(page).getByText('If there’s an account with this address')).toBeVisible()
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

test.describe('every page of an account', () => {
  const look = async (page: Page, path: string) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    expect(await accessProblems(page), path).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, path).toBeLessThanOrEqual(320)
    await expect(heading(page)).toHaveCount(1)
  }

  test('is accessible, and fits 320 px', async ({ page, context, demo }) => {
    await look(page, '/account')
    await signIn(context, demo, await newShopper(demo))
    await look(page, '/account/password')
  })

  test('is so for who has forgotten the password or waits for a mail, too', { tag: '@long' }, async ({
    page,
  }) => {
    for (const path of ['/account/forgot', '/account/confirm-mail', '/account/password'])
      await look(page, path)
  })
})

test('without scripts the browser asks for what is missing, and signing up, confirming, signing out and in all work [AUTH-001] [VALID-001] [VALID-002]', {
  tag: '@long',
}, async ({ demo, withoutScripts: page, provoked }) => {
  provoked.push('Failed to load resource: the server responded with a status of 400')
  await fromOwnNetwork(page)
  const address = newAddress()
  await page.goto('/account')
  for (const name of ['Sign in', 'Sign up']) {
    const form = page.getByRole('form', { name })
    await form.locator('button[type="submit"]').click()
    await expect(page).toHaveURL(/\/account$/)
    await expect(form.locator(':invalid').first()).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  const form = page.getByRole('form', { name: 'Sign up' })
  await form.getByLabel('First name').fill('Ana')
  await form.getByLabel('Last name').fill('Ruiz')
  await form.getByLabel('Email').fill(address)
  await form.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(heading(page)).toHaveText('Check your email')
  await page.goto(`/auth/confirm?token_hash=${await newestToken(demo, address)}&type=signup`)
  await main(page).getByRole('button').click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(heading(page)).toContainText('Ana')
  await main(page).getByRole('button', { name: 'Sign Out' }).click()
  await page.goto('/account')
  await signInForm(page).getByLabel('Email').fill(address)
  await signInForm(page).getByLabel('Password', { exact: true }).fill('wrong')
  await signInForm(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials')
  await expect(signInForm(page).getByLabel('Email')).toHaveValue(address)
  await signInForm(page).getByLabel('Password', { exact: true }).fill('correct horse battery')
  await signInForm(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(heading(page)).toContainText('Ana')
})
