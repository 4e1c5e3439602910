import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { keyFor, seal, unseal } from '@/lib/platform/security/server/seal'
import { base32 } from './totp'

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
