import {
  type Answered,
  accountPassword,
  linkIn,
  nameAndPassword,
  newAddress,
  newShopper,
  newVisitor,
} from '../setup/account-visitor'
import { eventually, mailboxOf } from '../setup/buyer'
import { connectToDatabase } from '../setup/database'
import { test as base, expect } from '../setup/http-test'

// They mostly wait: a call that may send a mail answers in steps of time.
const test = base.concurrent

const subjects = async (demo: Parameters<typeof mailboxOf>[0], to: string) =>
  (await mailboxOf(demo, to)).map(({ subject }) => subject)

/** An answer byte by byte, but for the time of day and what is random by design. */
const seen = ({ status, headers, text }: Answered) => ({
  status,
  text,
  headers: [...headers]
    .filter(([name]) => !['date', 'keep-alive', 'x-request-id'].includes(name))
    .map(([name, value]) => [name, value.replace(/=(?:base64-)?[\w-]{32,}/, (random) => `=${random.length}`)])
    .map(([name, value]) => [name, value?.replace(/expires=[^;]+/i, '')]),
})

test('AUTH-001 ENT-005 ENT-006 CALL-010: signing up mails a link; the button behind it signs this browser in', async ({
  demo,
}) => {
  const email = newAddress()
  const visitor = newVisitor(demo)
  const asked = await visitor.call('sign-up', { ...nameAndPassword(email), firstName: ' Zoë ' })
  expect([asked.status, asked.json]).toEqual([200, { outcome: 'check_mail' }])
  expect(await visitor.shopper()).toEqual({ shopper: null })
  const link = await linkIn(demo, email, 'signup')

  // Scanners of mailboxes open links: looking changes nothing.
  const page = `/auth/confirm?token_hash=${link.token_hash}&type=signup`
  for (const _ of [1, 2]) {
    const looked = await newVisitor(demo).ask(page)
    expect(looked.status).toBe(200)
    expect(looked.text).toContain('Confirm my address')
    expect(looked.text).toContain(email)
    expect(looked.text).not.toContain('Zoë')
    expect(looked.headers.get('cache-control')).toContain('no-store')
    expect(looked.headers.get('referrer-policy')).toBe('same-origin')
    expect(looked.headers.get('x-robots-tag')).toBe('noindex')
    expect(looked.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }

  const confirmed = await visitor.call('confirm', link)
  expect([confirmed.status, confirmed.json]).toEqual([
    200,
    { outcome: 'confirmed', type: 'signup', next: '/account' },
  ])
  const cookies = confirmed.headers.getSetCookie()
  const session = cookies.find((cookie) => /^session(?:\.0)?=/.test(cookie))
  expect(session).toMatch(/; HttpOnly/i)
  expect(session).toMatch(/; SameSite=lax/i)
  expect(/; Secure/i.test(session ?? '')).toBe(demo.siteUrl.startsWith('https:'))
  const hint = cookies.find((cookie) => cookie.startsWith('signed_in=1'))
  expect(hint).not.toMatch(/httponly/i)
  expect(hint?.match(/max-age=\d+/i)?.[0]).toBe(session?.match(/max-age=\d+/i)?.[0])

  const { shopper } = await visitor.shopper()
  expect(shopper).toEqual({ id: expect.any(String), email, firstName: 'Zoë', lastName: 'Ruiz' })
  const sql = await connectToDatabase(demo)
  const [row] = await sql`select id, raw_user_meta_data as data from auth.users where email = ${email}`
  await sql.end()
  expect(row?.id).toBe(shopper.id)
  expect(row?.data).toMatchObject({ first_name: 'Zoë', last_name: 'Ruiz' })
})

test('CALL-010 ERR-001: signing up reads the same for a new, a waiting and a confirmed address; its owner is told by mail', async ({
  demo,
}) => {
  const waiting = newAddress()
  const known = (await newShopper(demo)).email
  const ask = (email: string) => newVisitor(demo).call('sign-up', nameAndPassword(email))
  const first = seen(await ask(waiting))
  expect(first.status).toBe(200)
  expect(seen(await ask(waiting.toUpperCase()))).toEqual(first)
  expect(seen(await ask(known))).toEqual(first)
  expect(seen(await ask(newAddress()))).toEqual(first)
  expect(await subjects(demo, waiting)).toEqual(Array(2).fill('Confirm your email address'))
  await eventually(() => subjects(demo, known)).toContain('You already have an account')
  // The password is still the first one.
  expect((await newVisitor(demo).call('sign-in', { email: known, password: accountPassword })).status).toBe(
    200,
  )
})

test('CALL-010 CALL-011 ERR-003: a wrong password, an unknown address and an unconfirmed account read the same; the owner of the last gets a new link', async ({
  demo,
}) => {
  const { email } = await newShopper(demo)
  const waiting = newAddress()
  await newVisitor(demo).call('sign-up', nameAndPassword(waiting))
  const ask = (email: string, password: string) => newVisitor(demo).call('sign-in', { email, password })
  const wrong = await ask(email, 'not my password')
  expect(wrong.json).toEqual({
    error: 'sign_in_failed',
    message: expect.stringContaining('Invalid login credentials'),
  })
  for (const same of [
    await ask(newAddress(), 'not my password'),
    await ask(waiting, 'not my password'),
    await ask(waiting, accountPassword),
    await ask(email, 'x'.repeat(200)),
    await ask(email, 'nul\0nul\0nul'),
  ])
    expect(seen(same)).toEqual(seen(wrong))
  await eventually(() => subjects(demo, waiting)).toHaveLength(3)

  const right = await ask(email.toUpperCase(), accountPassword)
  expect([right.status, right.json.shopper]).toEqual([
    200,
    { id: expect.any(String), email, firstName: 'Ana', lastName: 'Ruiz' },
  ])
})

test('CALL-010: asking for a new password or a new link reads the same for every address', async ({
  demo,
}) => {
  const { email } = await newShopper(demo)
  for (const call of ['recover', 'resend']) {
    const ask = (email: string) => newVisitor(demo).call(call, { email })
    const known = seen(await ask(email))
    expect([known.status, known.text]).toEqual([200, '{"outcome":"check_mail"}'])
    expect(seen(await ask(newAddress()))).toEqual(known)
  }
  expect(await subjects(demo, email)).toEqual(['Choose a new password', 'Confirm your email address'])
})

test('CALL-012: signing out takes all cookies of this device, and leaves the others signed in', async ({
  demo,
}) => {
  const here = await newShopper(demo)
  const there = newVisitor(demo)
  await there.call('sign-in', { email: here.email, password: accountPassword })
  const kept = new Map(here.jar)
  const out = await here.call('sign-out', {})
  expect([out.status, out.json]).toEqual([200, {}])
  expect([...here.jar.keys()].filter((name) => /^session(\.\d+)?$|signed_in/.test(name))).toEqual([])
  expect(await here.shopper()).toEqual({ shopper: null })
  expect((await there.shopper()).shopper.email).toBe(here.email)
  // Copied cookies are worth nothing any more.
  const thief = newVisitor(demo)
  for (const [name, value] of kept) thief.jar.set(name, value)
  expect(await thief.shopper()).toEqual({ shopper: null })
  expect(thief.jar.has('signed_in')).toBe(false)
  // Signing out once more, or as a guest, is no mistake.
  expect((await here.call('sign-out', {})).status).toBe(200)
})

test('a link works once; used, old and forged ones say so and offer a new mail', async ({ demo }) => {
  const visitor = newVisitor(demo)
  const email = newAddress()
  await visitor.call('sign-up', nameAndPassword(email))
  const link = await linkIn(demo, email, 'signup')
  expect((await newVisitor(demo).call('confirm', { ...link, type: 'recovery' })).status).toBe(400)
  expect((await visitor.call('confirm', link)).status).toBe(200)
  const forged = { token_hash: 'f'.repeat(64), type: 'signup' }
  for (const useless of [
    link,
    forged,
    { token_hash: '', type: 'signup' },
    { token_hash: '../../x', type: 'x' },
  ]) {
    const stranger = newVisitor(demo)
    const answer = await stranger.call('confirm', useless)
    expect([answer.status, answer.json.error]).toEqual([400, 'link_used'])
    expect(stranger.jar.size).toBe(0)
  }
  const plain = await newVisitor(demo).post('confirm', forged)
  expect([plain.status, plain.headers.get('location')]).toEqual([
    303,
    '/auth/confirm?type=signup&problem=used',
  ])
  const page = await newVisitor(demo).ask('/auth/confirm?type=signup&problem=used')
  expect(page.status).toBe(200)
  expect(page.text).toContain('This link no longer works')
  expect(page.text).toContain('href="/account/confirm-mail"')
  for (const odd of [
    '',
    '?type=recovery',
    '?type[]=x&token_hash=a&token_hash=b',
    '?token_hash=%00&type=signup',
  ])
    expect((await newVisitor(demo).ask(`/auth/confirm${odd}`)).status).toBe(200)
})

test('a forgotten password is replaced by a mailed link: once, without the old one, and all other devices are out', async ({
  demo,
}) => {
  const other = await newShopper(demo)
  const { email } = other
  const visitor = newVisitor(demo)
  await visitor.call('recover', { email })
  const link = await linkIn(demo, email, 'recovery')
  expect((await visitor.call('confirm', link)).json.next).toBe('/account/password')
  expect((await visitor.call('password', { password: accountPassword })).json).toMatchObject({
    field: 'password',
    message: expect.stringContaining('different'),
  })
  const changed = await visitor.call('password', { password: 'my second password' })
  expect([changed.status, changed.json]).toEqual([200, { outcome: 'changed' }])
  expect((await visitor.shopper()).shopper.email).toBe(email)
  expect(await other.shopper()).toEqual({ shopper: null })
  expect((await newVisitor(demo).call('sign-in', { email, password: accountPassword })).status).toBe(400)
  expect((await newVisitor(demo).call('sign-in', { email, password: 'my second password' })).status).toBe(200)
  await eventually(() => subjects(demo, email)).toContain('Your password was changed')
  expect((await visitor.call('password', { password: 'my third password' })).json).toMatchObject({
    field: 'current',
  })
})

test('a copied note of a recovery opens no other session', async ({ demo }) => {
  const one = await newShopper(demo)
  await one.call('recover', { email: one.email })
  await one.call('confirm', await linkIn(demo, one.email, 'recovery'))
  const two = await newShopper(demo)
  two.jar.set('recovered', one.jar.get('recovered') ?? '')
  expect((await two.call('password', { password: 'a stolen password' })).json.field).toBe('current')
  for (const forged of ['x', '..', `a.${Date.now() + 60_000}.${'x'.repeat(43)}`]) {
    two.jar.set('recovered', forged)
    expect((await two.call('password', { password: 'a stolen password' })).json.field).toBe('current')
  }
})

test('a password is changed with the current one only', async ({ demo }) => {
  const shopper = await newShopper(demo)
  const wrong = await shopper.call('password', { password: 'my second password', current: 'guessed' })
  expect([wrong.status, wrong.json.field]).toEqual([400, 'current'])
  const right = await shopper.call('password', { password: 'my second password', current: accountPassword })
  expect(right.status).toBe(200)
  const guest = await newVisitor(demo).call('password', { password: 'my second password', current: 'x' })
  expect([guest.status, guest.json.error]).toEqual([401, 'signed_out'])
})

test('an email address changes when the new mailbox confirms it; the old one is told; a taken one reads the same', async ({
  demo,
}) => {
  const shopper = await newShopper(demo)
  const next = newAddress()
  expect((await shopper.call('email', { email: next, password: 'guessed' })).json.field).toBe('password')
  expect((await shopper.call('email', { email: shopper.email, password: accountPassword })).json.field).toBe(
    'email',
  )
  const asked = await shopper.call('email', { email: next, password: accountPassword })
  expect(asked.json).toEqual({ outcome: 'check_mail' })
  expect((await shopper.shopper()).shopper.email).toBe(shopper.email)
  await eventually(() => subjects(demo, shopper.email)).toContain('A new email address for your account')
  const confirmed = await shopper.call('confirm', await linkIn(demo, next, 'email_change'))
  expect(confirmed.json).toMatchObject({ type: 'email_change', next: '/account' })
  expect((await shopper.shopper()).shopper.email).toBe(next)

  const known = (await newShopper(demo)).email
  const taken = await shopper.call('email', { email: known, password: accountPassword })
  expect([taken.status, taken.text]).toEqual([asked.status, asked.text])
  const cookiesOf = ({ headers }: typeof asked) =>
    headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*|Expires=[^;]*;/g, ''))
  expect(cookiesOf(taken)).toEqual(cookiesOf(asked))
  await eventually(() => subjects(demo, known)).toContain('You already have an account')
})

