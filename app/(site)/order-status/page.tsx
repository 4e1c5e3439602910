import type { Metadata } from 'next'
import { FormCard } from '@/components/account/account-card'
import { LookForm } from '@/components/account/guest-forms'
import { OrderAway, OrderFrame } from '@/components/order-status/order-frame'
import { ShownOrderView } from '@/components/order-status/shown-order-view'
import { getSiteSettings } from '@/lib/content/server/settings'
import { viewerOfAccount } from '@/lib/people/accounts/server/session'
import { log } from '@/lib/platform/telemetry/server/log'
import { orderOfPass } from '@/lib/shop/orders/server/access'
import { readOrder } from '@/lib/shop/orders/server/read-order'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: 'Order status',
  robots: { index: false },
  referrer: 'same-origin',
}

/** Where a buyer looks how their order stands, with its number and code, account or not (ERR-010). */
export default async function Page() {
  const [{ phone, words, shopper }, clinic, orderId] = await Promise.all([
    viewerOfAccount(),
    getSiteSettings().catch(() => null),
    orderOfPass(),
  ])
  const order = orderId ? await readOrNothing(orderId) : null
  if (order === 'unknown') return <OrderAway phone={phone} />
  if (order) {
    const viewer = shopper === 'unknown' ? null : shopper
    return <ShownOrderView order={order} viewer={viewer} examText={words.orderExamText} clinic={clinic} />
  }
  return (
    <OrderFrame title={words.orderTitle} intro={words.orderIntro}>
      <FormCard>
        <LookForm phone={phone} />
      </FormCard>
    </OrderFrame>
  )
}

async function readOrNothing(orderId: string) {
  return readOrder(orderId, { for: 'buyer' }).catch((error): 'unknown' => {
    log.error('orders', 'An order could not be shown', { error })
    return 'unknown'
  })
}
