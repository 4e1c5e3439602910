import 'server-only'
import { ownPath } from '@/lib/care/forms/server/plain-answer'
import { sessionClient } from '@/lib/platform/db/server/session'
import { refusalOf, withinPatience } from './auth-trouble'
import { problemPage } from './confirmation'
import { rememberDevice } from './known-device'
import { isProven, prove } from './proof'
import { keepRecoveryProof } from './recovery-proof'
import { endOtherSessions } from './set-password'
import { currentShopper } from './shopper'
import { whoseSignUp } from './sign-up-cookie'

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
    const { session, user } = data
    if (!isRecovery(data)) {
      if (await isProven(user.id)) return target
      if (user.email_confirmed_at && (await whoseSignUp(user.user_metadata.sign_up)) === 'own') {
        await endOtherSessions(auth)
        await prove(user)
        await rememberDevice(user.email ?? '')
        return target
      }
    }
    // The mailbox was opened in this browser, but nobody knows who chose the password.
    await keepRecoveryProof(session.access_token)
    return '/account/password'
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return problemPage(kind, 'away')
  }
}

const isRecovery = (data: object) => 'redirectType' in data && data.redirectType === 'recovery'