test('without scripts: forms are answered by pages, keep what was typed, and lead on', async ({ demo }) => {
  const { email } = await newShopper(demo)
  const visitor = newVisitor(demo)
  const wrong = await visitor.post('sign-in', { email, password: 'not my password' })
  expect(wrong.status).toBe(400)
  expect(wrong.headers.get('content-type')).toContain('text/html')
  expect(wrong.text).toContain('Invalid login credentials')
  expect(wrong.text).toContain(`value="${email}"`)
  expect(wrong.text).not.toContain('not my password')
  const right = await visitor.post('sign-in', {
    email,
    password: accountPassword,
    next: '/vitamin-injections',
  })
  expect([right.status, right.headers.get('location')]).toEqual([303, '/vitamin-injections'])
  for (const next of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a?b',
  ]) {
    const led = await newVisitor(demo).post('sign-in', { email, password: accountPassword, next })
    expect([led.status, led.headers.get('location')]).toEqual([303, '/account'])
  }
  const up = await newVisitor(demo).post('sign-up', { ...nameAndPassword(newAddress()), password: 'short' })
  expect(up.status).toBe(400)
  expect(up.text).toContain('at least 8 characters')
  const made = await newVisitor(demo).post('sign-up', nameAndPassword(newAddress()))
  expect([made.status, made.headers.get('location')]).toEqual([303, '/forms/sign-up/sent'])
  expect((await visitor.ask('/forms/sign-up/sent')).text).toContain('Check your email')
  const out = await visitor.post('sign-out', {})
  expect([out.status, out.headers.get('location')]).toEqual([303, '/'])
  expect(await visitor.shopper()).toEqual({ shopper: null })
})

