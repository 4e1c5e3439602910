import type { Metadata } from 'next'
import { FormCard } from '@/components/account/account-card'
import { CallLink } from '@/components/content/call-link'
import { PageStatus } from '@/components/errors/page-status'
import { OrderAway, OrderFrame } from '@/components/order-status/order-frame'
import { getSiteSettings } from '@/lib/content/server/settings'
import { log } from '@/lib/platform/telemetry/server/log'
import { orderOfLink } from '@/lib/shop/orders/server/access'
import { orderRef } from '@/lib/shop/orders/shared/reference'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: 'Your order',
  robots: { index: false },
  referrer: 'same-origin',
}

type Props = { params: Promise<{ token: string }> }

/** Where the link in a guest's receipt leads. Looking proves nothing: mail scanners look, too. */
export default async function Page({ params }: Props) {
  const { token } = await params
  const phone = (await getSiteSettings().catch(() => null))?.phone ?? null
  const order = await orderOfLink(token).catch((error): 'unknown' => {
    log.error('orders', 'An order could not be shown', { error })
    return 'unknown'
  })
  if (order === 'unknown') return <OrderAway phone={phone} />
  if (!order)
    return (
      <OrderFrame
        title="This link doesn’t open an order"
        intro="It may have been cut off. Please open it from our email again, or call us: we can find your order by your name."
      >
        <PageStatus is={404} />
        <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary" />
      </OrderFrame>
    )
  return (
    <OrderFrame
      title="Is this your order?"
      intro={`Order #${orderRef(order.id)} was placed using ${order.email}. If it’s yours, tell us: then we can see whether an exam you had with us still covers you.`}
    >
      <FormCard>
        <form action="/api/account/orders/prove" method="post" className="grid gap-5">
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="button button-primary">
            Yes, this is my order
          </button>
        </form>
      </FormCard>
    </OrderFrame>
  )
}
