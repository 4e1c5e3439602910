import type { Metadata } from 'next'
import { AccountAway } from '@/components/account/account-away'
import { GuestView } from '@/components/account/guest-view'
import { Overview } from '@/components/account/overview'
import { orUnknown } from '@/lib/people/accounts/server/or-unknown'
import { listOwnGiftCards } from '@/lib/people/accounts/server/own-gift-cards'
import { listOwnOrders } from '@/lib/people/accounts/server/own-orders'
import { listOwnRequests } from '@/lib/people/accounts/server/own-requests'
import { viewerOfAccount } from '@/lib/people/accounts/server/viewer'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Your account', robots: { index: false } }

/** The account; for who is not signed in, the two ways in. */
export default async function Page() {
  const { phone, words, shopper } = await viewerOfAccount()
  if (shopper === 'unknown') return <AccountAway phone={phone} />
  if (!shopper) return <GuestView words={words} phone={phone} />
  const [orders, giftCards, requests] = await Promise.all([
    orUnknown(listOwnOrders()),
    orUnknown(listOwnGiftCards()),
    orUnknown(listOwnRequests()),
  ])
  const own = { orders, giftCards, requests }
  return <Overview shopper={shopper} {...own} words={words} phone={phone} />
}
