import 'server-only'
import { sessionClient } from '@/lib/db/session'
import { ownPath } from '@/lib/forms/plain-answer'
import { refusalOf, withinPatience } from './auth-trouble'
import { problemPage } from './confirmation'
import { keepRecoveryProof } from './recovery-proof'
import { currentShopper } from './shopper'

/** Exchanges the code of a link for a session. Resolves with the page of ours to go on to; `next` is a wish. Never throws. */
export async function enterByCode(code: string, next: string | null): Promise<string> {
  const target = ownPath(next) ?? '/account'
  const kind = target === '/account/password' ? 'recovery' : 'signup'
  if (!/^[\w-]{10,200}$/.test(code)) return problemPage(kind, 'used')
  try {
    const { auth } = await sessionClient()
    const { data, error } = await withinPatience(auth.exchangeCodeForSession(code))
    const refusal = refusalOf(error)
    // The address is confirmed all the same: the service did that before it sent the code along.
    if (refusal?.name === 'AuthPKCECodeVerifierMissingError') {
      const isIn = kind === 'signup' && (await currentShopper())
      return isIn ? '/account' : problemPage(kind, 'elsewhere')
    }
    if (refusal || !data.session) return problemPage(kind, 'used')
    if (!('redirectType' in data) || data.redirectType !== 'recovery') return target
    await keepRecoveryProof(data.session.access_token)
    return '/account/password'
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return problemPage(kind, 'away')
  }
}
