'use client'

import { type FormEvent, useRef, useState } from 'react'
import { CallLink } from '@/components/content/call-link'
import { ControlIcon } from '@/components/ui/control-icon'
import { formatExactCents } from '@/lib/platform/shared/money'
import { askGiftBalance } from '@/lib/shop/checkout/browser/gift-balance'
import type { GiftBalance } from '@/lib/shop/gift-cards/shared/gift-card'
import { balanceWords } from './words'

/** Asks for a code and says what is left on the card. */
export function BalanceForm({ phone }: { phone: string | null }) {
  const input = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<GiftBalance | string | null>(null)
  const problem = typeof answer === 'string' ? answer : ''

  async function ask(event: FormEvent) {
    event.preventDefault()
    const code = input.current?.value.trim()
    if (isAsking) return
    setAsking(true)
    const told = code ? await askGiftBalance(code) : 'Enter your gift card code.'
    setAsking(false)
    setAnswer(told)
    if (typeof told === 'string') input.current?.focus()
  }

  return (
    <>
      <form
        method="dialog"
        className="form form-bare"
        aria-label="Gift card balance"
        noValidate
        onSubmit={ask}
      >
        <div className="field">
          <label htmlFor="balance-code" className="field-label">
            Gift card code
          </label>
          <input
            ref={input}
            id="balance-code"
            name="code"
            required
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="field-control"
            aria-invalid={problem !== '' || undefined}
            aria-describedby="balance-help balance-problem"
          />
          <p id="balance-help" className="field-help">
            It starts with OCO. Capitals, spaces and hyphens don’t matter.
          </p>
          <p className="field-problem" role="alert">
            <ControlIcon name="alert" />
            <span id="balance-problem">{problem}</span>
          </p>
        </div>
        <noscript>
          <p>This page needs JavaScript. Without it, please call us and read us the code.</p>
        </noscript>
        <button type="submit" className="button button-primary" disabled={isAsking}>
          {isAsking ? 'Looking …' : 'Show the balance'}
        </button>
      </form>
      <div role="status">{answer !== null && typeof answer !== 'string' && <Balance card={answer} />}</div>
      <CallLink phone={phone} label={`Or call ${phone}`} className="call" />
    </>
  )
}

function Balance({ card }: { card: GiftBalance }) {
  return (
    <div className="gift-balance">
      <p>Gift card ending in {card.endsWith}</p>
      <p className="gift-balance-sum">{formatExactCents(card.balanceCents)}</p>
      <p>{balanceWords(card)}</p>
    </div>
  )
}
