'use client'

import { type FormEvent, useState } from 'react'
import { showProblems } from '@/components/forms/problems'
import type { GiftCardView } from '@/lib/shop/gift-cards/shared/gift-card'
import {
  giftProblems,
  giftSentences,
  lastDeliveryDay,
  maxEmailLength,
  maxMessageLength,
  maxNameLength,
} from '@/lib/shop/gift-cards/shared/rules'
import type { GiftChange, Managed } from './ask-manage'
import { typedIn } from './form-values'
import { controlOf, GiftField } from './gift-field'
import { showPrintNotes } from './print-notes'

type Props = {
  card: GiftCardView
  today: string
  onManage(asked: { action: 'change' } & GiftChange): Promise<Managed>
}

/** Changes for whom a card is, what it says and when it goes there; after the delivery no longer the day. */
export function ChangeForm({ card, today, onManage }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isScheduled = card.status === 'scheduled'

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const asked = readChange(form, isScheduled)
    const details = { ...card, giftKey: '', presetId: '', deliverOn: '', ...asked }
    const wrong = giftProblems(details, today).map((name) => ({ name, message: giftSentences[name] }))
    showProblems(form, wrong)
    setProblem('')
    if (wrong.length > 0 || isBusy) return
    setBusy(true)
    const managed = await onManage({ action: 'change', ...asked })
    setBusy(false)
    if (managed.isDone) return
    if (managed.field && form.querySelector(`[data-field="${CSS.escape(managed.field)}"]`))
      showProblems(form, [{ name: managed.field, message: managed.message }])
    else setProblem(managed.message)
  }

  return (
    <form
      method="dialog"
      className="form form-bare"
      aria-label="Change the gift card"
      noValidate
      onSubmit={change}
      onInput={({ currentTarget }) => showPrintNotes(currentTarget)}
    >
      {!isScheduled && (
        <p className="form-note">
          As long as none of it has been used, you can send it to another address. It gets a new code, and the
          old one stops working.
        </p>
      )}
      <GiftField name="recipientName" label="Recipient’s name" isRequired>
        <input
          {...controlOf('recipientName')}
          required
          maxLength={maxNameLength}
          autoComplete="off"
          defaultValue={card.recipientName}
        />
      </GiftField>
      <GiftField
        name="recipientEmail"
        label="Recipient’s email (optional)"
        help="Leave it blank and we’ll send the card to you."
      >
        <input
          {...controlOf('recipientEmail', true)}
          type="email"
          inputMode="email"
          spellCheck={false}
          maxLength={maxEmailLength}
          autoComplete="off"
          defaultValue={card.recipientEmail ?? ''}
        />
      </GiftField>
      {isScheduled && (
        <GiftField name="deliverOn" label="Delivery date" help="Arizona date.">
          <input
            {...controlOf('deliverOn', true)}
            type="date"
            min={today}
            max={lastDeliveryDay(today)}
            defaultValue={card.deliverOn}
          />
        </GiftField>
      )}
      <GiftField name="message" label="Message (optional)">
        <textarea
          {...controlOf('message')}
          rows={4}
          maxLength={maxMessageLength}
          defaultValue={card.message ?? ''}
        />
      </GiftField>
      <p role="alert" className="gift-refused">
        {problem}
      </p>
      <noscript>
        <p>Changing a gift card here needs JavaScript. Without it, please call us.</p>
      </noscript>
      <button type="submit" className="button button-primary" disabled={isBusy}>
        {isBusy ? 'Saving …' : 'Save changes'}
      </button>
    </form>
  )
}

/** What the form for changes asks for; `isScheduled` is a card that still has a day to change. */
export function readChange(form: HTMLFormElement, isScheduled: boolean): GiftChange {
  const typed = typedIn(form)
  return {
    recipientName: typed('recipientName'),
    recipientEmail: typed('recipientEmail'),
    message: typed('message'),
    // Half a day is empty here, and no day would mail the card at once: neither is one to change to.
    ...(isScheduled && { deliverOn: typed('deliverOn') || 'not a day' }),
  }
}
