import type { Metadata } from 'next'
import { AccountAway } from '@/components/account/account-page'
import { GuestView } from '@/components/account/guest-view'
import { Overview } from '@/components/account/overview'
import { readOwnClearance } from '@/lib/care/clearances/server/clearances'
import { orUnavailable } from '@/lib/people/accounts/server/outcome'
import { listOwnGiftCards, listOwnOrders, listOwnRequests } from '@/lib/people/accounts/server/overview'
import { viewerOfAccount } from '@/lib/people/accounts/server/session'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Your account', robots: { index: false } }

/** The account; for who is not signed in, the two ways in. */
export default async function Page() {
  const { phone, words, shopper } = await viewerOfAccount()
  if (shopper === 'unknown') return <AccountAway phone={phone} />
  if (!shopper) return <GuestView words={words} phone={phone} />
  const [orders, giftCards, requests, clearance] = await Promise.all([
    orUnavailable(listOwnOrders()),
    orUnavailable(listOwnGiftCards()),
    orUnavailable(listOwnRequests()),
    orUnavailable(readOwnClearance(shopper.id)),
  ])
  const own = { orders, giftCards, requests, clearance }
  return <Overview shopper={shopper} {...own} words={words} phone={phone} />
}
