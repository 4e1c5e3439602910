import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Words } from './send'

/**
 * Does the work the server asks of a suspicious sender and hands it in. Resolves with the keeper's own words, if any;
 * null when the message still waits for a person. Loaded only when needed; never rejects.
 */
export async function proveWork(challenge: Challenge): Promise<{ words?: Words } | null> {
  try {
    const solution = await solveChallenge({ challenge, deriveKey })
    const response = await fetch('/api/forms/proof', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ challenge, solution }),
      keepalive: true,
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
