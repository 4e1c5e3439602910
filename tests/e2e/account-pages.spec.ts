import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../setup/fixtures'
import { fromOwnNetwork, newAddress, portalButton, signInForm, signUpForm, toast } from '../setup/portal'
import { newestToken, newShopper, signIn } from '../setup/shopper'

test.beforeEach(({ page }) => fromOwnNetwork(page))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

const newPasswordForm = (page: Page) => page.getByRole('form', { name: 'New password' })

test('a guest signs in on the account page [AUTH-001] [AUTH-005] [ENT-017]', async ({ page, demo }) => {
  const shopper = await newShopper(demo)
  const answer = await page.goto('/account')
  const headers = answer?.headers() ?? {}
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['x-robots-tag']).toContain('noindex')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  await expect(main(page).locator('form').first().locator('input')).toHaveCount(2)
  await expect(main(page).locator('form').nth(1).locator('input')).toHaveCount(4)
  await signInForm(page).getByLabel('Email').fill(shopper.email)
  await signInForm(page).getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText(shopper.firstName)
  await expect(portalButton(page)).toHaveText(shopper.firstName)
})

test('signing up on the account page empties the form and says what comes next [AUTH-006] [ERR-002]', async ({
  page,
}) => {
  await page.goto('/account#sign-up')
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

test('a forgotten password is replaced by a link in a mail [AUTH-001]', async ({ page, demo }) => {
  const shopper = await newShopper(demo)
  const before = await newestToken(demo, shopper.email)
  await page.goto('/account')
  await main(page).getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/account\/forgot$/)
  await main(page).getByLabel('Email').fill(shopper.email)
  await main(page).getByRole('button', { name: 'Send me the link' }).click()
  await expect(main(page).getByText('If there is an account with this address')).toBeVisible()
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

test('whether an address has an account is told by neither page [CALL-010]', async ({ page, demo }) => {
  const known = (await newShopper(demo)).email
  for (const [path, button] of [
    ['/account/forgot', 'Send me the link'],
    ['/account/confirm-mail', 'Send it again'],
  ] as const) {
    const said: (string | null)[] = []
    for (const address of [known, newAddress()]) {
      await page.goto(path)
      await main(page).getByLabel('Email').fill(address)
      await main(page).getByRole('button', { name: button }).click()
      await expect(main(page).getByRole('status')).not.toBeEmpty()
      await expect(main(page).getByLabel('Email')).toHaveValue('')
      said.push(await main(page).textContent())
    }
    expect(said[0]).toBe(said[1])
  }
})

test('choosing a password needs a link, or the current one', async ({ page, context, demo, provoked }) => {
  await page.goto('/account/password')
  await expect(main(page).getByRole('link', { name: 'Send me a link' })).toHaveAttribute(
    'href',
    '/account/forgot',
  )
  provoked.push('Failed to load resource: the server responded with a status of 400')
  await signIn(context, demo, await newShopper(demo))
  await page.reload()
  await main(page).getByLabel('Current password', { exact: true }).fill('not this one')
  await newPasswordForm(page).getByLabel('New password', { exact: true }).fill('another battery staple')
  await page.keyboard.press('Enter')
  await expect(toast(page).getByText('Password not changed')).toBeVisible()
  await expect(main(page).getByText('This is not your current password.')).toBeVisible()
  await expect(main(page).getByLabel('Current password', { exact: true })).toBeFocused()
})

test('who signs out on the account page sees the two ways in again [CALL-012] [ERR-004]', async ({
  page,
  context,
  demo,
  provoked,
}) => {
  // The cart may be asked for in the moment in which the session ends.
  provoked.push('Failed to load resource: the server responded with a status of 401')
  await signIn(context, demo, await newShopper(demo))
  await page.goto('/account')
  await main(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(toast(page).getByText('You have been successfully signed out.')).toBeVisible()
  await expect(signInForm(page)).toBeVisible()
  await expect(portalButton(page)).toHaveText('Patient Portal')
})

test('every page of an account is accessible, and fits 320 px', async ({ page, context, demo }) => {
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
    await expect(heading(page)).toHaveCount(1)
  }
  for (const path of ['/account', '/account/forgot', '/account/confirm-mail', '/account/password'])
    await look(path)
  await signIn(context, demo, await newShopper(demo))
  await look('/account/password')
})

test.describe('without scripts', () => {
  let context: BrowserContext
  let page: Page
  test.beforeEach(async ({ browserOfDemo, demo }) => {
    context = await browserOfDemo.newContext({ baseURL: demo.siteUrl, javaScriptEnabled: false })
    await fromOwnNetwork(context)
    page = await context.newPage()
  })
  test.afterEach(() => context.close())

  test('signing up, confirming, signing out and in all work [AUTH-001]', async ({ demo }) => {
    const address = newAddress()
    await page.goto('/account')
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
    await expect(page.getByLabel('E-mail')).toHaveValue(address)
    await page.getByLabel('Password').fill('correct horse battery')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(heading(page)).toContainText('Ana')
  })

  test('the browser itself asks for what is missing [VALID-001] [VALID-002]', async () => {
    await page.goto('/account')
    for (const name of ['Sign in', 'Sign up']) {
      const form = page.getByRole('form', { name })
      await form.locator('button[type="submit"]').click()
      await expect(page).toHaveURL(/\/account$/)
      await expect(form.locator(':invalid').first()).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  })
})
