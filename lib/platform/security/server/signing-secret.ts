import 'server-only'
import { hkdfSync } from 'node:crypto'
import { env } from '@/lib/platform/server/env'

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
