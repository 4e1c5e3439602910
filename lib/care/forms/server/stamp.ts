import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { signingSecret } from '@/lib/platform/security/server/signing-secret'

const leastMs = 3000
const mostMs = 24 * 3_600_000

export type StampReason = 'no_timestamp' | 'forged_timestamp' | 'too_fast' | 'too_late'

/** Says, signed, when somebody began to fill in a form (contract reliability-security §3.2): `<ms>.<signature>`. */
export function makeStamp(at: Date): string {
  const ms = String(at.getTime())
  return `${ms}.${signatureOf(ms)}`
}

/** Why this stamp makes a message suspicious; null when a person would have taken as long. */
export function stampReason(stamp: string | undefined, at: Date): StampReason | null {
  if (!stamp) return 'no_timestamp'
  const [ms = '', signature = ''] = stamp.split('.')
  if (!isSame(signature, signatureOf(ms))) return 'forged_timestamp'
  const age = at.getTime() - Number(ms)
  if (age < leastMs) return 'too_fast'
  return age > mostMs ? 'too_late' : null
}

const signatureOf = (ms: string) =>
  createHmac('sha256', signingSecret('form-stamp')).update(ms).digest('base64url')

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
