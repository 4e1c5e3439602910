import type { AccountWords } from '@/lib/people/accounts/server/outcome'
import { AccountCard, cardColumns, formLinks } from './account-card'
import { AccountPage } from './account-page'
import { SignInForm, SignUpForm } from './guest-forms'
import { OtherPortal } from './other-portal'

/** The account page of who is not signed in: both forms, which work without scripts. */
export function GuestView({ words, phone }: { words: AccountWords; phone: string | null }) {
  return (
    <AccountPage title={words.guestTitle} intro={words.guestIntro} note={<OtherPortal />}>
      <div className={cardColumns}>
        <AccountCard id="sign-in" title={words.signInTitle}>
          <SignInForm id="in" phone={phone} />
          <p className={formLinks}>
            <a href="/account/forgot" className="text-link">
              Forgot your password?
            </a>
            <a href="/account/confirm-mail" className="text-link">
              No confirmation email?
            </a>
          </p>
        </AccountCard>
        <AccountCard id="sign-up" title={words.signUpTitle}>
          <p>{words.signUpIntro}</p>
          <SignUpForm id="up" phone={phone} />
        </AccountCard>
      </div>
    </AccountPage>
  )
}
