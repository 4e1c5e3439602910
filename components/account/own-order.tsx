import { CallLink } from '@/components/content/call-link'
import { clinicDay } from '@/lib/platform/clinic-time/shared/clinic-time'
import { now } from '@/lib/platform/server/clock'
import { formatExactCents } from '@/lib/platform/shared/money'
import {
  examNote,
  hasReceipt,
  type OwnOrder,
  orderStates,
  refundedCents,
  sentenceOf,
} from '@/lib/shop/orders/server/order-words'

/** One order: how far it is, what was in it, and what its buyer has to do. */
export function OwnOrderCard({ order, phone }: { order: OwnOrder; phone: string | null }) {
  const { label, tone } = orderStates[order.state]
  const sentence = sentenceOf(order)
  const day = (at: string) => clinicDay(new Date(at), now())
  return (
    <article className="own-order" aria-labelledby={`order-${order.ref}`}>
      <header className="own-order-head">
        <h3 id={`order-${order.ref}`}>Order #{order.ref}</h3>
        <p>
          <time dateTime={order.createdAt}>{day(order.createdAt)}</time>
        </p>
        <p className={`own-state own-state-${tone}`}>{label}</p>
      </header>
      <OrderLines order={order} />
      {order.refunds.map(({ cents, at, isDone }) => (
        <p key={at} className="own-note">
          {isDone
            ? `${formatExactCents(cents)} was refunded ${day(at)}, the way you paid.`
            : `${formatExactCents(cents)} is on its way back to you.`}
        </p>
      ))}
      {order.waitsForExam && (
        <p className="own-note own-note-exam">
          <strong>A good faith exam comes first.</strong> {examNote}{' '}
          <a href="/telehealth" className="text-link">
            Start the exam
          </a>
        </p>
      )}
      {sentence && <p className="own-note">{sentence}</p>}
      <div className="own-order-ways">
        {hasReceipt(order.state) && (
          <a href={`/account/orders/${order.ref}`} className="button button-quiet">
            Receipt<span className="sr-only"> of order #{order.ref}</span>
          </a>
        )}
        {tone !== 'over' && (
          <CallLink
            phone={phone}
            label={`Call ${phone}`}
            about={`order #${order.ref}`}
            className="button button-quiet"
          />
        )}
      </div>
    </article>
  )
}

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
