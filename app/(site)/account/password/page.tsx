import type { Metadata } from 'next'
import { FormCard, formLinks } from '@/components/account/account-card'
import { AccountAway, AccountPage } from '@/components/account/account-page'
import { NewPasswordForm } from '@/components/account/owner-forms'
import { passwordChooser } from '@/lib/people/accounts/server/confirm'
import { viewerOfAccount } from '@/lib/people/accounts/server/session'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Choose a new password', robots: { index: false } }

/** Where the link of a forgotten password leads, once it was followed. */
export default async function Page() {
  const [{ phone, words, shopper }, chooser] = await Promise.all([
    viewerOfAccount(),
    passwordChooser().catch(() => null),
  ])
  if (shopper === 'unknown') return <AccountAway phone={phone} />
  if (!chooser) {
    return (
      <AccountPage title={words.passwordTitle} intro={words.linkNeededText}>
        <a href="/account/forgot" className="button button-primary">
          Send me a link
        </a>
      </AccountPage>
    )
  }
  return (
    <AccountPage title={words.passwordTitle} intro={words.passwordIntro}>
      <FormCard>
        <NewPasswordForm id="password" {...chooser} said={words.passwordSaid} phone={phone} />
        <p className={formLinks}>
          <a href="/account" className="text-link">
            Go to your account
          </a>
        </p>
      </FormCard>
    </AccountPage>
  )
}
