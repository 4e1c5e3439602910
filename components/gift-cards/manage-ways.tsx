'use client'

import { useState } from 'react'
import { formatExactCents } from '@/lib/platform/shared/money'
import type { GiftCardView } from '@/lib/shop/gift-cards/shared/model'
import type { Managed } from './ask-manage'

type Props = {
  card: GiftCardView
  token: string
  onManage(asked: { action: 'cancel' | 'resend' }): Promise<Managed>
}

/** The card on paper, sending it again, and, before it is delivered, taking it back. */
export function ManageWays({ card, token, onManage }: Props) {
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
    <div className="gift-manage-ways">
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
        <div role="alertdialog" aria-label="Really cancel?" className="gift-cancel">
          <p>
            Cancel it? Its code will stop working, and {formatExactCents(card.priceCents)} will be refunded
            the way you paid.
          </p>
          <div className="gift-manage-ways">
            <button
              type="button"
              className="button button-primary"
              disabled={isBusy}
              // biome-ignore lint/a11y/noAutofocus: it answers the press that opened it.
              autoFocus
              onClick={() => run('cancel')}
            >
              {isBusy ? 'Cancelling …' : 'Yes, cancel it'}
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
      <p role="alert" className="gift-refused">
        {problem}
      </p>
    </div>
  )
}
