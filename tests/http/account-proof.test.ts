import {
  accountPassword,
  linkIn,
  nameAndPassword,
  newAddress,
  newShopper,
  newVisitor,
  type Visitor,
} from '../setup/account-visitor'
import { eventually, mailboxOf } from '../setup/buyer'
import { connectToDatabase } from '../setup/database'
import type { Demo } from '../setup/demo'
import { test as base, expect } from '../setup/http-test'

// They mostly wait: a call that may send a mail answers in steps of time.
const test = base.concurrent

const evil = 'the password of a stranger'
const own = 'the password of the owner'

async function signUp(visitor: Visitor, email: string, password: string, firstName = 'Ana') {
  const { status, text } = await visitor.call('sign-up', { ...nameAndPassword(email), firstName, password })
  expect(status, text).toBe(200)
}
const confirm = async (visitor: Visitor, demo: Demo, email: string, password?: string) =>
  visitor.call('confirm', { ...(await linkIn(demo, email, 'signup')), ...(password && { password }) })
const signIn = async (demo: Demo, email: string, password: string) => {
  const visitor = newVisitor(demo)
  const { status } = await visitor.call('sign-in', { email, password })
  return { status, visitor }
}
/** The stranger gets in by no way; the owner by this password alone. */
async function expectOnlyOwner(demo: Demo, email: string, strangers: Visitor[], password = own) {
  expect((await signIn(demo, email, evil)).status).toBe(400)
  for (const stranger of strangers) expect(await stranger.shopper()).toEqual({ shopper: null })
  const { status, visitor } = await signIn(demo, email, password)
  expect(status).toBe(200)
  expect((await visitor.shopper()).shopper.email).toBe(email)
}

test('a stranger signs up first, the owner later with an own password and confirms: only the password typed beside the button works, and the stranger’s name is gone', async ({
  demo,
}) => {
  const email = newAddress()
  const [stranger, owner] = [newVisitor(demo), newVisitor(demo)]
  await signUp(stranger, email, evil, 'Mallory')
  await signUp(owner, email, own)
  const link = await linkIn(demo, email, 'signup')
  const page = await owner.ask(`/auth/confirm?token_hash=${link.token_hash}&type=signup`)
  expect(page.text).toContain('autoComplete="new-password"')
  expect(page.text).not.toContain('Mallory')

  const without = await confirm(owner, demo, email)
  expect([without.status, without.json.field]).toEqual([400, 'password'])
  expect((await signIn(demo, email, evil)).status).toBe(400)
  // Whoever tries too early makes us mail a new link.
  await eventually(() => mailboxOf(demo, email)).toHaveLength(3)
  expect((await confirm(owner, demo, email, 'short')).json.field).toBe('password')
  expect((await confirm(owner, demo, email, own)).json).toMatchObject({ next: '/account' })
  expect((await owner.shopper()).shopper).toMatchObject({ email, firstName: null, lastName: null })
  await expectOnlyOwner(demo, email, [stranger])
})

test('the owner signs up first, a stranger ten seconds later: the owner’s button is enough, and the stranger’s password opens nothing', async ({
  demo,
}) => {
  const email = newAddress()
  const [owner, stranger] = [newVisitor(demo), newVisitor(demo)]
  await signUp(owner, email, own)
  await signUp(stranger, email, evil, 'Mallory')
  expect((await confirm(owner, demo, email)).json).toMatchObject({ next: '/account' })
  expect((await owner.shopper()).shopper).toMatchObject({ email, firstName: 'Ana' })
  await expectOnlyOwner(demo, email, [stranger])
})

test('both sign up at the same moment: whoever was first, the owner’s password alone works', async ({
  demo,
}) => {
  const email = newAddress()
  const [owner, stranger] = [newVisitor(demo), newVisitor(demo)]
  await Promise.all([signUp(stranger, email, evil), signUp(owner, email, own)])
  const plain = await confirm(owner, demo, email)
  if (plain.status === 400) await confirm(owner, demo, email, own)
  await expectOnlyOwner(demo, email, [stranger])
})

test('a stranger signed up, and the owner who never did presses the button in the mail: a password is typed first, and is the only one', async ({
  demo,
}) => {
  const email = newAddress()
  const [stranger, owner] = [newVisitor(demo), newVisitor(demo)]
  await signUp(stranger, email, evil)
  expect((await confirm(owner, demo, email)).json.field).toBe('password')
  // As a browser without scripts sends the button of the page.
  const link = await linkIn(demo, email, 'signup')
  const plain = await owner.post('confirm', { ...link, password: '' })
  expect(plain.status).toBe(400)
  expect(plain.text).toContain('Please enter your password.')
  const led = await owner.post('confirm', { ...link, password: own })
  expect([led.status, led.headers.get('location')]).toEqual([303, '/account'])
  await expectOnlyOwner(demo, email, [stranger])
})

test('the one who signed up opens the link on another device: the same password typed once more is enough', async ({
  demo,
}) => {
  const email = newAddress()
  await signUp(newVisitor(demo), email, own)
  const phone = newVisitor(demo)
  expect((await confirm(phone, demo, email, own)).json).toMatchObject({ next: '/account' })
  expect((await phone.shopper()).shopper.firstName).toBe('Ana')
  await expectOnlyOwner(demo, email, [])
})

