import type { ReactNode } from 'react'
import { BookNow } from '@/components/book-now'
import { CallLink } from '@/components/content/call-link'
import type { SiteSettings } from '@/lib/content/server/settings'
import { postalLine } from '@/lib/content/shared/postal-line'
import type { Shopper } from '@/lib/people/accounts/shared/shopper'
import { clinicDay, clinicLongDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { now } from '@/lib/platform/server/clock'
import { formatExactCents } from '@/lib/platform/shared/money'
import {
  declinedNote,
  hasReceipt,
  type OwnOrder,
  orderStates,
  paidLabel,
  refundedCents,
  sentenceOf,
} from '@/lib/shop/orders/server/order-words'
import { bookingFor } from '@/lib/shop/orders/server/state'
import { examNote } from '@/lib/shop/orders/shared/reference'
import {
  card,
  type Fact,
  note,
  ReceiptCard,
  ReceiptFacts,
  ReceiptNote,
  ReceiptWays,
  StateBadge,
  strongNote,
} from './account-card'
import { AccountPage } from './account-page'
import { PrintButton } from './print-button'

/** One order: how far it is, what was in it, and what its buyer has to do. */
export function OwnOrderCard({ order, phone }: { order: OwnOrder; phone: string | null }) {
  const { label, tone } = orderStates[order.state]
  const sentence = sentenceOf(order)
  const day = (at: string) => clinicDay(new Date(at), now())
  return (
    <article className={`${card} gap-4 p-[clamp(1.25rem,4vw,2rem)]`} aria-labelledby={`order-${order.ref}`}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 id={`order-${order.ref}`}>Order #{order.ref}</h3>
        <p className="text-sm text-ink-500">
          <time dateTime={order.createdAt}>{day(order.createdAt)}</time>
        </p>
        <StateBadge tone={tone} className="ms-auto">
          {label}
        </StateBadge>
      </header>
      <OrderLines order={order} />
      {order.refunds.map(({ cents, at, isDone }) => (
        <p key={at} className={note}>
          {isDone
            ? `${formatExactCents(cents)} was refunded ${day(at)}, the way you paid.`
            : `${formatExactCents(cents)} is on its way back to you.`}
        </p>
      ))}
      {order.waitsForExam && order.isDeclined && <p className={strongNote}>{declinedNote}</p>}
      {order.waitsForExam && !order.isDeclined && (
        <p className={strongNote}>
          <strong>A good faith exam comes first.</strong> {examNote}{' '}
          <a href="/telehealth" className="text-link">
            Start the exam
          </a>
        </p>
      )}
      {sentence && <p className={note}>{sentence}</p>}
      <div className="flex flex-wrap gap-3">
        <ChooseTime order={order} page="/account" />
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

/**
 * Opens the booking system at what was bought, while a visit is owed; whoever has chosen the time elsewhere says so.
 * `page` is where this stands.
 */
export async function ChooseTime({ order, page }: { order: OwnOrder; page: string }) {
  const { id, state, productIds, timeChosenAt } = order
  if (productIds.length === 0 || !['paid', 'partially_refunded'].includes(state)) return null
  if (timeChosenAt)
    return (
      <p className={note}>
        You’ve chosen your time. To change it, use the link in the booking email, or call us.
      </p>
    )
  return (
    <>
      <BookNow opens={await bookingFor(id, productIds)} label="Choose your time" />
      <form action="/api/account/orders/time" method="post">
        <input type="hidden" name="order" value={id} />
        <input type="hidden" name="next" value={page} />
        <button type="submit" className="button button-quiet">
          I’ve chosen my time
        </button>
      </form>
    </>
  )
}

/** What was bought, and what it came to. */
export function OrderLines({ order }: { order: OwnOrder }) {
  const back = refundedCents(order)
  return (
    <table className="w-full tabular">
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
            <td className={`${cell} text-start`}>
              {quantity} × {name}
            </td>
            <td className={priceCell}>{formatExactCents(cents)}</td>
          </tr>
        ))}
        {order.travelCents > 0 && (
          <tr>
            <td className={`${cell} text-start`}>Travel fee, {order.visitArea}</td>
            <td className={priceCell}>{formatExactCents(order.travelCents)}</td>
          </tr>
        )}
        {order.discountCents > 0 && (
          <tr>
            <td className={`${cell} text-start`}>Discount</td>
            <td className={priceCell}>−{formatExactCents(order.discountCents)}</td>
          </tr>
        )}
      </tbody>
      <tfoot className="font-semibold text-ink-900">
        <Sum name="Total">{formatExactCents(order.totalCents)}</Sum>
        {order.giftCents > 0 && (
          <>
            <Sum name="Gift card">−{formatExactCents(order.giftCents)}</Sum>
            <Sum name="PayPal">{formatExactCents(order.totalCents - order.giftCents)}</Sum>
          </>
        )}
        {back > 0 && (
          <>
            <Sum name="Refunded">−{formatExactCents(back)}</Sum>
            <Sum name="Net paid">{formatExactCents(order.totalCents - back)}</Sum>
          </>
        )}
      </tfoot>
    </table>
  )
}

const Sum = ({ name, children }: { name: string; children: ReactNode }) => (
  <tr>
    <th scope="row" className={`${cell} text-start font-semibold`}>
      {name}
    </th>
    <td className={priceCell}>{children}</td>
  </tr>
)

const cell = 'border-t border-sand-200 py-2.5 align-top'
const priceCell = `${cell} ps-6 text-end whitespace-nowrap`

type ReceiptProps = { order: OwnOrder; shopper: Shopper; clinic: SiteSettings | null }

/** The receipt of an order, made for paper. */
export function Receipt({ order, shopper, clinic }: ReceiptProps) {
  const name = [shopper.firstName, shopper.lastName].filter(Boolean).join(' ')
  const paid: Fact[] = order.paidAt ? [[paidLabel(order), clinicLongDate(new Date(order.paidAt))]] : []
  const facts: Fact[] = [
    ['Order', `#${order.ref}`],
    ['Ordered', clinicLongDate(new Date(order.createdAt))],
    ...paid,
    ['Status', orderStates[order.state].label],
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
