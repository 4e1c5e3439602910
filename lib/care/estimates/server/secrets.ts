import 'server-only'
import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/platform/server/env'
import { type ServiceCode, serviceCode } from '../shared.ts'

/** Letters and digits nobody mixes up on the phone. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Six letters and digits, about 30 bits: enough behind five tries a quarter of an hour. */
export const newCode = (): string =>
  Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')

/** The code as typed or read aloud: blanks, hyphens and small letters don't matter. */
export const cleanCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** What is kept of a code. Without the server's key nobody can try codes on it. */
export const hashCode = (estimate: string, code: string): string => keyed('code', estimate, code)

/** The secret part of an estimate's link, 256 bits. It is computed anew for each mail and kept nowhere. */
export const linkToken = (estimate: string, linkNumber: number): string =>
  keyed('link', estimate, String(linkNumber))

/** What is kept of a link. */
export const hashLink = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A pass for who has shown the code: for this link, with this code, until `untilMs`. */
export const passOf = (linkHash: string, codeHash: string, untilMs: number): string =>
  `${untilMs}.${keyed('pass', linkHash, codeHash, String(untilMs))}`

/** Whether the pass is one of ours and not over. */
export function isPass(pass: string, linkHash: string, codeHash: string, nowMs: number): boolean {
  const untilMs = Number(pass.split('.', 1)[0])
  if (!Number.isInteger(untilMs) || untilMs <= nowMs) return false
  const expected = Buffer.from(passOf(linkHash, codeHash, untilMs))
  const given = Buffer.from(pass)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function keyed(purpose: string, ...parts: string[]): string {
  return createHmac('sha256', env.supabase.secretKey)
    .update(JSON.stringify(['estimate', purpose, ...parts]))
    .digest('base64url')
}

type Practice = { serviceCodes?: ({ code?: string | null; description?: string | null } | null)[] | null }

/**
 * The clinic's own list of service codes, in its order; empty where it keeps none. An entry that is no code is left
 * out.
 */
export const serviceCodesOf = (practice: Practice | null): ServiceCode[] =>
  (practice?.serviceCodes ?? []).flatMap((entry) => {
    const code = entry?.code?.trim().toUpperCase() ?? ''
    return serviceCode.test(code) ? [{ code, description: entry?.description?.trim() ?? '' }] : []
  })
