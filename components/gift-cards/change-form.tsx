'use client'

import { useRef, useState } from 'react'
import { useForm } from '@/components/forms/use-form'
import { ErrorSummary } from '@/components/ui/error-summary'
import { bareForm, formNote } from '@/components/ui/form-look'
import { aYearAfter } from '@/lib/platform/clinic-time/shared/clinic-time'
import { changeFields } from '@/lib/shop/gift-cards/shared/form'
import type { GiftCardView } from '@/lib/shop/gift-cards/shared/gift-card'
import type { GiftChange, Managed } from './ask-manage'
import { GiftField } from './gift-field'

type Props = {
  card: GiftCardView
  today: string
  onManage(asked: { action: 'change' } & GiftChange): Promise<Managed>
}

/** Changes for whom a card is, what it says and when it goes there; after the delivery no longer the day. */
export function ChangeForm({ card, today, onManage }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState('')
  const isScheduled = card.status === 'scheduled'

  const phase = useForm(form, {
    load: (around) =>
      import('./gift-work').then(({ controlChange }) =>
        controlChange({ isScheduled, today, onChange: change, onFailed: setProblem }, around),
      ),
    onLost: () => setProblem('That didn’t work. Please check your connection and try again.'),
  })

  function change(asked: GiftChange) {
    setProblem('')
    return onManage({ action: 'change', ...asked })
  }

  const isBusy = phase === 'sending'
  const values = new Map<string, unknown>(Object.entries(card))
  return (
    <form ref={form} method="dialog" className={bareForm} aria-label="Change the gift card" noValidate>
      <ErrorSummary id="gift" />
      {!isScheduled && (
        <p className={formNote}>
          As long as none of it has been used, you can send it to another address. It gets a new code, and the
          old one stops working.
        </p>
      )}
      {changeFields(isScheduled).map((field) => (
        <GiftField
          key={field.name}
          field={field}
          value={String(values.get(field.name) ?? '')}
          {...(field.kind === 'date' && { attributes: { min: today, max: aYearAfter(today) } })}
        />
      ))}
      <p role="alert" className="font-semibold text-[oklch(0.47_0.18_27)] empty:hidden">
        {problem}
      </p>
      <noscript>
        <p>Changing a gift card here needs JavaScript. Without it, please call us.</p>
      </noscript>
      <button type="submit" className="button button-primary" disabled={isBusy}>
        {isBusy ? 'Saving…' : 'Save changes'}
      </button>
    </form>
  )
}
