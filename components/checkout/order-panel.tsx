'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BookNow } from '@/components/book-now'
import { CallLink } from '@/components/content/call-link'
import { Icon } from '@/components/ui/icon'
import { formatDay } from '@/lib/platform/shared/locale'
import { formatExactCents } from '@/lib/platform/shared/money'
import type { Phase } from '@/lib/shop/checkout/browser/machine'
import { confirmingSentence } from '@/lib/shop/checkout/shared'
import type { OrderState } from '@/lib/shop/orders/shared/order-state'
import { accessCode, examNote } from '@/lib/shop/orders/shared/reference'
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
        <p className="mt-3">
          This page checks again on its own. You can also close it: we’ll email you as soon as we know.
        </p>
        <CallLink phone={phone} label={`Call ${phone}`} className="button button-quiet mt-3" />
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
      <ol className="mt-2 grid list-decimal gap-1.5 pl-[1.25em] marker:font-semibold marker:text-bloom-600">
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
            {examNote}{' '}
            <a href="/telehealth" className="text-link">
              Start the exam
            </a>
          </li>
        )}
        <li>
          {order.booking ? (
            <>
              Choose the time of your nurse’s visit, or call us. Please have your order number handy.{' '}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the press is the link's; it makes room, too. */}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's key is a click. */}
              <span onClick={onClose}>
                <BookNow opens={order.booking} label="Choose your time" className="text-link" />
              </span>
            </>
          ) : (
            'Call us with any questions. Please have your order number handy.'
          )}
        </li>
        <li>
          Check on your order at{' '}
          <a href="/order-status" className="text-link">
            order status
          </a>
          .
        </li>
      </ol>
      <div className="-mx-5 mt-3 flex flex-wrap gap-3 bg-sand-50 px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] tall:sticky tall:bottom-0">
        <CallLink
          phone={phone}
          label={`Call ${phone}`}
          className="button button-primary flex-[1_0_auto] px-4"
        />
        <button
          type="button"
          className="button button-quiet flex-[1_0_auto] px-4"
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

const factLook = 'font-bold text-ink-900 tabular'

function Facts({ order, isPaid }: { order: OrderState; isPaid: boolean }) {
  const code = order.isGuest && order.accessToken ? accessCode(order.accessToken) : null
  return (
    <dl className="mt-5 mb-7 grid grid-cols-[1fr_1fr] gap-4 rounded-card border border-sand-200 bg-white px-5 py-4">
      <div>
        <dt className="text-xs font-semibold text-ink-500">Order</dt>
        <dd className={factLook}>#{order.ref}</dd>
      </div>
      <div>
        <dt className="text-xs font-semibold text-ink-500">{isPaid ? 'Paid' : 'Total'}</dt>
        <dd className={factLook}>{formatExactCents(order.totalCents)}</dd>
        {order.discountCents > 0 && (
          <dd className="text-xs text-ink-500">{formatExactCents(order.discountCents)} off with your code</dd>
        )}
        {order.giftCents > 0 && (
          <dd className="text-xs text-ink-500">
            {formatExactCents(order.giftCents)} with your gift card
            {order.totalCents > order.giftCents &&
              `, ${formatExactCents(order.totalCents - order.giftCents)} with PayPal`}
          </dd>
        )}
      </div>
      {code && (
        <div className="col-span-full border-t border-sand-200 pt-4">
          <dt className="text-xs font-semibold text-ink-500">Access code</dt>
          <dd className={`flex flex-wrap items-center gap-x-2 ${factLook}`}>
            <code className="font-[family-name:ui-monospace,SF_Mono,Menlo,Consolas,monospace] text-[1.1875rem] leading-[1.4] font-semibold tracking-[0.02em] normal-nums">
              {code}
            </code>
            <CopyButton text={code} label="Copy access code" />
          </dd>
          <dd className="text-xs text-ink-500">
            Save it with the order number: together, they show this order is yours.
          </dd>
        </div>
      )}
    </dl>
  )
}

const marks = {
  paid: 'bg-agave-600 text-white',
  wait: 'bg-[oklch(0.92_0.05_80)] text-[oklch(0.42_0.09_65)]',
}

function Panel({ heading, look, children }: { heading: string; look: 'paid' | 'wait'; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  useEffect(() => makeRoomForToasts(title.current?.closest('.cart-drawer')), [])
  return (
    <div data-order className="px-5 py-8 has-[>div]:pb-0">
      <span className={`grid size-14 place-items-center rounded-full text-[1.75rem] ${marks[look]}`}>
        <Icon name={look === 'paid' ? 'check' : 'clock'} />
      </span>
      <h3
        ref={title}
        tabIndex={-1}
        className="mt-5 mb-3 font-display text-price leading-[1.15] focus:outline-none"
      >
        {heading}
      </h3>
      {children}
    </div>
  )
}

/** `--toasts-height`, for the drawer's style sheet. At the page itself it would cost the style of every element. */
function makeRoomForToasts(drawer: HTMLElement | null | undefined) {
  const toasts = document.querySelector<HTMLElement>('section.toasts:not(dialog .toasts)')
  if (!drawer || !toasts) return
  const observer = new ResizeObserver(() =>
    drawer.style.setProperty('--toasts-height', `${toasts.offsetHeight}px`),
  )
  observer.observe(toasts)
  return () => observer.disconnect()
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
      <button
        type="button"
        className="grid size-11 place-items-center rounded-control text-lg text-agave-600 hover:bg-sand-100"
        aria-label={label}
        onClick={copy}
      >
        <Icon name={said === 'Copied' ? 'check' : 'copy'} />
      </button>
      <span role="status" className="text-xs text-ink-500">
        {said}
      </span>
    </>
  )
}
