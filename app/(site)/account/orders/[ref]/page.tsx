import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountAway } from '@/components/account/account-page'
import { Receipt } from '@/components/account/own-order'
import { NothingFound } from '@/components/errors/dead-ends'
import { getSiteSettings } from '@/lib/content/server/settings'
import { orUnavailable } from '@/lib/people/accounts/server/outcome'
import { readOwnOrder } from '@/lib/people/accounts/server/overview'
import { viewerOfAccount } from '@/lib/people/accounts/server/session'
import { hasReceipt } from '@/lib/shop/orders/server/order-words'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Receipt', robots: { index: false } }

type Props = { params: Promise<{ ref: string }> }

/** The receipt of an own order, for paper. Another person's order is not found. */
export default async function Page({ params }: Props) {
  const { phone, shopper } = await viewerOfAccount()
  if (shopper === 'unknown') return <AccountAway phone={phone} />
  if (!shopper) redirect('/account')
  const { ref } = await params
  const [order, settings] = await Promise.all([
    orUnavailable(readOwnOrder(ref)),
    getSiteSettings().catch(() => null),
  ])
  if (order === 'unknown') return <AccountAway phone={phone} />
  if (!order || !hasReceipt(order.state)) return <NothingFound />
  return <Receipt order={order} shopper={shopper} clinic={settings} />
}
