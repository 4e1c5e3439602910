import 'server-only'
import type { User } from '@supabase/supabase-js'
import { newPasswordProblem } from '@/lib/people/accounts/shared/rules'
import { sessionClient } from '@/lib/platform/db/server/session'
import { refusalOf, withinPatience } from './auth-trouble'
import type { AccountCall, Caller } from './call'
import { type Confirmation, confirmationOf, problemPage } from './confirmation'
import { rememberDevice } from './known-device'
import { knownPasswordProblem } from './known-passwords'
import { done, type Refusal, refused, wrongField } from './outcome'
import { checkOwnPassword } from './own-password'
import { passwordAsked } from './password-asked'
import { type MailLink, prove, readMailLink } from './proof'
import { keepRecoveryProof } from './recovery-proof'
import { endOtherSessions, setPassword } from './set-password'
import { whoseSignUp } from './sign-up-cookie'

const choosePassword = '/account/password'

/**
 * The button behind a link of our mails: confirms a new account, a changed address, or who forgot the password, and signs this browser
 * in. A link works once. A password that somebody typed before the mailbox was opened does not work by itself (0014): in another browser
 * than that of the sign-up it is typed here, and only then holds; a changed address is confirmed by who is signed in, or by the password.
 */
export const confirm: AccountCall = {
  name: 'confirm',
  limit: 'account-try',
  failureTitle: 'Not confirmed yet',
  button: 'Continue',
  fields: [
    { name: 'token_hash', label: 'The link’s code', type: 'hidden' },
    { name: 'type', label: 'The link’s kind', type: 'hidden' },
    { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password', isOptional: true },
  ],
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
  const problem = newPasswordProblem(password) ?? knownPasswordProblem(password, [accountEmail])
  return problem === null ? null : wrongField('password', problem)
}

/** Where this browser has signed up, too, and another was first with the address, the names are that other's. */
async function forgetOtherNames(
  auth: Awaited<ReturnType<typeof sessionClient>>['auth'],
  { user_metadata: given }: User,
): Promise<void> {
  if ((await whoseSignUp(given.sign_up)) !== 'other') return
  const { error } = await withinPatience(auth.updateUser({ data: { first_name: null, last_name: null } }))
  if (error) console.error(`A stranger's names were kept: ${error.name}`)
}
