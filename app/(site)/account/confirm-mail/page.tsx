import type { Metadata } from 'next'
import { AccountPage } from '@/components/account/account-page'
import { MailForm } from '@/components/account/guest-forms'
import { viewerOfAccount } from '@/lib/people/accounts/server/session'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'No confirmation email?', robots: { index: false } }

/** Asks for the confirmation of a new account once more. */
export default async function Page() {
  const { phone, words } = await viewerOfAccount()
  return (
    <AccountPage title={words.resendTitle} intro={words.resendIntro}>
      <div className="account-card account-card-narrow">
        <MailForm id="resend" call="resend" said={words.resendSaid} phone={phone} />
        <p className="account-more">
          <a href="/account" className="text-link">
            Back to signing in
          </a>
        </p>
      </div>
    </AccountPage>
  )
}