test('pages of other sites can ask for nothing', async ({ demo }) => {
  const shopper = await newShopper(demo)
  for (const origin of ['null', 'https://evil.example', '']) {
    for (const answer of [
      await shopper.call('sign-out', {}, { origin }),
      await shopper.post('sign-out', {}, { origin }),
      await shopper.post('sign-in', { email: shopper.email, password: accountPassword }, { origin }),
    ])
      expect(answer.status, origin).toBe(403)
  }
  const text = await shopper.call('sign-out', '{}', { 'content-type': 'text/plain' })
  expect(text.status).toBe(415)
  expect((await shopper.shopper()).shopper.email).toBe(shopper.email)
})

test('guessing and ordering mails end in 429, alike for every address; the owner elsewhere still gets in', async ({
  demo,
}) => {
  const { email } = await newShopper(demo)
  const addresses = [email, newAddress()]
  const guessing = addresses.map(async (address) => {
    const guesser = newVisitor(demo)
    const answers: Answered[] = []
    for (let guess = 1; guess <= 11; guess += 1)
      answers.push(await guesser.call('sign-in', { email: address, password: `guess ${guess}` }))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429])
    return answers.at(-1)
  })
  const ordering = ['recover', 'resend'].flatMap((call) =>
    addresses.map(async (address) => {
      const orders: Answered[] = []
      for (let order = 1; order <= 6; order += 1)
        orders.push(await newVisitor(demo).call(call, { email: address }))
      expect(orders.map(({ status }) => status)).toEqual([...Array(5).fill(200), 429])
    }),
  )
  const ends = await Promise.all(guessing)
  expect(ends.map((end) => end?.json.error)).toEqual(['too_many', 'too_many'])
  // Of a quarter of an hour, which is also what is said.
  for (const end of ends) {
    expect(Number(end?.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(end?.json.message).toContain('Please wait 15 minutes')
  }
  const right = { email, password: accountPassword }
  expect((await newVisitor(demo).call('sign-in', right)).status).toBe(200)
  await Promise.all(ordering)
  const many = await Promise.all(
    Array.from({ length: 21 }, () => newVisitor(demo).call('resend', { email: 'no address' })),
  )
  expect(many.every(({ status }) => status === 400)).toBe(true)
  const one = newVisitor(demo)
  const flood = []
  for (let n = 0; n < 21; n += 1) flood.push(await one.call('resend', { email: 'no address' }))
  expect(flood.map(({ status }) => status)).toEqual([...Array(20).fill(400), 429])
})

