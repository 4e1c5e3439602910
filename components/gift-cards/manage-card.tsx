'use client'

import { useState } from 'react'
import { cardTitle, roomyCard } from '@/components/account/account-card'
import { GiftCardArt } from '@/components/art/gift-card-art'
import { CallLink } from '@/components/content/call-link'
import { clinicLongDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { formatDay } from '@/lib/platform/shared/locale'
import { formatCents, formatExactCents } from '@/lib/platform/shared/money'
import type { GiftCardView } from '@/lib/shop/gift-cards/shared/gift-card'
import { type Managed, manageGift } from './ask-manage'
import { ChangeForm } from './change-form'
import { GiftFrame } from './gift-frame'

type Props = {
  shown: GiftCardView
  token: string
  /** Arizona's day, `YYYY-MM-DD`. */
  today: string
  phone: string | null
}

/** A card for who bought it: how far it is, and what can still be changed. */
export function ManageCard({ shown, token, today, phone }: Props) {
  const [card, setCard] = useState(shown)
  const [said, setSaid] = useState('')

  async function manage(change: Parameters<typeof manageGift>[1]): Promise<Managed> {
    setSaid('')
    const managed = await manageGift(token, change)
    if (managed.isDone) {
      setCard(managed.card)
      setSaid(managed.message)
    }
    return managed
  }

  return (
    <GiftFrame {...wordsOf(card)}>
      <p
        role="status"
        tabIndex={-1}
        className="font-semibold text-agave-800 not-empty:mb-6 not-empty:rounded-control not-empty:bg-agave-100 not-empty:px-5 not-empty:py-4"
      >
        {said}
      </p>
      <div className="mb-8 grid items-start gap-columns lap:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <GiftCardArt amount={formatCents(card.valueCents)} name={card.title} className="max-w-104" />
          <CardFacts card={card} />
          <ManageWays card={card} token={token} onManage={manage} />
        </div>
        {card.status !== 'cancelled' && (
          <div className={roomyCard}>
            <h2 className={cardTitle}>Change it</h2>
            <ChangeForm key={card.status} card={card} today={today} onManage={manage} />
          </div>
        )}
      </div>
      <CallLink phone={phone} label={`Something else? Call ${phone}`} className="call" />
    </GiftFrame>
  )
}

function wordsOf({ status, recipientName, recipientEmail, deliverOn }: GiftCardView) {
  const where = recipientEmail ? `to ${recipientEmail}` : 'to you'
  if (status === 'scheduled')
    return {
      title: `Your gift card for ${recipientName} is on its way`,
      intro: `We’ll email it ${where} on ${formatDay(deliverOn)}. Until then, you can change or cancel it.`,
    }
  if (status === 'delivered')
    return {
      title: `Your gift card for ${recipientName} was delivered`,
      intro: `We emailed it ${where}. It’s good in our shop and at any visit, and the money never expires.`,
    }
  return {
    title: `Your gift card for ${recipientName} is canceled`,
    intro: 'Its code is no longer valid. We’re refunding you the way you paid.',
  }
}

type ManageWaysProps = {
  card: GiftCardView
  token: string
  onManage(asked: { action: 'cancel' | 'resend' }): Promise<Managed>
}

/** The card on paper, sending it again, and, before it is delivered, taking it back. */
function ManageWays({ card, token, onManage }: ManageWaysProps) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')

  async function run(action: 'cancel' | 'resend') {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    const managed = await onManage({ action })
    setBusy(false)
    setAsking(false)
    if (!managed.isDone) setProblem(managed.message)
  }

  if (card.status === 'cancelled')
    return (
      <a href="/gift-cards" className="button button-quiet">
        See the gift cards
      </a>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <a href={`/gift-cards/pdf/${token}`} className="button button-quiet" download>
        Save the card as a PDF
      </a>
      {card.status === 'delivered' && (
        <button type="button" className="button button-quiet" disabled={isBusy} onClick={() => run('resend')}>
          Send it again
        </button>
      )}
      {card.status === 'scheduled' && !isAsking && (
        <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
          Cancel this gift card
        </button>
      )}
      {isAsking && (
        <div
          role="alertdialog"
          aria-label="Really cancel?"
          className="grid gap-4 rounded-control bg-[oklch(0.95_0.04_80)] p-5 text-ink-900"
        >
          <p>
            Cancel it? Its code will stop working, and {formatExactCents(card.priceCents)} will be refunded
            the way you paid.
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <button
              type="button"
              className="button button-primary"
              disabled={isBusy}
              // biome-ignore lint/a11y/noAutofocus: it answers the press that opened it.
              autoFocus
              onClick={() => run('cancel')}
            >
              {isBusy ? 'Canceling…' : 'Yes, cancel it'}
            </button>
            <button
              type="button"
              className="button button-quiet"
              disabled={isBusy}
              onClick={() => setAsking(false)}
            >
              Keep it
            </button>
          </div>
        </div>
      )}
      <p role="alert" className="font-semibold text-[oklch(0.47_0.18_27)] empty:hidden">
        {problem}
      </p>
    </div>
  )
}

/** What is known of a card, for who bought it. */
function CardFacts({ card }: { card: GiftCardView }) {
  const { recipientName, recipientEmail, senderName, message, deliverOn, deliveredAt, endsWith } = card
  const facts: [string, string | null][] = [
    ['For', recipientName],
    ['Goes to', recipientEmail ?? 'You, to give in person'],
    ['From', senderName],
    ['Message', message],
    deliveredAt
      ? ['Delivered', clinicLongDate(new Date(deliveredAt))]
      : ['Delivery', `${formatDay(deliverOn)}, Arizona time`],
    ['Worth', formatExactCents(card.valueCents)],
    ['You paid', formatExactCents(card.priceCents)],
    ['Code', `Ends in ${endsWith}`],
  ]
  return (
    <dl className="grid grid-fill-44 gap-x-6 gap-y-4">
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term}>
              <dt className="text-sm text-ink-500">{term}</dt>
              <dd className="font-semibold wrap-anywhere whitespace-pre-line text-ink-900 [unicode-bidi:plaintext]">
                {fact}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
