import type { AccountWords } from '@/lib/people/accounts/server/outcome'
import type { Shopper } from '@/lib/people/accounts/shared/shopper'
import { AccountPage } from './account-page'
import { EmailForm, NameForm, NewPasswordForm } from './owner-forms'
import { SignOutEverywhere } from './sign-out'

type Props = { shopper: Shopper; words: AccountWords; phone: string | null }

/** What we call somebody, where we write to, and who gets in. */
export const SettingsView = ({ shopper, words, phone }: Props) => (
  <AccountPage title="Name, email and password" intro={`Signed in as ${shopper.email}.`}>
    <div className="account-cards">
      <section className="account-card" aria-labelledby="name">
        <h2 id="name" className="account-heading">
          Your name
        </h2>
        <NameForm shopper={shopper} phone={phone} />
      </section>
      <section className="account-card" aria-labelledby="email">
        <h2 id="email" className="account-heading">
          Your email
        </h2>
        <p>
          We’ll email a link to the new address. Once you open it and confirm, we’ll switch over. Until then,
          we’ll keep using {shopper.email}.
        </p>
        <EmailForm email={shopper.email} phone={phone} />
      </section>
      <section className="account-card" aria-labelledby="password">
        <h2 id="password" className="account-heading">
          Your password
        </h2>
        <p>All your other devices will be signed out.</p>
        <NewPasswordForm
          id="change"
          email={shopper.email}
          needsCurrent
          said={words.passwordSaid}
          phone={phone}
        />
        <p className="account-more">
          <a href="/account/forgot" className="text-link">
            Forgot your password?
          </a>
        </p>
      </section>
      <section className="account-card" aria-labelledby="devices">
        <h2 id="devices" className="account-heading">
          Your devices
        </h2>
        <p>Lost a phone, or signed in on a shared computer? This ends every session, here and elsewhere.</p>
        <SignOutEverywhere phone={phone} />
      </section>
    </div>
    <p className="account-back">
      <a href="/account" className="text-link">
        Back to your account
      </a>
    </p>
  </AccountPage>
)
