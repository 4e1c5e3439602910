import 'server-only'
import { after } from 'next/server'
import { accountForms } from '@/lib/people/accounts/shared/forms'
import { dropSession, heldSession, secondsAsked, sessionClient } from '@/lib/platform/db/server/session'
import { log } from '@/lib/platform/telemetry/server/log'
import type { AccountCall, Caller } from './call'
import { constantTime, guessedRight, mayGuess } from './limits'
import { done, type Outcome, refusalOf, refused, signedOut, tooOften, withinPatience } from './outcome'
import { dropRecoveryProof, isProven } from './proofs'
import { ownSession, toShopper } from './session'
import { mailWayInAgain } from './sign-up'

/** The same for a wrong password, an unknown address and an account that is not confirmed or not proven (CALL-010). */
const failure =
  'Invalid login credentials. If you’ve just signed up, please confirm your email address first using the link we sent you.'

const stepMs = 400

/** AUTH-001, CALL-011: signs this browser in. 200 `{shopper}`, 400 `sign_in_failed`. */
export const signIn: AccountCall = {
  ...accountForms['sign-in'],
  name: 'sign-in',
  limit: 'account-try',
  leadsOn: true,
  async run({ email = '', password = '' }, caller) {
    const early = await mayGuess(email, caller.network)
    if (early) return early
    return constantTime(stepMs, () => tryPassword(email, password, caller))
  },
}

async function tryPassword(email: string, password: string, caller: Caller): Promise<Outcome> {
  const { auth, keep } = await heldSession()
  const { data, error } = await withinPatience(auth.signInWithPassword({ email, password }))
  const refusal = refusalOf(error)
  if (!refusal && data.user) {
    if (await isProven(data.user.id)) {
      keep()
      await guessedRight(email, caller.network)
      return done({ shopper: toShopper(data.user) }, '/account')
    }
    // Right, but perhaps a stranger's: nobody has shown yet that the mailbox is theirs.
    await withinPatience(auth.signOut({ scope: 'local' }))
  }
  if (refusal?.status === 429) return tooOften(secondsAsked(auth))
  if (!refusal || refusal.code === 'email_not_confirmed')
    // Only once the answer is out: a stranger must not see that it takes longer.
    after(() =>
      mailWayInAgain(email, caller).catch((error) =>
        log.error('accounts', 'A way in could not be mailed', { error }),
      ),
    )
  return refused(400, 'sign_in_failed', failure)
}

/** CALL-012: ends the session of this device. It always works: without the service the cookies go all the same. */
export const signOut: AccountCall = {
  ...accountForms['sign-out'],
  name: 'sign-out',
  limit: 'account-try',
  async run() {
    const client = await sessionClient()
    const { error } = await withinPatience(client.auth.signOut({ scope: 'local' })).catch((error) => ({
      error,
    }))
    if (error && error.name !== 'AuthSessionMissingError')
      log.error('accounts', 'A session was ended in its browser only', { error })
    await Promise.all([dropSession(), dropRecoveryProof()])
    return done({}, '/')
  },
}

/** Ends every session of who is signed in, on all devices. Unlike signing out here it can fail, and then says so. */
export const signOutEverywhere: AccountCall = {
  ...accountForms['sign-out-everywhere'],
  name: 'sign-out-everywhere',
  page: () => '/account/settings',
  limit: 'account-try',
  async run() {
    const session = await ownSession()
    if (!session) return signedOut()
    const { error } = await withinPatience(session.auth.signOut({ scope: 'global' }))
    refusalOf(error)
    await dropSession()
    return done({}, '/account')
  },
}
