import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountAway } from '@/components/account/account-page'
import { SettingsView } from '@/components/account/settings-view'
import { viewerOfAccount } from '@/lib/people/accounts/server/session'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Name, email and password', robots: { index: false } }

/** What we call somebody, where we write to, and who gets in. */
export default async function Page() {
  const { phone, words, shopper } = await viewerOfAccount()
  if (shopper === 'unknown') return <AccountAway phone={phone} />
  if (!shopper) redirect('/account')
  return <SettingsView shopper={shopper} words={words} phone={phone} />
}
