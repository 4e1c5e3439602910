import type { ReactNode } from 'react'
import { AccountPage } from '@/components/account/account-page'
import { CallLink } from '@/components/content/call-link'
import { PageStatus } from '@/components/errors/page-status'

type OrderFrameProps = { title: string; intro?: string; aside?: ReactNode; children: ReactNode }

/** The frame of what the order page shows. */
export const OrderFrame = (props: OrderFrameProps) => (
  <AccountPage label="Order status" art="receipt" {...props} />
)

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
