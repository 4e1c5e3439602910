import type { OwnOrder } from '@/lib/shop/orders/server/own-order'
import { NotShown } from './not-shown'
import { OwnOrderCard } from './own-order-card'

type Props = { orders: OwnOrder[] | 'unknown'; emptyText: string; phone: string | null }

/** What a shopper has bought, the newest first. */
export const OwnOrders = ({ orders, emptyText, phone }: Props) => (
  <section aria-labelledby="orders">
    <h2 id="orders" className="account-heading">
      Your orders
    </h2>
    {orders === 'unknown' && <NotShown what="your orders" phone={phone} />}
    {orders !== 'unknown' && orders.length === 0 && (
      <div className="account-empty">
        <p>{emptyText}</p>
        <a href="/products" className="button button-quiet">
          See what we offer
        </a>
      </div>
    )}
    {orders !== 'unknown' && orders.length > 0 && (
      <ul className="own-list">
        {orders.map((order) => (
          <li key={order.id}>
            <OwnOrderCard order={order} phone={phone} />
          </li>
        ))}
      </ul>
    )}
  </section>
)
