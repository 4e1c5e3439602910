import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { askApi } from '@/lib/platform/browser/api-client'
import type { Words } from './send'

/**
 * Does the work the server asks of a suspicious sender and hands it in. Resolves with the keeper's own words, if any;
 * null when the message still waits for a person. Loaded only when needed; never rejects.
 */
export async function proveWork(challenge: Challenge): Promise<{ words?: Words } | null> {
  try {
    const solution = await solveChallenge({ challenge, deriveKey })
    const { outcome, body } = await askApi('/api/forms/proof', {
      send: { challenge, solution },
      keepalive: true,
    })
    return outcome === 'answered' ? body : null
  } catch {
    return null
  }
}
