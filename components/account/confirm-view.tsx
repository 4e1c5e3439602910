import { CallLink } from '@/components/content/call-link'
import { ErrorSummary } from '@/components/ui/error-summary'
import type { Confirmation, ConfirmationProblem } from '@/lib/people/accounts/server/proofs'
import { newPassword, ownPassword } from '@/lib/people/accounts/shared/forms'
import type { Again } from '@/lib/platform/forms/server/answer-again'
import { AccountPage } from './account-page'
import { PasswordField } from './password-field'

export type OpenLink = {
  token: string
  /** The address it confirms, or the account's. */
  address: string
  /** The password that goes with the button. */
  asked: 'new' | 'current' | null
}
type Props = {
  kind: Confirmation
  /** Null: the link is of no use, for the reason in `problem`. */
  link: OpenLink | null
  problem: ConfirmationProblem
  /** Why the button did not do it. */
  refusal: Again | null
  phone: string | null
}

/**
 * What a link of our mails is for, and the one button that does it. Needs no script, and names nobody but the
 * address.
 */
export function ConfirmView({ kind, link, problem, refusal, phone }: Props) {
  const words = confirmWords[kind]
  const { title, text } = link ? words : problemWords(kind, problem)
  return (
    <AccountPage title={title} intro={text}>
      {link ? (
        <form action="/api/account/confirm" method="post" className="grid max-w-128 gap-5">
          <ErrorSummary id="confirm" message={refusal?.message} problems={refusal?.problems} />
          <input type="hidden" name="token_hash" value={link.token} />
          <input type="hidden" name="type" value={kind} />
          <p>
            <strong>{link.address}</strong>
          </p>
          {link.asked && (
            <>
              <p>{askedWords[link.asked]}</p>
              <input type="email" autoComplete="username" value={link.address} readOnly hidden />
              <PasswordField
                id="confirm-password"
                field={link.asked === 'new' ? newPassword('Password') : ownPassword}
                problem={refusal?.problems.password}
              />
            </>
          )}
          <button type="submit" className="button button-primary">
            {words.button}
          </button>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          {problem !== 'half' && <NewLink kind={problem === 'elsewhere' ? 'recovery' : kind} />}
          <a href="/account" className="button button-quiet">
            Sign in
          </a>
          <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet" />
        </div>
      )}
    </AccountPage>
  )
}

/** Where a new mail is asked for; a changed address is asked for again in the account. */
function NewLink({ kind }: { kind: Confirmation }) {
  if (kind === 'email_change') return null
  return (
    <a
      href={kind === 'recovery' ? '/account/forgot' : '/account/confirm-mail'}
      className="button button-primary"
    >
      Send me a new link
    </a>
  )
}

/** What each link asks for before its button is pressed. */
const confirmWords: Record<Confirmation, { title: string; text: string; button: string }> = {
  signup: {
    title: 'Confirm your email address',
    text: 'Press the button to finish creating your account. If you didn’t ask for one, just close this page.',
    button: 'Confirm my address',
  },
  recovery: {
    title: 'Choose a new password',
    text: 'Press the button to continue. You’ll be signed in and can choose your new password on the next page.',
    button: 'Continue',
  },
  email_change: {
    title: 'Confirm your new email address',
    text: 'Press the button, and this is the address you’ll sign in with from now on.',
    button: 'Use this address',
  },
}

/** Why a password is typed beside the button. */
const askedWords = {
  new: 'This isn’t the device or browser you signed up on. Enter your password again: from now on, it’s the only one that opens your account.',
  current: 'You’re not signed in on this device. Enter your account’s password, so we know it’s you.',
}

/** Why a link was not enough, and what helps. */
function problemWords(kind: Confirmation, problem: ConfirmationProblem): { title: string; text: string } {
  switch (problem) {
    case 'half':
      return {
        title: 'One more email to confirm',
        text: 'The change has to be confirmed from both your old and your new email address. Please open the link in the other email, too.',
      }
    case 'away':
      return {
        title: 'We can’t reach your account right now',
        text: 'Please open the link again in a few minutes, or call us.',
      }
    case 'elsewhere':
      return kind === 'recovery'
        ? {
            title: 'Please open the link where you asked for it',
            text: 'This link only works in the browser where you asked for a new password. Open it there, or request a new one here.',
          }
        : {
            title: 'Almost there',
            text: 'You opened the link in a different browser from the one you signed up in. Your email is confirmed; to open your account here, choose a password with a link we’ll email you.',
          }
    case 'used':
      return {
        title: 'This link no longer works',
        text:
          kind === 'email_change'
            ? 'It works once, for one hour. If your address hasn’t changed, request the change again in your account.'
            : 'It works once, for one hour. If you’ve already used it, just sign in. If not, we’ll send you a new one.',
      }
  }
}
