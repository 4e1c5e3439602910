import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountAway } from '@/components/account/account-page'
import { OwnData } from '@/components/account/own-data'
import { orUnavailable } from '@/lib/people/accounts/server/outcome'
import { listOwnOrders, listOwnRequests } from '@/lib/people/accounts/server/overview'
import { viewerOfAccount } from '@/lib/people/accounts/server/session'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Your data', robots: { index: false } }

/** Everything we hold, to take away; and the end of the account. */
export default async function Page() {
  const { phone, words, shopper } = await viewerOfAccount()
  if (shopper === 'unknown') return <AccountAway phone={phone} />
  if (!shopper) redirect('/account')
  const [orders, requests] = await Promise.all([
    orUnavailable(listOwnOrders()),
    orUnavailable(listOwnRequests()),
  ])
  return <OwnData email={shopper.email} orders={orders} requests={requests} words={words} phone={phone} />
}
