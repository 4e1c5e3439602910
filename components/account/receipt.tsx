import type { SiteSettings } from '@/lib/content/server/settings'
import { postalLine } from '@/lib/content/shared/postal-line'
import type { Shopper } from '@/lib/people/accounts/shared/shopper'
import { clinicLongDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { type OwnOrder, orderStates, paidLabel } from '@/lib/shop/orders/server/order-words'
import { type Fact, ReceiptCard, ReceiptFacts, ReceiptNote, ReceiptWays } from './account-card'
import { AccountPage } from './account-page'
import { OrderLines } from './own-order'
import { PrintButton } from './print-button'

type Props = { order: OwnOrder; shopper: Shopper; clinic: SiteSettings | null }

/** The receipt of an order, made for paper. */
export function Receipt({ order, shopper, clinic }: Props) {
  const name = [shopper.firstName, shopper.lastName].filter(Boolean).join(' ')
  const paid: Fact[] = order.paidAt ? [[paidLabel(order), clinicLongDate(new Date(order.paidAt))]] : []
  const facts: Fact[] = [
    ['Order', `#${order.ref}`],
    ['Ordered', clinicLongDate(new Date(order.createdAt))],
    ...paid,
    ['State', orderStates[order.state].label],
    ['For', name ? `${name}, ${shopper.email}` : shopper.email],
    ['From', [clinic?.clinicName, clinic && postalLine(clinic), clinic?.phone].filter(Boolean).join(', ')],
  ]
  return (
    <AccountPage title="Receipt" art="receipt">
      <ReceiptCard>
        <ReceiptFacts facts={facts} />
        <OrderLines order={order} />
        <ReceiptNote>
          US dollars. There is no tax or shipping{order.isGift ? '' : ': we come to you'}.
        </ReceiptNote>
        <ReceiptWays>
          <PrintButton />
          <a href="/account" className="button button-quiet">
            Back to your account
          </a>
        </ReceiptWays>
      </ReceiptCard>
    </AccountPage>
  )
}
