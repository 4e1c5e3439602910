import { CallLink } from '@/components/content/call-link'
import { PageStatus } from '@/components/errors/page-status'
import { OrderFrame } from './order-frame'

/** What stands in an order's place while the shop's books do not answer. */
export const OrderAway = ({ phone }: { phone: string | null }) => (
  <OrderFrame
    title="We can’t show your order right now"
    intro="Please try again in a few minutes. Your order is safe, and we can look it up if you call."
  >
    <PageStatus is={503} />
    <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary" />
  </OrderFrame>
)
