import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import {
  base32,
  hashRecoveryCode,
  isMailedCode,
  keyInGroups,
  mailedCode,
  newRecoveryCode,
  newTotpSecret,
  openSecret,
  otpauthLink,
  sealSecret,
  stepAt,
  stepOfCode,
  totpCode,
} from './factor-codes'

// docs/decisions/0052-second-factor.md
vi.hoisted(() => {
  process.env.GIFT_CARD_KEY = 'a key of this test alone, of nobody’s phone'
})

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B: seconds since the epoch, and the code of eight digits.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d s the code is the one of the RFC', (seconds, code) => {
  const step = stepAt(new Date(seconds * 1000))
  expect(totpCode(secret, step, 8)).toBe(code)
  expect(totpCode(secret, step)).toBe(code.slice(2))
})

test('a code counts in its half minute and the ones beside it, and says which it was', () => {
  const at = new Date('2026-11-25T19:00:10Z')
  const step = stepAt(at)
  for (const away of [-1, 0, 1])
    expect(stepOfCode(secret, totpCode(secret, step + away), at)).toBe(step + away)
  for (const away of [-2, 2]) expect(stepOfCode(secret, totpCode(secret, step + away), at)).toBeNull()
  expect(stepOfCode(newTotpSecret(), totpCode(secret, step), at)).toBeNull()
})

test.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 23456', '-12345'])('%j is no code', (typed) =>
  expect(stepOfCode(secret, typed, new Date())).toBeNull(),
)

test('a key is written as apps take it (RFC 4648), and the link says the rest', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32(Buffer.from('fooba'))).toBe('MZXW6YTB')
  expect(keyInGroups(secret)).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
  const link = new URL(otpauthLink(secret, 'fred@ocotillo.example'))
  expect([link.protocol, link.host, link.pathname]).toEqual([
    'otpauth:',
    'totp',
    '/Ocotillo:fred%40ocotillo.example',
  ])
  expect(Object.fromEntries(link.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Ocotillo',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  expect(newTotpSecret()).toHaveLength(20)
})

test('a secret is opened for its person alone, and is not in what is kept', () => {
  const kept = sealSecret(secret, 'fred@example.com')
  expect(openSecret(kept, 'fred@example.com')).toEqual(secret)
  expect(() => openSecret(kept, 'olivia@example.com')).toThrow()
  expect(sealSecret(secret, 'fred@example.com')).not.toBe(kept)
  expect(kept).not.toContain(secret.toString('base64url'))
})

test('recovery codes differ, and are found as people type them', () => {
  const made = Array.from({ length: 200 }, newRecoveryCode)
  expect(new Set(made).size).toBe(200)
  for (const code of made) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
  const [code = ''] = made
  expect(hashRecoveryCode(` ${code.toLowerCase().replace('-', ' ')}`)).toBe(hashRecoveryCode(code))
  expect(hashRecoveryCode(code)).toMatch(/^[\w-]{43}$/)
})

test('the mailed code is the same in each mail of a set-up, and another one’s is not', () => {
  const id = randomUUID()
  const code = mailedCode(id)
  expect(code).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}$/)
  expect(mailedCode(id)).toBe(code)
  expect(isMailedCode(id, code.toLowerCase().replace('-', ''))).toBe(true)
  for (const wrong of ['', code.slice(0, -1), `${code}A`, mailedCode(randomUUID())])
    expect(isMailedCode(id, wrong), wrong).toBe(false)
})
