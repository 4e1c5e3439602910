'use client'

import { useRef, useState } from 'react'
import { CallLink } from '@/components/content/call-link'
import { FormField } from '@/components/forms/form-field'
import { useForm } from '@/components/forms/use-form'
import { bareForm } from '@/components/ui/form-look'
import { showToast } from '@/components/ui/toast-store'
import { formatExactCents } from '@/lib/platform/shared/money'
import { askGiftBalance } from '@/lib/shop/checkout/browser/gift-balance'
import { codeField } from '@/lib/shop/gift-cards/shared/form'
import type { GiftBalance } from '@/lib/shop/gift-cards/shared/gift-card'
import { balanceWords } from './words'

/** Asks for a code and says what is left on the card. */
export function BalanceForm({ phone }: { phone: string | null }) {
  const form = useRef<HTMLFormElement>(null)
  const [card, setCard] = useState<GiftBalance | null>(null)

  const phase = useForm(form, {
    load: async (around) => {
      const { controlForm } = await import('@/components/forms/controller')
      return controlForm({ fields: [codeField], isKept: true, send }, around)
    },
    onLost: () =>
      showToast({ tone: 'destructive', title: 'The connection failed. Please try again, or call us.' }),
  })

  async function send({ code }: Record<string, unknown>) {
    const answer = await askGiftBalance(String(code))
    setCard(typeof answer === 'string' ? null : answer)
    return typeof answer === 'string'
      ? ({ isDone: false, problems: { code: answer }, otherwise: () => undefined } as const)
      : ({ isDone: true } as const)
  }

  const isAsking = phase === 'sending'
  return (
    <>
      <form ref={form} method="dialog" className={bareForm} aria-label="Gift card balance" noValidate>
        <FormField id="balance-code" field={codeField}>
          {(control) => (
            <input {...control} maxLength={codeField.most} autoCapitalize="characters" spellCheck={false} />
          )}
        </FormField>
        <noscript>
          <p>This page needs JavaScript. Without it, please call us and read us the code.</p>
        </noscript>
        <button type="submit" className="button button-primary" disabled={isAsking}>
          {isAsking ? 'Looking…' : 'Show the balance'}
        </button>
      </form>
      <div role="status">{card && <Balance card={card} />}</div>
      <CallLink phone={phone} label={`Or call ${phone}`} className="call" />
    </>
  )
}

function Balance({ card }: { card: GiftBalance }) {
  return (
    <div className="mt-6 mb-2 grid gap-1 rounded-control bg-agave-100 p-5 text-ink-900">
      <p>Gift card ending in {card.endsWith}</p>
      <p className="font-display text-[2.5rem] leading-[1.15] font-medium tabular">
        {formatExactCents(card.balanceCents)}
      </p>
      <p>{balanceWords(card)}</p>
    </div>
  )
}