test('whoever guesses from many networks does not shut the owner out of a browser they have used', {
  tags: ['long'],
}, async ({ demo }) => {
  const owner = await newShopper(demo)
  const right = { email: owner.email, password: accountPassword }
  await owner.call('sign-out', {})
  const guessed = await Promise.all(
    Array.from({ length: 61 }, () => newVisitor(demo).call('sign-in', { ...right, password: 'a guess' })),
  )
  expect(guessed.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await newVisitor(demo).call('sign-in', right)).status).toBe(429)
  expect((await owner.call('sign-in', right)).status).toBe(200)

  // A copied cookie is worth nothing for another address, and a known browser may not guess for ever either.
  const thief = newVisitor(demo)
  thief.jar.set('device', (await newShopper(demo)).jar.get('device') ?? '')
  expect((await thief.call('sign-in', right)).status).toBe(429)
  await owner.call('sign-out', {})
  const own: number[] = []
  for (let n = 0; n < 11; n += 1)
    own.push((await owner.call('sign-in', { ...right, password: `guess ${n}` })).status)
  expect(own).toEqual([...Array(10).fill(400), 429])
  // A link out of the mailbox opens it again.
  await owner.call('recover', { email: owner.email })
  await owner.call('confirm', await linkIn(demo, owner.email, 'recovery'))
  expect((await owner.call('password', { password: 'a newer password' })).status).toBe(200)
})

