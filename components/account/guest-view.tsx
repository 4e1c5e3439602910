import type { AccountWords } from '@/lib/people/accounts/server/outcome'
import { AccountPage } from './account-page'
import { SignInForm, SignUpForm } from './guest-forms'
import { OtherPortal } from './other-portal'

/** The account page of who is not signed in: both forms, which work without scripts. */
export function GuestView({ words, phone }: { words: AccountWords; phone: string | null }) {
  return (
    <AccountPage title={words.guestTitle} intro={words.guestIntro} note={<OtherPortal />}>
      <div className="account-cards">
        <section className="account-card" aria-labelledby="sign-in">
          <h2 id="sign-in" className="account-heading">
            {words.signInTitle}
          </h2>
          <SignInForm id="in" phone={phone} />
          <p className="account-more">
            <a href="/account/forgot" className="text-link">
              Forgot your password?
            </a>
            <a href="/account/confirm-mail" className="text-link">
              No confirmation email?
            </a>
          </p>
        </section>
        <section className="account-card" aria-labelledby="sign-up">
          <h2 id="sign-up" className="account-heading">
            {words.signUpTitle}
          </h2>
          <p>{words.signUpIntro}</p>
          <SignUpForm id="up" phone={phone} />
        </section>
      </div>
    </AccountPage>
  )
}
