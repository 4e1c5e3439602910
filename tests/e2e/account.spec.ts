import type { Page } from '@playwright/test'
import { accessProblems } from '../setup/access'
import { b12, expectStored, storedCart, zinc } from '../setup/account-cart'
import { expect, test } from '../setup/fixtures'
import {
  fromOwnNetwork,
  newAddress,
  openPortal,
  portal,
  portalButton,
  signInForm,
  signUpForm,
  toast,
} from '../setup/portal'
import { addToCart, shopPath } from '../setup/shop'
import { newestToken, newShopper } from '../setup/shopper'
import { walk } from '../setup/walk'

test.beforeEach(({ page }) => fromOwnNetwork(page))

const tab = (page: Page, name: string) => portal(page).getByRole('tab', { name, exact: true })
const cartControl = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fillSignIn(page: Page, email: string, secret: string) {
  await signInForm(page).getByLabel('Email').fill(email)
  await signInForm(page).getByLabel('Password', { exact: true }).fill(secret)
}

async function fillSignUp(page: Page, values: [label: string, words: string][]) {
  await tab(page, 'Sign Up').click()
  for (const [label, words] of values) await signUpForm(page).getByLabel(label, { exact: true }).fill(words)
}

/** A browser that has the hint of a session, and a server that says this. */
async function pretend(page: Page, siteUrl: string, answer: () => Promise<object | null> | object | null) {
  await page.route('**/api/cart', (route) => route.fulfill({ json: { owner: dana.id, items: [], gone: [] } }))
  await page.route('**/api/account', async (route) => {
    const shopper = await answer()
    if (shopper) await route.fulfill({ json: { shopper } })
    else await route.fulfill({ status: 503, json: { error: 'unanswered', message: 'Away' } })
  })
  // Last: a page that looks for it now must not ask the real server, which would take it away.
  await page.context().addCookies([{ name: 'signed_in', value: '1', url: siteUrl }])
}

const dana = { id: '1', email: 'dana.reyes@example.com', firstName: 'Dana', lastName: 'Reyes' }

test('the patient portal opens a panel with two tabs, walked through by keys; it closes when the focus goes on and by a press beside it, and keeps what was typed [HEAD-008] [HEAD-019]', async ({
  page,
}) => {
  await page.goto('/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Patient Portal' })
  await expect(portal(page)).toBeHidden()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(tab(page, 'Sign In')).toHaveAttribute('aria-selected', 'true')
  await expect(portal(page).getByRole('tab')).toHaveText(['Sign In', 'Sign Up'])
  await walk(page, [portal(page).getByRole('link', { name: 'Client Portal' }), tab(page, 'Sign In')])
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Sign Up')).toBeFocused()
  await expect(signUpForm(page)).toBeVisible()
  await expect(signInForm(page)).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(signInForm(page)).toBeVisible()
  await walk(page, [
    signInForm(page).getByRole('textbox', { name: 'Email' }),
    signInForm(page).getByLabel('Password', { exact: true }),
    signInForm(page).getByRole('button', { name: 'Show password' }),
    signInForm(page).getByRole('button', { name: 'Sign In' }),
    portal(page).getByRole('link', { name: 'Forgot your password?' }),
  ])
  await page.keyboard.press('Escape')
  await expect(portal(page)).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await signInForm(page).getByLabel('Email').fill('half@typed')
  await portal(page).getByRole('link', { name: 'Forgot your password?' }).focus()
  await page.keyboard.press('Tab')
  await expect(portal(page)).toBeHidden()
  await button.click()
  await expect(signInForm(page).getByLabel('Email')).toHaveValue('half@typed')
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 } })
  await expect(portal(page)).toBeHidden()
})

