import type { Metadata } from 'next'
import { AccountPage } from '@/components/account/account-page'
import { MailForm } from '@/components/account/guest-forms'
import { viewerOfAccount } from '@/lib/people/accounts/server/session'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Forgot your password?', robots: { index: false } }

/** Asks for a link that lets somebody choose a new password. */
export default async function Page() {
  const { phone, words } = await viewerOfAccount()
  return (
    <AccountPage title={words.forgotTitle} intro={words.forgotIntro}>
      <div className="account-card account-card-narrow">
        <MailForm id="forgot" call="recover" said={words.forgotSaid} phone={phone} />
        <p className="account-more">
          <a href="/account" className="text-link">
            Back to signing in
          </a>
        </p>
      </div>
    </AccountPage>
  )
}
