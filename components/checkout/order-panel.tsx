'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CallLink } from '@/components/content/call-link'
import { ControlIcon } from '@/components/ui/control-icon'
import { formatDay } from '@/lib/platform/shared/locale'
import { formatExactCents } from '@/lib/platform/shared/money'
import type { Phase } from '@/lib/shop/checkout/browser/machine'
import { confirmingSentence } from '@/lib/shop/checkout/shared'
import type { OrderState } from '@/lib/shop/orders/shared/order-state'
import { accessCode } from '@/lib/shop/orders/shared/reference'
import { sendCheckout } from './flow'

type Props = {
  phase: Extract<Phase, { name: 'done' | 'confirming' }>
  phone: string | null
  onClose: () => void
}

/** In place of the cart once somebody has paid, or may have: what is known, the code, and what happens next. */
export function OrderPanel({ phase, phone, onClose }: Props) {
  if (phase.name === 'confirming') {
    return (
      <Panel heading="We are confirming your payment" look="wait">
        <p>{confirmingSentence(phase.ref)}</p>
        <p>This page checks again on its own. You can also close it: we’ll email you as soon as we know.</p>
        <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet" />
      </Panel>
    )
  }
  const { order } = phase
  const isPaid = order.status !== 'in_review' && order.status !== 'needs_attention'
  return (
    <Panel
      heading={isPaid ? 'Thank you. Your order is paid.' : 'We have your order'}
      look={isPaid ? 'paid' : 'wait'}
    >
      {!isPaid && <p>{order.message}</p>}
      <Facts order={order} isPaid={isPaid} />
      <h3>What happens next</h3>
      <ol>
        {isPaid && <li>{receiptSentence(order)}</li>}
        {order.gifts.map(({ recipientName, deliverOn, status }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they don't change here, and two may be alike.
          <li key={place}>
            The gift card for {recipientName}{' '}
            {status === 'delivered'
              ? 'is on its way by email'
              : deliverOn
                ? `goes out by email on ${formatDay(deliverOn)}`
                : 'goes out by email as soon as the payment goes through'}
            . We’ll also send you a link to change it.
          </li>
        ))}
        {order.needsExam && (
          <li>
            Something in this order needs a good faith exam before a first treatment. It’s a short video call.
          </li>
        )}
        <li>
          {order.gifts.length > 0 ? 'If your order includes a treatment, call' : 'Call'} us to schedule your
          nurse’s visit. Please have your order number handy.
        </li>
        <li>
          Check on your order at{' '}
          <a href="/order-status" className="text-link">
            order status
          </a>
          .
        </li>
      </ol>
      <div className="order-ways">
        <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary" />
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            onClose()
            void sendCheckout({ name: 'orderClosed' })
          }}
        >
          Done
        </button>
      </div>
    </Panel>
  )
}

/** A guest who pays by gift card alone never says an address. */
function receiptSentence({ isGuest, giftCents, totalCents }: OrderState): string {
  if (!isGuest) return 'We’ll email a receipt with your order number to the address on your account.'
  return giftCents === totalCents
    ? 'We don’t have an email address to send a receipt to, so please keep the order number and the code.'
    : 'We’ll email a receipt with your order number and code to the address on your PayPal account.'
}

function Facts({ order, isPaid }: { order: OrderState; isPaid: boolean }) {
  const code = order.isGuest && order.accessToken ? accessCode(order.accessToken) : null
  return (
    <dl className="order-facts">
      <div>
        <dt>Order</dt>
        <dd>#{order.ref}</dd>
      </div>
      <div>
        <dt>{isPaid ? 'Paid' : 'Total'}</dt>
        <dd>{formatExactCents(order.totalCents)}</dd>
        {order.giftCents > 0 && (
          <dd className="cart-promise">
            {formatExactCents(order.giftCents)} with your gift card
            {order.totalCents > order.giftCents &&
              `, ${formatExactCents(order.totalCents - order.giftCents)} with PayPal`}
          </dd>
        )}
      </div>
      {code && (
        <div className="order-code">
          <dt>Access code</dt>
          <dd>
            <code>{code}</code>
            <CopyButton text={code} label="Copy access code" />
          </dd>
          <dd className="cart-promise">
            Save it with the order number: together, they show this order is yours.
          </dd>
        </div>
      )}
    </dl>
  )
}

function Panel({ heading, look, children }: { heading: string; look: 'paid' | 'wait'; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={`order-panel order-${look}`}>
      <span className="order-mark">
        <ControlIcon name={look === 'paid' ? 'check' : 'clock'} />
      </span>
      <h3 ref={title} tabIndex={-1} className="order-heading">
        {heading}
      </h3>
      {children}
    </div>
  )
}

/** Copies the text and says so; where the browser refuses, it asks to do it by hand. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Please copy it by hand'),
    )
  return (
    <>
      <button type="button" className="copy-button" aria-label={label} onClick={copy}>
        <ControlIcon name={said === 'Copied' ? 'check' : 'copy'} />
      </button>
      <span role="status" className="copy-said">
        {said}
      </span>
    </>
  )
}