test('a stranger’s sign-up cookie of another address is worth nothing', async ({ demo }) => {
  const [email, other] = [newAddress(), newAddress()]
  const [stranger, owner] = [newVisitor(demo), newVisitor(demo)]
  await signUp(stranger, email, evil)
  await signUp(owner, other, own)
  expect((await confirm(owner, demo, email)).json.field).toBe('password')
})

test('asking for a new password instead of confirming opens the account only once one was chosen', async ({
  demo,
}) => {
  const email = newAddress()
  const [stranger, owner] = [newVisitor(demo), newVisitor(demo)]
  await signUp(stranger, email, evil)
  await owner.call('recover', { email })
  expect((await owner.call('confirm', await linkIn(demo, email, 'recovery'))).json.next).toBe(
    '/account/password',
  )
  // The address is confirmed by now, and still nobody is in.
  expect((await signIn(demo, email, evil)).status).toBe(400)
  expect(await owner.shopper()).toEqual({ shopper: null })
  for (const [call, body] of [
    ['name', { firstName: 'X', lastName: 'Y' }],
    ['email', { email: newAddress(), password: evil }],
    ['export', { password: evil }],
    ['delete', { password: evil, sure: 'yes' }],
    ['sign-out-everywhere', {}],
  ] as const)
    expect((await owner.call(call, body)).status, call).toBe(401)
  expect((await owner.call('password', { password: own })).status).toBe(200)
  expect((await owner.shopper()).shopper.email).toBe(email)
  await expectOnlyOwner(demo, email, [stranger])
})

test('an account confirmed without our page, as hosted templates do it by GET, stays closed to every password and sends its owner the way in', async ({
  demo,
}) => {
  const email = newAddress()
  const stranger = newVisitor(demo)
  await signUp(stranger, email, evil)
  const verified = await fetch(`${demo.stackUrl}/auth/v1/verify`, {
    method: 'POST',
    headers: { apikey: demo.secrets.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'signup', token_hash: (await linkIn(demo, email, 'signup')).token_hash }),
  })
  expect(verified.status).toBe(200)
  const { access_token, refresh_token } = await verified.json()

  const tried = await stranger.call('sign-in', { email, password: evil })
  const wrong = await stranger.call('sign-in', { email, password: 'not even that' })
  expect([tried.status, tried.text, tried.headers.getSetCookie()]).toEqual([400, wrong.text, []])
  // A session the service itself gives out, put into our cookie by hand.
  const session = { access_token, refresh_token, expires_at: Math.floor(Date.now() / 1000) + 3000 }
  stranger.jar.set('session', `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`)
  expect((await stranger.call('password', { password: 'mine now', current: evil })).status).toBe(401)
  expect((await stranger.call('export', { password: evil })).status).toBe(401)
  expect((await stranger.ask('/account')).text).not.toContain(email)
  expect((await stranger.ask('/account/password')).text).toContain('href="/account/forgot"')
  const direct = await fetch(`${demo.stackUrl}/rest/v1/rpc/own_requests`, {
    method: 'POST',
    headers: { apikey: demo.secrets.publishableKey, authorization: `Bearer ${access_token}` },
  })
  expect(await direct.json()).toEqual([])

  const subjects = async () => (await mailboxOf(demo, email)).map(({ subject }) => subject)
  await eventually(subjects).toContain('Choose a new password')
  const owner = newVisitor(demo)
  await owner.call('confirm', await linkIn(demo, email, 'recovery'))
  expect((await owner.call('password', { password: own })).status).toBe(200)
  await expectOnlyOwner(demo, email, [stranger])
})

test('a changed address is confirmed where its account is signed in, or with its password: whoever only owns the mailbox gives it to nobody', async ({
  demo,
}) => {
  const thief = await newShopper(demo)
  const victim = newAddress()
  expect((await thief.call('email', { email: victim, password: accountPassword })).status).toBe(200)
  const link = await linkIn(demo, victim, 'email_change')
  const owner = newVisitor(demo)
  const page = await owner.ask(`/auth/confirm?token_hash=${link.token_hash}&type=email_change`)
  expect(page.text).toContain('autoComplete="current-password"')
  expect(page.text).not.toContain(thief.email)
  for (const password of ['', own])
    expect((await owner.call('confirm', { ...link, password })).json.field).toBe('password')
  expect((await (await newShopper(demo)).call('confirm', link)).json.field).toBe('password')
  expect((await thief.shopper()).shopper.email).toBe(thief.email)

  const phone = newVisitor(demo)
  expect((await phone.call('confirm', { ...link, password: accountPassword })).status).toBe(200)
  expect((await phone.shopper()).shopper.email).toBe(victim)
})

test('an address the accounts service changed by itself closes the account until its mailbox was opened', async ({
  demo,
}) => {
  const thief = await newShopper(demo)
  const victim = newAddress()
  const sql = await connectToDatabase(demo)
  await sql`update auth.users set email = ${victim} where email = ${thief.email}`
  await sql.end()
  expect(await thief.shopper()).toEqual({ shopper: null })
  expect((await signIn(demo, victim, accountPassword)).status).toBe(400)
  await eventually(() => mailboxOf(demo, victim)).toHaveLength(1)
  const owner = newVisitor(demo)
  await owner.call('confirm', await linkIn(demo, victim, 'recovery'))
  expect((await owner.call('password', { password: own })).status).toBe(200)
  await expectOnlyOwner(demo, victim, [thief])
})