test('a password that everybody tries first, or that is only a name, is refused at sign-up, in the mail’s link and at a change', async ({
  demo,
}) => {
  const email = newAddress()
  for (const password of ['password', '12345678', 'Ocotillo2026!', 'AnaRuiz1985'])
    expect(
      (await newVisitor(demo).call('sign-up', { ...nameAndPassword(email), password })).json,
      password,
    ).toMatchObject({ error: 'invalid', field: 'password' })
  await newVisitor(demo).call('sign-up', nameAndPassword(email))
  const link = await linkIn(demo, email, 'signup')
  expect((await newVisitor(demo).call('confirm', { ...link, password: 'iloveyou' })).json.field).toBe(
    'password',
  )
  const shopper = await newShopper(demo)
  const change = (password: string) => shopper.call('password', { password, current: accountPassword })
  expect((await change('sunshine')).json.field).toBe('password')
  expect((await change('Ruiz-Ana-99')).json.field).toBe('password')
  expect((await change('my second password')).status).toBe(200)
})

test('cookies that say nobody are a guest’s, and go; an old session is renewed', async ({ demo }) => {
  const shopper = await newShopper(demo)
  const part = [...shopper.jar.keys()].find((name) => name.startsWith('session')) ?? ''
  const whole = [...shopper.jar]
    .filter(([name]) => /^session(\.\d+)?$/.test(name))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, value]) => value)
    .join('')
  const session = JSON.parse(Buffer.from(whole.slice('base64-'.length), 'base64url').toString())
  const encoded = (changes: object) =>
    `base64-${Buffer.from(JSON.stringify({ ...session, ...changes })).toString('base64url')}`
  const [head, , tail] = session.access_token.split('.')
  const payload = Buffer.from(JSON.stringify({ sub: session.user.id, role: 'service_role', exp: 9e9 }))
  for (const forged of [
    'x',
    'base64-%%%',
    encoded({ access_token: 5 }),
    encoded({ access_token: 'a.b.c' }),
    encoded({ access_token: `${head}.${payload.toString('base64url')}.${tail}` }),
    encoded({ expires_at: 1, refresh_token: 'forged' }),
    whole.slice(0, 200),
  ]) {
    const visitor = newVisitor(demo)
    visitor.jar.set('session', forged)
    visitor.jar.set('signed_in', '1')
    for (const path of ['/account', '/auth/confirm'])
      expect((await visitor.ask(path)).status, forged).toBeLessThan(500)
    const { status, json } = await visitor.ask('/api/account')
    expect([status, json], forged).toEqual([200, { shopper: null }])
    expect([...visitor.jar.keys()].filter((name) => /^session|signed_in/.test(name))).toEqual([])
  }
  const old = newVisitor(demo)
  old.jar.set('session', encoded({ expires_at: 1 }))
  expect((await old.shopper()).shopper.email).toBe(shopper.email)
  expect(old.jar.get('signed_in')).toBe('1')
  expect(old.jar.get('session') ?? old.jar.get('session.0')).not.toBe(encoded({ expires_at: 1 }))
  expect(part).not.toBe('')
})

