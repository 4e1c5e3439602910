'use client'

import { type ReactNode, useRef } from 'react'
import { useForm } from '@/components/forms/use-form'
import { showToast } from '@/components/ui/toast-store'
import { aYearAfter, clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { formatCents, typedDollars } from '@/lib/platform/shared/money'
import { useCart } from '@/lib/shop/cart/browser/store'
import { deliverySentence, type GiftLine, isDeliveryDay } from '@/lib/shop/gift-cards/shared/rules'
import type { GiftChoice } from './choices'
import { choiceIn, controlIn, readGift, writeGift } from './form-values'
import { amountHelp } from './words'

type Props = {
  choices: GiftChoice[]
  /** The form and the card beside it. */
  children: ReactNode
}

/** Makes the form work: the presets above fill it, the card beside it follows, and what fits goes into the cart. */
export function GiftFormLive({ choices, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useForm(place, {
    load: (around) => import('./gift-work').then(({ controlGift }) => controlGift(choices, around)),
    onStart: (form, controls) =>
      follow(
        form,
        choices,
        () =>
          void controls().then(
            ({ clear }) => clear(),
            () => undefined,
          ),
      ),
    onLost: () =>
      showToast({
        topic: 'cart',
        tone: 'destructive',
        title: 'The connection failed, so the gift card isn’t in your cart. Please try again.',
      }),
  })
  return (
    <div
      ref={place}
      className="mt-10 grid items-start gap-x-columns gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      {children}
    </div>
  )
}

const stopEditing = () => useCart.setState({ editedGift: null })

/** Has the form follow the presets and the card that is edited, and the card beside it the form. Returns what ends it. */
function follow(form: HTMLFormElement, choices: GiftChoice[], clearProblems: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const today = clinicDate(new Date())
  const amount = controlIn(form, 'valueCents')
  const day = controlIn(form, 'deliverOn')
  day.min = today
  day.max = aYearAfter(today)

  const draw = () => drawPreview(form.parentElement ?? form, readGift(form, choices, ''), today)
  /** What was written into the form counts as typed. */
  const tellWritten = () => amount.dispatchEvent(new Event('input', { bubbles: true }))

  /** A preset's amount is not typed. */
  function showChoice() {
    const choice = choiceIn(form, choices)
    if (choice) amount.value = typedDollars(choice.valueCents)
    else if (amount.readOnly) amount.value = ''
    amount.readOnly = choice !== null
    const help = form.querySelector('#gift-valueCents-help')
    if (help) help.textContent = amountHelp(choice)
    draw()
  }

  function choose(id: string) {
    controlIn<HTMLSelectElement>(form, 'presetId').value = id
    showChoice()
    tellWritten()
  }

  /** The form is for a new card again. */
  function leave() {
    stopEditing()
    showChoice()
  }

  function edit(editedGift: string | null) {
    const gift = useCart.getState().gifts.find(({ giftKey }) => giftKey === editedGift)
    const add = form.querySelector('[data-add]')
    const leaving = form.querySelector<HTMLElement>('[data-leave]')
    if (add) add.textContent = gift ? 'Save changes' : 'Add to cart'
    if (leaving) leaving.hidden = !gift
    if (!gift) return
    clearProblems()
    writeGift(form, gift)
    showChoice()
    tellWritten()
  }

  form.addEventListener('input', draw, { signal })
  controlIn(form, 'presetId').addEventListener(
    'change',
    () => {
      showChoice()
      tellWritten()
    },
    { signal },
  )
  // A reset empties the fields only after its event.
  form.addEventListener('reset', () => queueMicrotask(leave), { signal })
  form.querySelector('[data-leave]')?.addEventListener(
    'click',
    () => {
      form.reset()
      clearProblems()
    },
    { signal },
  )
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLElement>('[data-gift]')
      if (link) choose(link.dataset.gift ?? '')
    },
    { signal },
  )
  const unfollow = useCart.subscribe(({ editedGift }, was) => {
    if (editedGift !== was.editedGift) edit(editedGift)
  })
  edit(useCart.getState().editedGift)
  showChoice()
  return () => {
    listening.abort()
    unfollow()
    stopEditing()
  }
}

/** Writes what is in the form into the card beside it, as far as it makes sense yet. `today` is Arizona's day. */
export function drawPreview(place: HTMLElement, gift: GiftLine, today: string): void {
  const { title, valueCents, recipientName, senderName, message, deliverOn } = gift
  const write = (selector: string, words: string) => {
    const element = place.querySelector(selector)
    if (element && element.textContent !== words) element.textContent = words
  }
  write('.gift-name', title)
  write('.gift-amount', valueCents > 0 && valueCents < 1_000_000 ? formatCents(valueCents) : '')
  write('[data-preview=for]', recipientName ? `For ${recipientName}` : 'For someone special')
  write('[data-preview=message]', message)
  write('[data-preview=from]', senderName && `From ${senderName}`)
  const isDated = deliverOn !== '' && isDeliveryDay(deliverOn, today)
  write('[data-preview=delivery]', deliverySentence({ ...gift, deliverOn: isDated ? deliverOn : '' }))
}
