import { expect, test } from 'vitest'
import { describeError, scrub } from './scrub'

test.each([
  ['550 <ana.ruiz+iv@mail.example>: Recipient rejected', '550 <‹mail›>: Recipient rejected'],
  ['invalid input syntax for type uuid: "Ana Ruiz"', 'invalid input syntax for type uuid: ‹text›'],
  ['Key (email)=(ana@mail.example) already exists.', 'Key (…) already exists.'],
  [
    `Unexpected token 'J', "{"name":"Jane" is not valid JSON`,
    'Unexpected token ‹text›, ‹text› is not valid JSON',
  ],
  ['call +1 (480) 555-0177 or 480.555.0177', 'call ‹number› or ‹number›'],
  ['born 1984-03-09, lives at 85251 4417', 'born ‹number›, lives at ‹number›'],
  [
    'connect ECONNREFUSED 203.0.113.9:5432 from 2001:db8::7:1',
    'connect ECONNREFUSED ‹network›:5432 from ‹network›',
  ],
  ['GET https://api.example/estimate/abc?code=1 failed', 'GET api.example failed'],
  ['/search?q=migraine was slow', '/search?… was slow'],
  ['Bearer eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl expired', '‹secret› expired'],
  ['order 6f1c2a4e-0b1d-4a57-9d30-0c8c5a0f3a11 and 8XJ21904KL', 'order ‹id› and ‹id›'],
  ['card GIFT-7K2M-9QXT is used up', 'card ‹id› is used up'],
  [
    'duplicate key value violates unique constraint "orders_pkey"',
    'duplicate key value violates unique constraint "orders_pkey"',
  ],
  ["PayPal's answer isn't one: timeout after 2500 ms", "PayPal's answer isn't one: timeout after 2500 ms"],
  ['\u001b[31mred\u001b[39m\n  and more', 'red and more'],
])('%s', (sentence, rest) => {
  expect(scrub(sentence)).toBe(rest)
})

test('a long sentence is cut, and takes no time', () => {
  for (const one of [
    'a@'.repeat(50_000),
    '1'.repeat(100_000),
    'a-'.repeat(50_000),
    '('.repeat(100_000),
    'a.'.repeat(50_000),
  ]) {
    const began = performance.now()
    expect(scrub(one).length).toBeLessThanOrEqual(400)
    // A pattern that looks again from each letter takes minutes.
    expect(performance.now() - began).toBeLessThan(2000)
  }
})

test('of what is thrown its type, code, status and places stay; a message that looks like a stack is none', () => {
  const failure = Object.assign(new TypeError('fetch failed\n    at Ana Ruiz (/home/ana:1:1)'), {
    code: 'UND_ERR',
    status: 502,
    cause: Object.assign(new Error('connect 203.0.113.9'), { code: 'ECONNRESET' }),
  })
  const told = describeError(failure)
  expect(told).toMatchObject({
    type: 'TypeError',
    code: 'UND_ERR',
    status: 502,
    cause: 'ECONNRESET: connect ‹network›',
  })
  expect(told.at?.[0]).toContain('lib/platform/telemetry/server/scrub.test.ts:')
  expect(describeError({ message: 'no "Ana"', code: '23505' })).toEqual({
    type: 'object',
    message: 'no ‹text›',
    code: '23505',
  })
})
