import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { keyFor, seal, unseal } from '@/lib/platform/security/server/secrets'

const stepMs = 30_000
/** Clocks differ: the half minute before and the one after count, too. */
const drift = 1

/** The code of a half minute: RFC 6238 with SHA-1 and six digits, which every app knows. */
export function totpCode(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepMs)

/** The half minute around `at` whose code this is, null when it is none's. Every wrong code takes the same time. */
export function stepOfCode(secret: Buffer, code: string, at: Date): number | null {
  if (!isTotpCode(code)) return null
  const given = Buffer.from(code)
  let found: number | null = null
  for (let step = stepAt(at) - drift; step <= stepAt(at) + drift; step += 1)
    if (timingSafeEqual(given, Buffer.from(totpCode(secret, step)))) found = step
  return found
}

export const isTotpCode = (typed: string): boolean => /^\d{6}$/.test(typed)

/** 160 bits, as RFC 4226 wants them. */
export const newTotpSecret = (): Buffer => randomBytes(20)

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding (RFC 4648): what apps take a key in, and letters that nobody mixes up. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** The key in groups of four, for who types it. */
export const keyInGroups = (secret: Buffer): string => (base32(secret).match(/.{1,4}/g) ?? []).join(' ')

/** What an authenticator app opens, or reads from a QR code. */
export function otpauthLink(secret: Buffer, email: string): string {
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${query}`
}

const issuer = 'Ocotillo'

const purpose = 'second factor seal'
/** As the database keeps it: for this person alone. */
export const sealSecret = (secret: Buffer, email: string): string =>
  seal(secret.toString('base64'), email, purpose)
/** Throws when it was sealed with another key or for another person. */
export const openSecret = (sealed: string, email: string): Buffer =>
  Buffer.from(unseal(sealed, email, purpose), 'base64')

/** As typed: blanks, hyphens and small letters don't matter. */
export const cleanCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** Ten letters, 50 bits, in two groups. */
export const newRecoveryCode = (): string => base32(randomBytes(7)).slice(0, 10).replace(/^.{5}/, '$&-')

/** What is kept of a recovery code. */
export const hashRecoveryCode = (typed: string): string =>
  createHmac('sha256', keyFor('second factor recovery')).update(cleanCode(typed)).digest('base64url')

/** The code that proves a mailbox, of the number of a set-up: it is computed anew for its mail and kept nowhere. */
export const mailedCode = (setUpId: string): string =>
  base32(createHmac('sha256', keyFor('second factor mail')).update(setUpId).digest())
    .slice(0, 8)
    .replace(/^.{4}/, '$&-')

export function isMailedCode(setUpId: string, typed: string): boolean {
  const [given, wanted] = [Buffer.from(cleanCode(typed)), Buffer.from(cleanCode(mailedCode(setUpId)))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
