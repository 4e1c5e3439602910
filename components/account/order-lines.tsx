import { formatExactCents } from '@/lib/platform/shared/money'
import { type OwnOrder, refundedCents } from '@/lib/shop/orders/server/shown-order'

/** What was bought, and what it came to. */
export function OrderLines({ order }: { order: OwnOrder }) {
  const back = refundedCents(order)
  return (
    <table className="order-lines">
      <caption className="sr-only">What is in order #{order.ref}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map(({ id, name, quantity, cents }) => (
          <tr key={id}>
            <td>
              {quantity} × {name}
            </td>
            <td>{formatExactCents(cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{formatExactCents(order.totalCents)}</td>
        </tr>
        {order.giftCents > 0 && (
          <>
            <tr>
              <th scope="row">Gift card</th>
              <td>−{formatExactCents(order.giftCents)}</td>
            </tr>
            <tr>
              <th scope="row">PayPal</th>
              <td>{formatExactCents(order.totalCents - order.giftCents)}</td>
            </tr>
          </>
        )}
        {back > 0 && (
          <>
            <tr>
              <th scope="row">Refunded</th>
              <td>−{formatExactCents(back)}</td>
            </tr>
            <tr>
              <th scope="row">Paid in the end</th>
              <td>{formatExactCents(order.totalCents - back)}</td>
            </tr>
          </>
        )}
      </tfoot>
    </table>
  )
}
