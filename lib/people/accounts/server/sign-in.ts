import 'server-only'
import { after } from 'next/server'
import { emailProblem, passwordProblem } from '@/lib/people/accounts/shared/rules'
import { heldSession } from '@/lib/platform/db/server/session'
import { secondsAsked } from '@/lib/platform/db/server/session-client'
import { refusalOf, withinPatience } from './auth-trouble'
import type { AccountCall, Caller } from './call'
import { evenPace } from './even-pace'
import { guessedRight, mayGuess } from './guesses'
import { done, firstProblem, type Outcome, refused, tooOften } from './outcome'
import { isProven } from './proof'
import { mailWayInAgain } from './resend'
import { toShopper } from './shopper'

/** The same for a wrong password, an unknown address and an account that is not confirmed or not proven (CALL-010). */
const failure =
  'Invalid login credentials. If you’ve just signed up, please confirm your email address first using the link we sent you.'

const stepMs = 400

/** AUTH-001, CALL-011: signs this browser in. 200 `{shopper}`, 400 `sign_in_failed`. */
export const signIn: AccountCall = {
  name: 'sign-in',
  limit: 'account-try',
  failureTitle: 'Sign in error',
  button: 'Sign In',
  leadsOn: true,
  fields: [
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
    { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
  ],
  async run({ email: typed = '', password = '' }, caller) {
    const email = typed.trim()
    const problem = firstProblem({ email: emailProblem(email), password: passwordProblem(password) })
    if (problem) return problem
    const early = await mayGuess(email, caller.network)
    if (early) return early
    return evenPace(stepMs, () => tryPassword(email, password, caller))
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
    after(() => mailWayInAgain(email, caller).catch((problem) => console.error(problem.message)))
  return refused(400, 'sign_in_failed', failure)
}
