import type { Metadata } from 'next'
import { FormCard, formLinks } from '@/components/account/account-card'
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
      <FormCard>
        <MailForm id="forgot" call="recover" said={words.forgotSaid} phone={phone} />
        <p className={formLinks}>
          <a href="/account" className="text-link">
            Back to signing in
          </a>
        </p>
      </FormCard>
    </AccountPage>
  )
}
