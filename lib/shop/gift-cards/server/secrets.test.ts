import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { codeInGroups, normalizeCode } from './codes'

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
