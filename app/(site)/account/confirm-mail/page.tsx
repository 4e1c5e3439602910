import type { Metadata } from 'next'
import { FormCard, formLinks } from '@/components/account/account-card'
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
      <FormCard>
        <MailForm id="resend" call="resend" said={words.resendSaid} phone={phone} />
        <p className={formLinks}>
          <a href="/account" className="text-link">
            Back to signing in
          </a>
        </p>
      </FormCard>
    </AccountPage>
  )
}
