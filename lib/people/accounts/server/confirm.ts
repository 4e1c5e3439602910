import 'server-only'
import type { User } from '@supabase/supabase-js'
import { linkFields, newPassword } from '@/lib/people/accounts/shared/forms'
import { sessionClient } from '@/lib/platform/db/server/session'
import { problemsIn } from '@/lib/platform/forms/shared/schema'
import { ownPath } from '@/lib/platform/shared/text'
import { log } from '@/lib/platform/telemetry/server/log'
import type { AccountCall, Caller } from './call'
import { rememberDevice } from './limits'
import { done, type Refusal, refusalOf, refused, withinPatience, wrongField } from './outcome'
import { checkOwnPassword, endOtherSessions, knownPasswordProblem, setPassword } from './passwords'
import {
  type Confirmation,
  confirmationOf,
  hasRecoveryProof,
  isProven,
  keepRecoveryProof,
  type MailLink,
  problemPage,
  prove,
  readMailLink,
  whoseSignUp,
} from './proofs'
import { anySession, currentShopper } from './session'

const choosePassword = '/account/password'

/**
 * The button behind a link of our mails: confirms a new account, a changed address, or who forgot the password, and
 * signs this browser in. A link works once. A password that somebody typed before the mailbox was opened does not
 * work by itself (0014): in another browser than that of the sign-up it is typed here, and only then holds; a changed
 * address is confirmed by who is signed in, or by the password.
 */
export const confirm: AccountCall = {
  name: 'confirm',
  page: ({ token_hash: token = '', type = '' }) =>
    `/auth/confirm?${new URLSearchParams({ token_hash: token, type })}`,
  limit: 'account-try',
  failureTitle: 'Not confirmed yet',
  fields: linkFields,
  async run({ token_hash: token = '', type: named = '', password = '' }, caller) {
    const kind = confirmationOf(named)
    const unusable = refused(
      400,
      'link_used',
      'This link has already been used, has expired, or is incomplete.',
      {
        goTo: problemPage(kind ?? 'signup', 'used'),
      },
    )
    if (!kind || !/^[\w-]{10,200}$/.test(token)) return unusable
    const link = await readMailLink(kind, token)
    if (!link) return unusable
    const asked = await passwordAsked(kind, link)
    const problem = asked && (await passwordRefusal(asked, link, password, caller))
    if (problem) return problem

    const { auth } = await sessionClient()
    const { data, error } = await withinPatience(auth.verifyOtp({ type: kind, token_hash: token }))
    const refusal = refusalOf(error)
    if (refusal?.status === 429)
      return refused(429, 'too_many', 'Too many tries. Please wait a minute, then press the button again.')
    if (refusal) return unusable
    // A changed address that the old mailbox must confirm, too: nobody is signed in by half of it.
    if (!data.session || !data.user) return led(kind, problemPage(kind, 'half'))
    if (kind === 'recovery') {
      await keepRecoveryProof(data.session.access_token)
      return led(kind, choosePassword)
    }
    if (asked === 'new') {
      const refusedPassword = await setPassword(auth, password, true)
      if (refusedPassword) {
        // The link is used up: the next page asks for another password.
        await keepRecoveryProof(data.session.access_token)
        return led(kind, choosePassword)
      }
      await forgetOtherNames(auth, data.user)
    }
    if (kind === 'signup') await endOtherSessions(auth)
    await prove(data.user)
    await rememberDevice(data.user.email ?? '')
    return led(kind, '/account')
  },
}

const led = (kind: Confirmation, next: string) => done({ outcome: 'confirmed', type: kind, next }, next)

/** What is wrong with the password typed beside the button, before the link is used up; null when nothing is. */
async function passwordRefusal(
  asked: 'new' | 'current',
  { accountEmail }: MailLink,
  password: string,
  { network }: Caller,
): Promise<Refusal | null> {
  if (asked === 'current') return checkOwnPassword({ email: accountEmail, network }, 'password', password)
  const problem =
    problemsIn([newPassword('Password')], { password }).password ??
    knownPasswordProblem(password, [accountEmail])
  return problem == null ? null : wrongField('password', problem)
}

/** Where this browser has signed up, too, and another was first with the address, the names are that other's. */
async function forgetOtherNames(
  auth: Awaited<ReturnType<typeof sessionClient>>['auth'],
  { user_metadata: given }: User,
): Promise<void> {
  if ((await whoseSignUp(given.sign_up)) !== 'other') return
  const { error } = await withinPatience(auth.updateUser({ data: { first_name: null, last_name: null } }))
  if (error) log.error('accounts', "A stranger's names were kept", { error })
}

/**
 * Exchanges the code of a link for a session. Resolves with the page of ours to go on to; `next` is a wish. Never
 * throws.
 */
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
    log.error('accounts', 'A link could not be used', { error })
    return problemPage(kind, 'away')
  }
}

const isRecovery = (data: object) => 'redirectType' in data && data.redirectType === 'recovery'

/**
 * Which password the page behind a link asks for: a 'new' one where another browser than this has signed up with the
 * address, the 'current' one of the account whose address changes where this browser is not signed in to it, or null.
 * Throws `AccountsAway`.
 */
export async function passwordAsked(
  kind: Confirmation,
  { signUp, userId }: MailLink,
): Promise<'new' | 'current' | null> {
  if (kind === 'recovery') return null
  if (kind === 'signup') return (await whoseSignUp(signUp)) === 'own' ? null : 'new'
  return (await anySession())?.user.id === userId ? null : 'current'
}

/**
 * Who may choose a password now, and whether they have to show the present one: not right after a link out of their
 * mailbox. Null for a guest, and for an account that is not proven and not about to be. Throws when the accounts
 * service does not answer.
 */
export async function passwordChooser(): Promise<{ email: string; needsCurrent: boolean } | null> {
  const session = await anySession()
  if (!session) return null
  const needsCurrent = !(await hasRecoveryProof(session.accessToken))
  if (needsCurrent && !(await isProven(session.user.id))) return null
  return { email: session.email, needsCurrent }
}
