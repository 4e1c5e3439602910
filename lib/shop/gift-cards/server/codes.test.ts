import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { checkLetter, codeInGroups, codeLetters, endOfCode, normalizeCode } from './codes'

const letters = '7KQ4MX2A9RT3HWV'
const code = letters + checkLetter(letters)

test('a code is found as it is written, said and typed', () => {
  expect(normalizeCode(code)).toBe(code)
  expect(normalizeCode(codeInGroups(code))).toBe(code)
  expect(normalizeCode(` oco ${code.toLowerCase().match(/.{4}/g)?.join(' ')} `)).toBe(code)
  expect(codeInGroups(code)).toMatch(/^OCO(-[2-9A-Z]{4}){4}$/)
  expect(endOfCode(code)).toBe(code.slice(12))
})

test('an S is heard for a 5', () => {
  const withFive = '5KQ4MX2A9RT3HWV'
  const whole = withFive + checkLetter(withFive)
  expect(normalizeCode(whole.replace('5', 'S'))).toBe(whole)
})

test('no letter can be taken for another', () => {
  expect(new Set(codeLetters).size).toBe(29)
  expect(codeLetters).not.toMatch(/[01ILOUS]/)
})

test('every single wrong letter and every two that changed places are noticed', () => {
  for (let place = 0; place < code.length; place += 1) {
    for (const letter of codeLetters)
      if (letter !== code[place])
        expect(normalizeCode(code.slice(0, place) + letter + code.slice(place + 1))).toBeNull()
    for (let other = place + 1; other < code.length; other += 1) {
      const swapped = [...code]
      swapped[place] = code[other] ?? ''
      swapped[other] = code[place] ?? ''
      if (code[place] !== code[other]) expect(normalizeCode(swapped.join(''))).toBeNull()
    }
  }
})

test.each(['', 'OCO', code.slice(1), `${code}2`, 'OCO-0000-0000-0000-0000', 'x'.repeat(60), '💳'])(
  '%s is no code',
  (typed) => expect(normalizeCode(typed)).toBeNull(),
)

vi.hoisted(() => {
  process.env.GIFT_CARD_KEY = 'a key of this test alone, of no card'
})

let secrets: typeof import('./codes')
beforeAll(async () => {
  secrets = await import('./codes')
})

test('a code is found as typed, opened for its card alone, and is in nothing that is kept', () => {
  const { sealedCode, openCode, hashCode } = secrets
  const id = randomUUID()
  const kept = sealedCode(id, 1)
  const code = openCode(kept.code_sealed, id)
  expect(normalizeCode(code)).toBe(code)
  expect(hashCode(codeInGroups(code).toLowerCase())).toBe(kept.code_hmac)
  expect(kept.code_end).toBe(code.slice(-4))
  expect(JSON.stringify(kept)).not.toContain(code)
  expect(() => openCode(kept.code_sealed, randomUUID())).toThrow()
  const changed = Buffer.from(kept.code_sealed, 'base64url')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(() => openCode(changed.toString('base64url'), id)).toThrow()
})

test('codes differ, and another code of the same card has another link', () => {
  const { newCode, cardToken, manageToken } = secrets
  const codes = Array.from({ length: 500 }, newCode)
  expect(new Set(codes).size).toBe(500)
  expect(codes.every((code) => normalizeCode(code) === code)).toBe(true)
  const id = randomUUID()
  const links = [cardToken(id, 1), cardToken(id, 2), manageToken(id), manageToken(randomUUID())]
  expect(new Set(links).size).toBe(4)
  for (const link of links) expect(link).toMatch(/^[\w-]{43}$/)
})
