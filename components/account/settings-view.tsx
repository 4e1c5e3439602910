import type { AccountWords } from '@/lib/people/accounts/server/outcome'
import type { Shopper } from '@/lib/people/accounts/shared/shopper'
import { AccountCard, cardColumns, formLinks } from './account-card'
import { AccountPage } from './account-page'
import { EmailForm, NameForm, NewPasswordForm } from './owner-forms'
import { SignOutEverywhere } from './sign-out'

type Props = { shopper: Shopper; words: AccountWords; phone: string | null }

/** What we call somebody, where we write to, and who gets in. */
export const SettingsView = ({ shopper, words, phone }: Props) => (
  <AccountPage title="Name, email and password" intro={`Signed in as ${shopper.email}.`}>
    <div className={cardColumns}>
      <AccountCard id="name" title="Your name">
        <NameForm shopper={shopper} phone={phone} />
      </AccountCard>
      <AccountCard id="email" title="Your email">
        <p>
          We’ll email a link to the new address. Once you open it and confirm, we’ll switch over. Until then,
          we’ll keep using {shopper.email}.
        </p>
        <EmailForm email={shopper.email} phone={phone} />
      </AccountCard>
      <AccountCard id="password" title="Your password">
        <p>All your other devices will be signed out.</p>
        <NewPasswordForm
          id="change"
          email={shopper.email}
          needsCurrent
          said={words.passwordSaid}
          phone={phone}
        />
        <p className={formLinks}>
          <a href="/account/forgot" className="text-link">
            Forgot your password?
          </a>
        </p>
      </AccountCard>
      <AccountCard id="devices" title="Your devices">
        <p>Lost a phone, or signed in on a shared computer? This signs you out everywhere, including here.</p>
        <SignOutEverywhere phone={phone} />
      </AccountCard>
    </div>
    <p className="mt-8">
      <a href="/account" className="text-link">
        Back to your account
      </a>
    </p>
  </AccountPage>
)
