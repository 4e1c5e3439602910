import {
  type Fact,
  note,
  ReceiptCard,
  ReceiptFacts,
  ReceiptNote,
  ReceiptWays,
  strongNote,
} from '@/components/account/account-card'
import { ChooseTime, OrderLines } from '@/components/account/own-order'
import { PrintButton } from '@/components/account/print-button'
import { CallLink } from '@/components/content/call-link'
import { Icon } from '@/components/ui/icon'
import type { SiteSettings } from '@/lib/content/server/settings'
import { postalLine } from '@/lib/content/shared/postal-line'
import type { Shopper } from '@/lib/people/accounts/shared/shopper'
import { clinicLongDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { formatExactCents } from '@/lib/platform/shared/money'
import {
  declinedNote,
  hasReceipt,
  type OwnOrder,
  orderStates,
  paidLabel,
  sentenceOf,
} from '@/lib/shop/orders/server/order-words'
import { OrderFrame } from './order-frame'

type Props = { order: OwnOrder; viewer: Shopper | null; examText: string; clinic: SiteSettings | null }

/**
 * An order for who has proved that it is theirs: how far it is, what was in it, and for paper its receipt. Needs no
 * script.
 */
export function ShownOrderView({ order, viewer, examText, clinic }: Props) {
  const { label } = orderStates[order.state]
  const sentence = sentenceOf(order)
  const isPaid = hasReceipt(order.state)
  const phone = clinic?.phone ?? null
  return (
    <OrderFrame title={`Order #${order.ref}`} intro={sentence} aside={<WayOfOrder order={order} />}>
      <ReceiptCard>
        <ReceiptFacts facts={factsOf(order, label, clinic)} />
        <OrderLines order={order} />
        {order.refunds.map(({ cents, at, isDone }) => (
          <p key={`${at} ${cents}`} className={note}>
            {isDone
              ? `${formatExactCents(cents)} was refunded on ${clinicLongDate(new Date(at))}, the way you paid.`
              : `${formatExactCents(cents)} is on its way back to you.`}
          </p>
        ))}
        {order.waitsForExam && order.isDeclined && <p className={strongNote}>{declinedNote}</p>}
        {order.waitsForExam && !order.isDeclined && (
          <p className={strongNote}>
            <strong>An exam comes first.</strong> {examText}{' '}
            <a href="/telehealth" className="text-link">
              About the exam
            </a>
          </p>
        )}
        <ReceiptNote>US dollars. There is no tax or shipping: we come to you.</ReceiptNote>
        <ReceiptWays>
          <ChooseTime order={order} page="/order-status" />
          {isPaid && <PrintButton />}
          <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet" />
          <form action="/api/account/orders/close" method="post">
            <button type="submit" className="button button-quiet">
              Stop showing this order
            </button>
          </form>
        </ReceiptWays>
      </ReceiptCard>
      <AccountOffer order={order} viewer={viewer} />
    </OrderFrame>
  )
}

/** How far it is, from the order to the nurse at the door; nothing where it went another way. */
function WayOfOrder({ order }: { order: OwnOrder }) {
  const { state, paidAt, waitsForExam, timeChosenAt, isGift, productIds } = order
  if (isGift || productIds.length === 0 || !['paid', 'confirming', 'in_review', 'fulfilled'].includes(state))
    return null
  const isDone = state === 'fulfilled'
  const steps = [
    { title: 'Ordered', isOver: true },
    { title: 'Paid', isOver: Boolean(paidAt) },
    { title: 'Exam by video', isOver: isDone || (Boolean(paidAt) && !waitsForExam) },
    { title: 'Time chosen', isOver: isDone || Boolean(timeChosenAt) },
    { title: 'Nurse at your door', isOver: isDone },
  ]
  const next = steps.findIndex(({ isOver }) => !isOver)
  return (
    <ol aria-label="Progress of your order" className="card grid gap-4 p-panel">
      {steps.map(({ title, isOver }, index) => (
        <li
          key={title}
          aria-current={index === next ? 'step' : undefined}
          className={`flex items-center gap-3 ${index === next ? 'font-semibold text-ink-900' : ''}`}
        >
          <Icon
            name={isOver ? 'check' : index === next ? 'right' : 'clock'}
            className={isOver ? 'text-agave-600' : 'text-ink-500'}
          />
          {title}
          {isOver && <span className="sr-only">: done</span>}
        </li>
      ))}
    </ol>
  )
}

function factsOf(order: OwnOrder, label: string, clinic: SiteSettings | null): Fact[] {
  const from = [clinic?.clinicName, clinic && postalLine(clinic), clinic?.phone].filter(Boolean).join(', ')
  const facts: Fact[] = [
    ['Status', label],
    ['Ordered', clinicLongDate(new Date(order.createdAt))],
  ]
  if (order.paidAt) facts.push([paidLabel(order), clinicLongDate(new Date(order.paidAt))])
  if (order.email) facts.push(['For', order.email])
  if (from) facts.push(['From', from])
  return facts
}

/** The way to have the order in an account: at once for who is signed in. */
function AccountOffer({ order, viewer }: { order: OwnOrder; viewer: Shopper | null }) {
  if (order.userId !== null)
    return viewer?.id === order.userId ? (
      <p className={offer}>
        This order is in{' '}
        <a href="/account" className="text-link">
          your account
        </a>
        .
      </p>
    ) : null
  if (viewer)
    return (
      <form
        action="/api/account/orders/keep"
        method="post"
        className={`${offer} grid justify-items-start gap-3`}
      >
        <p>You’re signed in as {viewer.email}.</p>
        <button type="submit" className="button button-primary">
          Add this order to my account
        </button>
      </form>
    )
  return (
    <p className={offer}>
      Have an account?{' '}
      <a href="/account" className="text-link">
        Sign in
      </a>{' '}
      and come back here to add this order.
    </p>
  )
}

const offer = 'mt-6 max-w-160 print:hidden'
