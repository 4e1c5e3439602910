import { CallLink } from '@/components/content/call-link'
import type { Confirmation, ConfirmationProblem } from '@/lib/people/accounts/server/confirmation'
import { AccountPage } from './account-page'
import { askedWords, confirmWords, problemWords } from './confirm-words'
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
  phone: string | null
}

/** What a link of our mails is for, and the one button that does it. Needs no script, and names nobody but the address. */
export function ConfirmView({ kind, link, problem, phone }: Props) {
  const words = confirmWords[kind]
  const { title, text } = link ? words : problemWords(kind, problem)
  return (
    <AccountPage title={title} intro={text}>
      {link ? (
        <form action="/api/account/confirm" method="post" className="account-form account-card-narrow">
          <input type="hidden" name="token_hash" value={link.token} />
          <input type="hidden" name="type" value={kind} />
          <p>
            <strong>{link.address}</strong>
          </p>
          {link.asked && (
            <>
              <p>{askedWords[link.asked]}</p>
              <input type="email" autoComplete="username" value={link.address} readOnly hidden />
              <PasswordField id="confirm-password" isNew={link.asked === 'new'} />
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
