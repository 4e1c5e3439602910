import { CallLink } from '@/components/content/call-link'
import type { Confirmation, ConfirmationProblem } from '@/lib/accounts/confirmation'
import { AccountPage } from './account-page'
import { confirmWords, problemWords } from './confirm-words'

type Props = {
  kind: Confirmation
  /** Null: the link is of no use, for the reason in `problem`. */
  token: string | null
  problem: ConfirmationProblem
  phone: string | null
}

/** What a link of our mails is for, and the one button that does it. Needs no script. */
export function ConfirmView({ kind, token, problem, phone }: Props) {
  const { title, text, button } = token
    ? confirmWords[kind]
    : { ...problemWords(kind, problem), button: null }
  return (
    <AccountPage title={title} intro={text}>
      {token ? (
        <form action="/api/account/confirm" method="post">
          <input type="hidden" name="token_hash" value={token} />
          <input type="hidden" name="type" value={kind} />
          <button type="submit" className="button button-primary">
            {button}
          </button>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          {problem !== 'half' && <NewLink kind={kind} />}
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
