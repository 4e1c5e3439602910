import { expect, test } from 'vitest'
import { cookiesToWrite, soundCookies } from './session'

const encoded = (session: unknown) => `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
const session = { access_token: 'a.b.c', refresh_token: 'r-1', expires_at: 1_800_000_000 }
const cart = { name: 'cart', value: '1' }

test('a session is kept, whole or in parts', () => {
  const whole = [cart, { name: 'session', value: encoded(session) }]
  expect(soundCookies(whole)).toBe(whole)
  const value = encoded({ ...session, user: 'x'.repeat(40_000) })
  const parts = Array.from({ length: 12 }, (_, n) => ({
    name: `session.${n}`,
    value: value.slice(n * 5000, (n + 1) * 5000),
  })).filter((part) => part.value)
  const mixed = [...parts.toReversed(), cart]
  expect(soundCookies(mixed)).toBe(mixed)
})

test.each([
  ['nothing', ''],
  ['words', 'forged'],
  ['no base64', 'base64-%%%'],
  ['no JSON', `base64-${Buffer.from('{').toString('base64url')}`],
  ['null', encoded(null)],
  ['a list', encoded([])],
  ['no tokens', encoded({ expires_at: 1 })],
  ['a number as token', encoded({ ...session, access_token: 5 })],
  ['a header inside a token', encoded({ ...session, access_token: 'a\r\nx: y' })],
  ['an endless token', encoded({ ...session, refresh_token: 'x'.repeat(9000) })],
  ['a date as end', encoded({ ...session, expires_at: 'tomorrow' })],
])('what is no session is as if it were not there: %s', (_, value) => {
  expect(soundCookies([cart, { name: 'session', value }])).toEqual([cart])
  expect(soundCookies([{ name: 'session.0', value }, cart])).toEqual([cart])
})

test('the hint comes and goes with the session, readable and as long', () => {
  const options = { httpOnly: true, path: '/', maxAge: 9 }
  expect(cookiesToWrite([{ name: 'session', value: 'x', options }])).toContainEqual({
    name: 'signed_in',
    value: '1',
    options: { ...options, httpOnly: false },
  })
  const gone = [{ name: 'session.0', value: '', options: { ...options, maxAge: 0 } }]
  expect(cookiesToWrite(gone).at(-1)).toMatchObject({ name: 'signed_in', value: '', options: { maxAge: 0 } })
  const shorter = [...gone, { name: 'session', value: 'x', options }]
  expect(cookiesToWrite(shorter).at(-1)).toMatchObject({
    name: 'signed_in',
    value: '1',
    options: { maxAge: 9 },
  })
})

test('what answers a mail’s link lasts as long as the link; the library’s other notes are not kept', () => {
  const options = { path: '/', maxAge: 99_999 }
  const written = cookiesToWrite([
    { name: 'session-code-verifier', value: 'x', options },
    { name: 'session-flow-abcdefgh12-code-verifier', value: 'x', options },
    { name: 'session-flows-code-verifier', value: 'x', options },
  ])
  expect(written).toEqual([
    { name: 'session-code-verifier', value: 'x', options: { path: '/', maxAge: 3600 } },
  ])
})