test('what a person can type never breaks a call: 4xx, and the field is named (VALID-003)', async ({
  demo,
}) => {
  const good = nameAndPassword(newAddress())
  const cases: [call: string, values: unknown, field: string][] = [
    ['sign-up', { ...good, firstName: '' }, 'firstName'],
    ['sign-up', { ...good, firstName: 'x'.repeat(81) }, 'firstName'],
    ['sign-up', { ...good, lastName: 'a\0b' }, 'lastName'],
    ['sign-up', { ...good, lastName: '\u202egnp.exe' }, 'lastName'],
    ['sign-up', { ...good, email: '' }, 'email'],
    ['sign-up', { ...good, email: 'ana' }, 'email'],
    ['sign-up', { ...good, email: '🌵@example.com' }, 'email'],
    ['sign-up', { ...good, email: `${'a'.repeat(300)}@example.com` }, 'email'],
    ['sign-up', { ...good, email: ['a@example.com'] }, 'email'],
    ['sign-up', { ...good, password: '1234567' }, 'password'],
    ['sign-up', { ...good, password: 'x'.repeat(73) }, 'password'],
    ['sign-up', { ...good, password: '🌵'.repeat(19) }, 'password'],
    ['sign-up', { ...good, password: 12345678 }, 'password'],
    ['sign-up', { ...good, role: 'service_role' }, 'role'],
    ['sign-in', { email: good.email }, 'password'],
    ['sign-in', { email: good.email, password: '' }, 'password'],
    ['sign-in', { email: '<script>', password: 'x' }, 'email'],
    ['recover', {}, 'email'],
    ['recover', { email: 'a@b' }, 'email'],
    ['resend', { email: null }, 'email'],
    ['sign-out', { all: true }, 'all'],
    ['sign-in', '{', 'body'],
    ['sign-in', '[]', 'body'],
  ]
  for (const [call, values, field] of cases) {
    const { status, json } = await newVisitor(demo).call(call, values)
    expect([status, json?.field], `${call} ${JSON.stringify(values)}`).toEqual([400, field])
    expect(json.message.length).toBeGreaterThan(5)
  }
  const large = await newVisitor(demo).call('sign-in', { email: good.email, password: 'x'.repeat(70_000) })
  expect(large.status).toBe(413)
  for (const name of ['محمد', 'O\'Neil"; drop table', '<script>alert(1)</script>', '🌵', 'Ana‍‍‍'])
    expect(
      (await newVisitor(demo).call('sign-up', { ...nameAndPassword(newAddress()), firstName: name })).status,
    ).toBe(200)
  for (const path of ['sign-in', 'sign-up', 'confirm']) {
    const plain = await newVisitor(demo).post(path, {
      email: '%00\u0000',
      password: '\u202e',
      token_hash: '\0',
    })
    expect([plain.status >= 300, plain.status < 500]).toEqual([true, true])
  }
})
