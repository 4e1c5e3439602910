'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { showProblem, showProblems } from '@/components/forms/problems'
import { showToast } from '@/components/ui/toast-store'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { formatCents, typedDollars } from '@/lib/platform/shared/money'
import { setCartOpen, useCart } from '@/lib/shop/cart/browser/store'
import type { GiftLine } from '@/lib/shop/gift-cards/shared/rules'
import {
  deliverySentence,
  isDeliveryDay,
  lastDeliveryDay,
  maxGifts,
} from '@/lib/shop/gift-cards/shared/rules'
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
  useEffect(() => {
    const form = place.current?.querySelector('form')
    return form ? listen(form, choices) : undefined
  }, [choices])
  return (
    <div ref={place} className="gift-form">
      {children}
    </div>
  )
}

const stopEditing = () => useCart.setState({ editedGift: null })

const tell = (tone: 'notice' | 'destructive', title: string) => showToast({ topic: 'cart', tone, title })

/** Returns what ends it. */
function listen(form: HTMLFormElement, choices: GiftChoice[]): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const today = clinicDate(new Date())
  const day = controlIn(form, 'deliverOn')
  day.min = today
  day.max = lastDeliveryDay(today)
  // Only now: until here the browser's own checks stand in.
  form.noValidate = true

  const draw = () => drawPreview(form.parentElement ?? form, readGift(form, choices, ''), today)

  /** A preset's amount is not typed. */
  function followChoice() {
    const choice = choiceIn(form, choices)
    const amount = controlIn(form, 'valueCents')
    if (choice) amount.value = typedDollars(choice.valueCents)
    else if (amount.readOnly) amount.value = ''
    amount.readOnly = choice !== null
    const help = form.querySelector('#gift-valueCents-help')
    if (help) help.textContent = amountHelp(choice)
    recheck(amount)
    draw()
  }

  function choose(id: string) {
    controlIn<HTMLSelectElement>(form, 'presetId').value = id
    followChoice()
  }

  /** While somebody types nothing new is complained about. */
  function recheck(target: EventTarget | null) {
    const field = target instanceof HTMLElement && target.closest<HTMLElement>('[data-field]')
    const control = field ? field.querySelector('[aria-invalid="true"]') : null
    if (!field || !control || !checks) return
    const wrong: string[] = checks.giftProblems(readGift(form, choices, ''), today)
    if (!wrong.includes(field.dataset.field ?? '')) showProblem(field, undefined)
  }

  let checks: typeof import('./put-in-cart') | undefined
  const load = async () => {
    checks ??= await import('./put-in-cart')
    return checks
  }
  const notePrint = () => {
    load()
      .then(({ showPrintNotes }) => showPrintNotes(form))
      .catch(() => undefined)
  }
  let isAdding = false

  async function add(event: Event) {
    event.preventDefault()
    if (isAdding) return
    isAdding = true
    try {
      const { giftProblems, giftSentences, putGift } = await load()
      const { editedGift } = useCart.getState()
      const gift = readGift(form, choices, editedGift ?? crypto.randomUUID())
      const problems = giftProblems(gift, today).map((name) => ({ name, message: giftSentences[name] }))
      showProblems(form, problems)
      if (problems.length > 0) return
      if (!putGift(gift)) return tell('notice', `You can buy up to ${maxGifts} gift cards at once.`)
      leave()
      setCartOpen(true)
    } catch {
      tell('destructive', 'The connection failed, so the gift card isn’t in your cart. Please try again.')
    } finally {
      isAdding = false
    }
  }

  /** The form is for a new card again. */
  function leave() {
    form.reset()
    showProblems(form, [])
    notePrint()
    followChoice()
    stopEditing()
  }

  function follow(editedGift: string | null) {
    const gift = useCart.getState().gifts.find(({ giftKey }) => giftKey === editedGift)
    const add = form.querySelector('[data-add]')
    const leave = form.querySelector<HTMLElement>('[data-leave]')
    if (add) add.textContent = gift ? 'Save changes' : 'Add to cart'
    if (leave) leave.hidden = !gift
    if (!gift) return
    showProblems(form, [])
    writeGift(form, gift)
    notePrint()
    followChoice()
  }

  const onInput = ({ target }: Event) => {
    // It is there when it is needed.
    notePrint()
    recheck(target)
    draw()
  }
  form.addEventListener('input', onInput, { signal })
  controlIn(form, 'presetId').addEventListener('change', followChoice, { signal })
  form.addEventListener('submit', add, { signal })
  form.querySelector('[data-leave]')?.addEventListener('click', leave, { signal })
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLElement>('[data-gift]')
      if (link) choose(link.dataset.gift ?? '')
    },
    { signal },
  )
  const unfollow = useCart.subscribe(({ editedGift }, was) => {
    if (editedGift !== was.editedGift) follow(editedGift)
  })
  follow(useCart.getState().editedGift)
  followChoice()
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