test('both forms name what is missing, say a new password’s rules beforehand, and send nothing that can’t be taken [VALID-001] [VALID-002] [VALID-003]', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  await openPortal(page)
  await test.step('signing in', async () => {
    const [email, password] = ['Email', 'Password'].map((name) =>
      signInForm(page).getByLabel(name, { exact: true }),
    ) as [ReturnType<Page['getByLabel']>, ReturnType<Page['getByLabel']>]
    await signInForm(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(email).toHaveAccessibleDescription('Please enter your email address.')
    await expect(password).toHaveAccessibleDescription('Please enter your password.')
    const summary = signInForm(page).getByRole('alert').getByRole('link')
    await expect(summary).toHaveText(['Please enter your email address.', 'Please enter your password.'])
    await summary.first().press('Enter')
    await expect(email).toBeFocused()
    await fillSignIn(page, 'no address', 'anything')
    await page.keyboard.press('Enter')
    await expect(email).toHaveAccessibleDescription(/^Please enter an email address like/)
  })

  await test.step('signing up', async () => {
    await tab(page, 'Sign Up').click()
    const create = signUpForm(page).getByRole('button', { name: 'Create account' })
    await create.click()
    for (const name of ['first name', 'last name', 'email address', 'password'])
      await expect(
        signUpForm(page).locator('[data-problem]', { hasText: `Please enter your ${name}.` }),
      ).toBeVisible()

    const field = signUpForm(page).getByLabel('Password', { exact: true })
    await expect(field).toHaveAccessibleDescription(/At least 8 characters, at most 72/)
    await field.fill('1234567')
    await signUpForm(page).getByRole('button', { name: 'Show password' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await create.click()
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAccessibleDescription(/Use at least 8 characters for your password\./)
  })
  expect(calls).toEqual([])
})

test('while signing in the button says so and can not be pressed twice; what the server refuses is told by toast and in the form, which keeps what was typed; without a connection it says so [AUTH-004] [AUTH-007] [ERR-001] [ERR-003] [CALL-010] [CALL-011]', async ({
  page,
  provoked,
}) => {
  provoked.push(
    'Failed to load resource: the server responded with a status of 400',
    'Failed to load resource: net::ERR_FAILED',
  )
  await openPortal(page)
  await test.step('a wrong password', async () => {
    const address = newAddress()
    const { promise: isLet, resolve: letThrough } = Promise.withResolvers<void>()
    const sent: unknown[] = []
    await page.route('**/api/account/sign-in', async (route) => {
      sent.push(route.request().postDataJSON())
      await isLet
      await route.continue()
    })
    await fillSignIn(page, ` ${address} `, ' not my password ')
    await page.keyboard.press('Enter')
    await expect(signInForm(page).getByRole('button', { name: 'Signing in…' })).toBeDisabled()
    await page.keyboard.press('Enter')
    letThrough()
    await expect(toast(page).getByText('Sign in error')).toBeVisible()
    expect(sent).toEqual([{ email: address, password: ' not my password ' }])
    await expect(toast(page).getByRole('alert').getByText('Invalid login credentials')).toBeVisible()
    await expect(signInForm(page).getByText('Invalid login credentials')).toBeVisible()
    await expect(signInForm(page).getByLabel('Email')).toHaveValue(address)
    const password = signInForm(page).getByLabel('Password', { exact: true })
    await expect(password).toHaveValue(' not my password ')
    await expect(password).toBeFocused()
  })

  await test.step('no connection', async () => {
    await page.route('**/api/account/sign-in', (route) => route.abort())
    await fillSignIn(page, 'ana@example.com', 'correct horse')
    await page.keyboard.press('Enter')
    await expect(signInForm(page).getByText(/couldn’t reach our server.*\(480\) 555-0142/)).toBeVisible()
    await expect(signInForm(page).getByLabel('Email')).toHaveValue('ana@example.com')
  })

  await test.step('a password nobody should have', async () => {
    const message = 'This password is known from a leak. Please choose another.'
    await page.route('**/api/account/sign-up', (route) =>
      route.fulfill({ status: 400, json: { error: 'invalid', field: 'password', message } }),
    )
    await fillSignUp(page, [
      ['First name', 'Ana'],
      ['Last name', 'Ruiz'],
      ['Email', newAddress()],
      ['Password', 'password1'],
    ])
    await page.keyboard.press('Enter')
    await expect(toast(page).getByText('Sign up error')).toBeVisible()
    await expect(toast(page).getByText(message)).toBeVisible()
    await expect(signUpForm(page).getByText(message)).toBeVisible()
    await expect(signUpForm(page).getByLabel('Password', { exact: true })).toBeFocused()
    await expect(signUpForm(page).getByLabel('First name')).toHaveValue('Ana')
  })
})

test('from sign-up over the mail to sign-in and out again [AUTH-001] [AUTH-005] [AUTH-006] [ERR-002] [ERR-004] [CALL-010] [CALL-012] [HEAD-020] [HEAD-021] [HEAD-022]', async ({
  page,
  demo,
  provoked,
}) => {
  // The cart may be on its way while the session ends.
  provoked.push('Failed to load resource: the server responded with a status of 401')
  const address = newAddress()
  await openPortal(page)
  await fillSignUp(page, [
    ['First name', 'Ana'],
    ['Last name', 'Ruiz'],
    ['Email', address],
    ['Password', 'correct horse battery'],
  ])
  await page.keyboard.press('Enter')
  await expect(toast(page).getByText('Check your email')).toBeVisible()
  await expect(
    toast(page).getByText("We've sent you a confirmation link to complete your registration."),
  ).toBeVisible()
  await expect(tab(page, 'Sign In')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Sign In')).toBeFocused()
  await expect(portal(page).getByRole('link', { name: 'Send it again' })).toBeVisible()
  for (const input of await portal(page).locator('input').all()) await expect(input).toHaveValue('')

  const token = await newestToken(demo, address)
  await page.goto(`/auth/confirm?token_hash=${token}&type=signup`)
  await page.getByRole('main').getByRole('button').click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(portalButton(page)).toHaveText('Ana')

  await page.goto('/')
  await expect(portalButton(page)).toHaveText('Ana')
  await expect(portalButton(page)).toHaveAccessibleDescription(
    'Your account: orders, gift cards and requests',
  )
  await portalButton(page).click()
  await expect(portal(page).getByText('Signed in as')).toContainText(address)
  const links = portal(page).getByRole('link')
  await expect(links).toHaveText(['Client Portal', 'Book Appointment', 'Membership', 'My account'])
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/client-portal', '/first-time-patients', '/membership', '/account'])

  const signOut = page.waitForRequest('**/api/account/sign-out')
  await portal(page).getByRole('button', { name: 'Sign Out' }).click()
  expect((await signOut).postDataJSON()).toEqual({})
  await expect(toast(page).getByText('Signed out', { exact: true })).toBeVisible()
  await expect(toast(page).getByText('You have been successfully signed out.')).toBeVisible()
  await expect(portalButton(page)).toHaveText('Patient Portal')
  await expect(tab(page, 'Sign In')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Sign In')).toBeFocused()

  await fillSignIn(page, address, 'correct horse battery')
  await page.keyboard.press('Enter')
  await expect(portal(page).getByText('Signed in as')).toBeFocused()
  await expect(portalButton(page)).toHaveText('Ana')
  await portal(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(portalButton(page)).toHaveText('Patient Portal')
  for (const input of await signInForm(page).locator('input').all()) await expect(input).toHaveValue('')
  await page.reload()
  await expect(portalButton(page)).toHaveText('Patient Portal')
})

test('until the server said who is signed in the portal waits, and asks again where it did not; a sign-out that did not work is not called one [AUTH-003]', {
  tag: '@long',
}, async ({ page, demo, provoked }) => {
  provoked.push('Failed to load resource: the server responded with a status of 503')
  const answers: ((shopper: object | null) => void)[] = []
  await pretend(page, demo.siteUrl, () =>
    answers.length < 2 ? new Promise((resolve) => answers.push(resolve)) : dana,
  )
  await page.goto('/')
  await expect.poll(() => answers.length).toBe(1)
  await portalButton(page).click()
  await expect(portal(page).getByText('One moment…')).toBeVisible()
  answers[0]?.(null)
  await expect(portal(page).getByText('We can’t see right now whether you are signed in.')).toBeVisible()
  await expect(portal(page).getByRole('link', { name: '(480) 555-0142' })).toBeVisible()
  await portal(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(dana)
  await expect(portalButton(page)).toHaveText('Dana')

  await page.route('**/api/account/sign-out', (route) =>
    route.fulfill({ status: 503, json: { error: 'unanswered', message: 'We can’t reach your account.' } }),
  )
  await portal(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(toast(page).getByText('You are still signed in')).toBeVisible()
  await expect(portalButton(page)).toHaveText('Dana')
})

test('two tabs of one browser have one cart, a guest’s and a shopper’s, and who signs in or out in one does so in both [AUTH-002] [CART-011] [CART-013]', {
  tag: '@long',
}, async ({ page, context, demo, provoked }) => {
  // The cart may be asked for in the moment in which the session ends.
  provoked.push('Failed to load resource: the server responded with a status of 401')
  const shopper = await newShopper(demo, { firstName: 'Mina', lastName: 'Ortiz' })
  const other = await context.newPage()
  await page.goto(shopPath)
  await other.goto(shopPath)
  await addToCart(page, 'Vitamin B12')
  await expect(cartControl(other, 'Cart, 1 item')).toBeVisible()
  await addToCart(other, 'Zinc')
  await expect(cartControl(page, 'Cart, 2 items')).toBeVisible()

  await portalButton(page).click()
  await fillSignIn(page, shopper.email, shopper.password)
  await page.keyboard.press('Enter')
  await expect(portalButton(page)).toHaveText('Mina')
  await expect(portalButton(other)).toHaveText('Mina')
  await expectStored(demo, shopper, { [b12.id]: 1, [zinc.id]: 1 })
  await expect(toast(page).getByRole('button', { name: 'Add them' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await addToCart(page, 'Vitamin B12')
  await expect(cartControl(other, 'Cart, 3 items')).toBeVisible()
  await expectStored(demo, shopper, { [b12.id]: 2, [zinc.id]: 1 })
  await addToCart(other, 'Vitamin B12')
  await expectStored(demo, shopper, { [b12.id]: 3, [zinc.id]: 1 })
  await expect(cartControl(page, 'Cart, 4 items')).toBeVisible()

  await portalButton(other).click()
  await portal(other).getByRole('button', { name: 'Sign Out' }).click()
  for (const each of [other, page]) {
    await expect(portalButton(each)).toHaveText('Patient Portal')
    await expect(cartControl(each, 'Cart, empty')).toBeVisible()
  }
  expect(await storedCart(demo, shopper)).toEqual({ [b12.id]: 3, [zinc.id]: 1 })
})

test('a guest’s page asks nobody who is signed in or what is stored, and loads no code of accounts before it is needed', async ({
  page,
}) => {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  const ofAccounts = () => asked.filter(({ pathname }) => /^\/api\/(account|cart$)/.test(pathname))
  await page.goto(shopPath)
  await addToCart(page, 'Vitamin B12')
  await expect(cartControl(page, 'Cart, 1 item')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(ofAccounts()).toEqual([])
  expect(await page.evaluate(() => 'cart_account' in localStorage)).toBe(false)
  const scripts = () => asked.filter(({ pathname }) => pathname.endsWith('.js')).length
  const before = scripts()
  await portalButton(page).focus()
  await expect.poll(scripts).toBeGreaterThan(before)
  expect(ofAccounts()).toEqual([])
})

test('without its code, and without scripts, the portal links to the account [HEAD-008]', async ({
  withoutScripts: page,
}) => {
  await page.goto('/')
  await portalButton(page).click()
  await expect(portal(page).getByRole('link')).toHaveText(['Client Portal', 'Sign in', 'Create an account'])
  await portal(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/account$/)
})

test('the menu of phones leads to the portal, by name of who is signed in [HEAD-008]', {
  tag: '@long',
}, async ({ page, demo }) => {
  await pretend(page, demo.siteUrl, () => dana)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/')
  await expect(portalButton(page)).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Dana' })
  await expect(link).toHaveAttribute('href', '/account')
})

test('the open portal is accessible and inside of the page at every width that has it', {
  tag: '@long',
}, async ({ page, demo }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPortal(page)
  const look = async (what: string) => {
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const box = await portal(page).boundingBox()
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, `${what}, ${width} px`).toBe(
        true,
      )
      expect(await accessProblems(page, { within: '[data-portal]' }), `${what}, ${width} px`).toEqual([])
    }
  }
  await look('signing in')
  await tab(page, 'Sign Up').click()
  await look('signing up')
  await pretend(page, demo.siteUrl, () => dana)
  await page.reload()
  await portalButton(page).click()
  await expect(portal(page).getByText('Signed in as')).toBeVisible()
  await look('signed in')
})
