import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { accountForms } from '@/lib/people/accounts/shared/forms'
import { callDatabase } from '@/lib/platform/db/server/database'
import { secondsAsked } from '@/lib/platform/db/server/session'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { log } from '@/lib/platform/telemetry/server/log'
import type { AccountCall } from './call'
import { constantTime, mailStepMs, rememberDevice } from './limits'
import { done, orAway, refusalOf, signedOut, tooOften, withinPatience, wrongField } from './outcome'
import { checkOwnPassword, endOtherSessions, knownPasswordProblem, setPassword } from './passwords'
import { dropRecoveryProof, hasRecoveryProof, isProven, prove } from './proofs'
import { anySession, askingClient, ownSession, toShopper } from './session'

/** ENT-005: what we call who is signed in. 200 `{shopper}`. */
export const changeName: AccountCall = {
  ...accountForms.name,
  name: 'name',
  page: () => '/account/settings',
  limit: 'account-try',
  async run({ firstName = '', lastName = '' }) {
    const session = await ownSession()
    if (!session) return signedOut()
    const names = { first_name: firstName, last_name: lastName }
    const { data, error } = await withinPatience(session.auth.updateUser({ data: names }))
    const refusal = refusalOf(error)
    if (refusal?.status === 429) return tooOften(secondsAsked(session.auth))
    if (refusal || !data.user) return signedOut()
    return done({ shopper: toShopper(data.user) }, '/account/settings')
  },
}

/**
 * Asks the new mailbox to confirm; until then the address stays. The old one is told. A new address that has an
 * account gets the same answer (CALL-010).
 */
export const changeEmail: AccountCall = {
  ...accountForms.email,
  name: 'email',
  page: () => '/account/settings',
  limit: 'account-mail',
  async run({ email = '', password = '' }, { address, network }) {
    const session = await ownSession()
    if (!session) return signedOut()
    if (email.toLowerCase() === session.email.toLowerCase())
      return wrongField('email', 'That’s already your email address.')
    const wrong = await checkOwnPassword({ email: session.email, network }, 'password', password)
    if (wrong) return wrong
    const wait = await secondsToWait('change-email', session.user.id)
    if (wait !== null) return tooOften(wait)
    return constantTime(mailStepMs, async () => {
      const { auth, keepVerifier } = await askingClient(address, { isOwn: true })
      const { error } = await withinPatience(
        auth.updateUser({ email }, { emailRedirectTo: `${env.siteUrl}/auth/callback` }),
      )
      const refusal = refusalOf(error)
      if (refusal?.name === 'AuthSessionMissingError') return signedOut()
      if (refusal?.status === 429) return tooOften(60)
      keepVerifier()
      if (refusal) await queueNotice('account_exists', email)
      await queueNotice('email_change_asked', session.email)
      return done({ outcome: 'check_mail' }, '/forms/email/sent')
    })
  },
}

/**
 * Chooses a new password, with the current one or within 15 minutes after a link from the own mailbox, which also
 * proves the account. All other devices are signed out, and the owner gets a mail.
 */
export const changePassword: AccountCall = {
  ...accountForms.password,
  name: 'password',
  page: () => '/account/password',
  limit: 'account-try',
  async run({ password = '', current = '' }, { network }) {
    const session = await anySession()
    if (!session) return signedOut()
    const { auth, email, accessToken, user } = session
    const [isFromMailbox, isOpen] = await Promise.all([hasRecoveryProof(accessToken), isProven(user.id)])
    if (!isFromMailbox && !isOpen) return signedOut()
    const { firstName, lastName } = toShopper(user)
    const problem = knownPasswordProblem(password, [firstName, lastName, email])
    if (problem) return wrongField('password', problem)
    if (!isFromMailbox) {
      const wrong = await checkOwnPassword({ email, network }, 'current', current)
      if (wrong) return wrong
    }
    const refusal = await setPassword(auth, password, !isOpen)
    if (refusal) return refusal
    if (isFromMailbox) {
      await endOtherSessions(auth)
      await prove(user)
      await rememberDevice(email)
      await dropRecoveryProof()
    } else
      await endOtherSessions(auth).catch((error) =>
        log.error('accounts', 'Other sessions were not ended', { error }),
      )
    await queueNotice('password_changed', email)
    return done({ outcome: 'changed' }, '/account')
  },
}

type Notice = 'account_exists' | 'password_changed' | 'email_change_asked'

/**
 * Queues a mail about somebody's account. `account_exists` goes to confirmed accounts only, once in ten minutes and
 * five times a day. Throws `AccountsAway` when it could not be stored.
 */
export async function queueNotice(notice: Notice, email: string): Promise<void> {
  await orAway(
    callDatabase('queue_account_notice', 'A mail about an account could not be stored', {
      p_kind: notice,
      p_email: email,
      p_now: now().toISOString(),
    }),
  )
  deliverMailsSoon()
}
