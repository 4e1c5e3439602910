import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'

// docs/decisions/0052-second-factor.md
vi.hoisted(() => {
  process.env.GIFT_CARD_KEY = 'a key of this test alone, of nobody’s phone'
})

let codes: typeof import('./factor-codes')
beforeAll(async () => {
  codes = await import('./factor-codes')
})

test('a secret is opened for its person alone, and is not in what is kept', () => {
  const secret = Buffer.from('12345678901234567890')
  const kept = codes.sealSecret(secret, 'fred@example.com')
  expect(codes.openSecret(kept, 'fred@example.com')).toEqual(secret)
  expect(() => codes.openSecret(kept, 'olivia@example.com')).toThrow()
  expect(codes.sealSecret(secret, 'fred@example.com')).not.toBe(kept)
  expect(kept).not.toContain(secret.toString('base64url'))
})

test('recovery codes differ, and are found as people type them', () => {
  const made = Array.from({ length: 200 }, codes.newRecoveryCode)
  expect(new Set(made).size).toBe(200)
  for (const code of made) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
  const [code = ''] = made
  expect(codes.hashRecoveryCode(` ${code.toLowerCase().replace('-', ' ')}`)).toBe(
    codes.hashRecoveryCode(code),
  )
  expect(codes.hashRecoveryCode(code)).toMatch(/^[\w-]{43}$/)
})

test('the mailed code is the same in each mail of a set-up, and another one’s is not', () => {
  const id = randomUUID()
  const code = codes.mailedCode(id)
  expect(code).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}$/)
  expect(codes.mailedCode(id)).toBe(code)
  expect(codes.isMailedCode(id, code.toLowerCase().replace('-', ''))).toBe(true)
  for (const wrong of ['', code.slice(0, -1), `${code}A`, codes.mailedCode(randomUUID())])
    expect(codes.isMailedCode(id, wrong), wrong).toBe(false)
})
