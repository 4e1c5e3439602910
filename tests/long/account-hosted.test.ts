import {
  accountPassword,
  nameAndPassword,
  newAddress,
  newShopper,
  newVisitor,
  type Visitor,
} from '../setup/account-visitor'
import { startHostedAccounts } from '../setup/hosted-accounts'
import { expect, testAlone } from '../setup/http-test'

const test = testAlone.extend('hostedSite', { scope: 'file' }, async ({ demo }, { onCleanup }) => {
  const hosted = await startHostedAccounts(demo)
  const site = await demo.startAnotherSite({ SUPABASE_URL: hosted.url })
  onCleanup(async () => {
    await site.stop()
    await hosted.stop()
  })
  return { hosted, site }
})

/** As a browser goes on by itself; the path where it ends, and what it was answered there. */
async function walk(visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.ask(path)
  const location = answer.headers.get('location')
  if (!location) return path
  const { pathname, search } = new URL(location, 'http://site')
  return walk(visitor, `${pathname}${search}`)
}

test('CALL-009: on hosted Supabase with its own mail templates links come back to the site’s root or callback, and sign in the browser that asked', async ({
  demo,
  hostedSite: { hosted, site },
}) => {
  const email = newAddress()
  const visitor = newVisitor(demo, site.url)
  await visitor.call('sign-up', nameAndPassword(email))
  expect(hosted.asked.at(-1)).toMatchObject({
    call: 'signup',
    redirectTo: demo.siteUrl,
    body: { email, data: { first_name: 'Ana', last_name: 'Ruiz' }, code_challenge_method: 's256' },
  })
  const link = await hosted.followLink(email, 'signup')
  expect(link).toMatch(/^\/\?code=/)
  const stranger = newVisitor(demo, site.url)
  expect(await walk(stranger, link)).toBe('/auth/confirm?type=signup&problem=elsewhere')
  expect((await stranger.ask('/auth/confirm?type=signup&problem=elsewhere')).text).toContain(
    'choose a password with a link',
  )
  expect(await walk(visitor, link)).toBe('/account')
  expect((await visitor.shopper()).shopper.email).toBe(email)
  // Opened once more by who is in already.
  expect(await walk(visitor, link)).toBe('/account')

  await visitor.call('sign-out', {})
  await visitor.call('recover', { email })
  expect(await walk(visitor, await hosted.followLink(email, 'recovery'))).toBe('/account/password')
  expect((await visitor.call('password', { password: 'my second password' })).status).toBe(200)

  const expired = '/?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'
  expect(await walk(newVisitor(demo, site.url), expired)).toBe('/auth/confirm?type=signup&problem=used')
  for (const odd of ['code=', 'code=x', `code=${'x'.repeat(5000)}`, 'next=//evil.example', ''])
    expect(await walk(newVisitor(demo, site.url), `/auth/callback?${odd}`)).toMatch(/^\/auth\/confirm/)
})

test('on hosted Supabase, too, a password typed before the mailbox was opened opens nothing: not the stranger’s who signed up first, nor the one whose link confirmed by itself', async ({
  demo,
  hostedSite: { hosted, site },
}) => {
  const email = newAddress()
  const [stranger, owner, phone] = [1, 2, 3].map(() => newVisitor(demo, site.url)) as [
    Visitor,
    Visitor,
    Visitor,
  ]
  await stranger.call('sign-up', { ...nameAndPassword(email), password: 'the stranger’s' })
  await owner.call('sign-up', nameAndPassword(email))
  const link = await hosted.followLink(email, 'signup')
  expect(await walk(phone, link)).toBe('/auth/confirm?type=signup&problem=elsewhere')
  expect(await walk(owner, link)).toBe('/account/password')
  const closed = { email, password: 'the stranger’s' }
  expect((await stranger.call('sign-in', closed)).status).toBe(400)
  expect(await owner.shopper()).toEqual({ shopper: null })
  expect((await owner.call('password', { password: accountPassword })).status).toBe(200)
  expect((await owner.shopper()).shopper.email).toBe(email)
  expect((await stranger.call('sign-in', closed)).status).toBe(400)
  expect((await phone.call('sign-in', { email, password: accountPassword })).status).toBe(200)
})

test('a code is not exchanged for where another site wants to go', async ({
  demo,
  hostedSite: { hosted, site },
}) => {
  const { email } = await newShopper(demo)
  const visitor = newVisitor(demo, site.url)
  await visitor.call('recover', { email })
  const link = await hosted.followLink(email, 'recovery')
  const lured = link.replace('next=%2Faccount%2Fpassword', 'next=https%3A%2F%2Fevil.example')
  expect(lured).not.toBe(link)
  expect(await walk(visitor, lured)).toBe('/account/password')
})
