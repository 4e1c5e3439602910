import type { Metadata } from 'next'
import { AccountAway } from '@/components/account/account-away'
import { AccountPage } from '@/components/account/account-page'
import { NewPasswordForm } from '@/components/account/new-password-form'
import { needsCurrentPassword } from '@/lib/accounts/needs-current-password'
import { viewerOfAccount } from '@/lib/accounts/viewer'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Choose a new password', robots: { index: false } }

/** Where the link of a forgotten password leads, once it was followed. */
export default async function Page() {
  const { phone, words, shopper } = await viewerOfAccount()
  if (shopper === 'unknown') return <AccountAway phone={phone} />
  if (!shopper) {
    return (
      <AccountPage title={words.passwordTitle} intro={words.linkNeededText}>
        <a href="/account/forgot" className="button button-primary">
          Send me a link
        </a>
      </AccountPage>
    )
  }
  const needsCurrent = await needsCurrentPassword().catch(() => true)
  return (
    <AccountPage title={words.passwordTitle} intro={words.passwordIntro}>
      <div className="account-card account-card-narrow">
        <NewPasswordForm
          id="password"
          email={shopper.email}
          needsCurrent={needsCurrent}
          said={words.passwordSaid}
          phone={phone}
        />
        <p className="account-more">
          <a href="/account" className="text-link">
            To your account
          </a>
        </p>
      </div>
    </AccountPage>
  )
}
