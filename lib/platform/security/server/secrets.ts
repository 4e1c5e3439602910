import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/platform/server/env'

/** A key for this one purpose, of the key that outlives sessions and deployments (GIFT_CARD_KEY). */
export const keyFor = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', env.giftCardKey, '', `ocotillo ${purpose}`, 32))

/** The text for the database alone (AES-256-GCM): without the key nobody reads it, and it opens for `owner` only. */
export function seal(text: string, owner: string, purpose: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text in a sealed one. Throws when it was changed, or sealed for another owner or with another key. */
export function unseal(sealed: string, owner: string, purpose: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const cipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12))
  cipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
}

/**
 * A secret for this one purpose, in hex: the same on every node, and nothing can be learned from it about the one it
 * comes from.
 */
export function signingSecret(
  purpose:
    | 'form-stamp'
    | 'form-proof'
    | 'form-proof-key'
    | 'account-recovery'
    | 'known-device'
    | 'order-pass'
    | 'order-link'
    | 'preview'
    | 'missed-words',
): string {
  const { secretKey } = env.supabase
  return Buffer.from(hkdfSync('sha256', secretKey, '', `ocotillo ${purpose}`, 32)).toString('hex')
}

/** Whether a call says `Authorization: Bearer` with this secret; never where there is none. */
export function hasBearer({ headers }: Request, secret: string | undefined): boolean {
  const header = headers.get('authorization')
  if (!secret || !header) return false
  const [given, wanted] = [Buffer.from(header), Buffer.from(`Bearer ${secret}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
