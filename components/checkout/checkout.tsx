'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { CallLink } from '@/components/content/call-link'
import { ControlIcon } from '@/components/ui/control-icon'
import { formatExactCents } from '@/lib/platform/shared/money'
import { currentGifts } from '@/lib/shop/cart/browser/gifts'
import { currentLines, useCart } from '@/lib/shop/cart/browser/store'
import { askGiftBalance } from '@/lib/shop/checkout/browser/gift-balance'
import { heldGiftCents } from '@/lib/shop/checkout/browser/record'
import { refreshCart } from '@/lib/shop/checkout/browser/renew-cart'
import type { PayingCard } from '@/lib/shop/checkout/browser/requests'
import { isPaying, useCheckout } from '@/lib/shop/checkout/browser/store'
import { useSums } from '@/lib/shop/checkout/browser/sums'
import { codeSentences, emptySentence } from '@/lib/shop/gift-cards/shared/gift-card'
import { sendCheckout } from './flow'
import { PayPalArea } from './paypal-area'
import { VisitStep } from './visit-step'

/** Paying for the cart: a gift card's code, what goes on, what went wrong, and PayPal's button (PAY-001, PAY-009). */
export function Checkout({ phone }: { phone: string | null }) {
  const phase = useCheckout((state) => state.phase)
  const words = phase.name === 'idle' ? phase.words : null
  const isBusy = useCheckout(isPaying)
  const isProcessing = phase.name === 'placing' || phase.name === 'processing'
  const isHidden = phase.name === 'checking' || isProcessing
  const { toPay } = useSums()
  const visit = useCheckout((state) => state.visit)
  const isReady = useCart(({ lines }) => lines.length === 0) || visit !== null
  const area = useRef<HTMLDivElement>(null)
  // The button had the focus and lost it while it was hidden; the next Tab leads to it again.
  useEffect(() => {
    if (!isHidden && document.activeElement === document.body) area.current?.focus()
  }, [isHidden])
  return (
    <>
      <VisitStep phone={phone} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's. */}
      <div ref={area} role="group" aria-label="Payment" tabIndex={-1} className="mt-3 focus:outline-none">
        {isReady && <GiftCode />}
        <p role="status" className={isBusy ? busyLook : saidLook}>
          {phase.name === 'approving' && 'Finish paying in PayPal’s window.'}
          {phase.name === 'checking' && 'Asking PayPal what happened …'}
          {isProcessing && 'Processing your payment...'}
          {words && !words.isProblem && words.text}
        </p>
        <div role="alert">
          {words?.isProblem && (
            <div className="mb-3 rounded-control bg-[oklch(0.965_0.022_27)] px-3.5 py-2.5 text-sm leading-[1.45] text-ink-900">
              <p>{words.text}</p>
              <CallLink phone={phone} label={`Call ${phone}`} className="call text-agave-700" />
            </div>
          )}
        </div>
        <div hidden={isHidden}>
          {isReady && (toPay === 0 ? <PlaceOrder /> : <PayPalArea phone={phone} />)}
        </div>
      </div>
    </>
  )
}

const busyLook =
  'spinning mb-2 flex min-h-12 items-center justify-center gap-3 rounded-control bg-sand-100 font-semibold text-ink-900'
const saidLook =
  'text-sm leading-[1.45] text-ink-900 not-empty:mb-3 not-empty:rounded-control not-empty:bg-sand-100 not-empty:px-3.5 not-empty:py-2.5'

/** In PayPal's place where a gift card pays for everything. */
function PlaceOrder() {
  const isBusy = useCheckout(isPaying)
  return (
    <button
      type="button"
      className="button button-primary w-full"
      disabled={isBusy}
      onClick={() => sendCheckout({ name: 'placed' })}
    >
      Place order with gift card
    </button>
  )
}

/** Where a gift card is named to pay with, and what it pays. */
function GiftCode() {
  const { giftCard } = useCheckout()
  const { gift: used } = useSums()
  const isBusy = useCheckout(isPaying)
  const lines = useCart((state) => state.lines)
  const gifts = useCart((state) => state.gifts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const hasPressed = useRef(false)
  // The control that was pressed is gone: what stands in its place has the focus then.
  useEffect(() => {
    if (hasPressed.current) place.current?.querySelector<HTMLElement>('button, summary')?.focus()
    hasPressed.current = false
  })

  function setCard(card: PayingCard | null) {
    hasPressed.current = true
    void sendCheckout({ name: 'cardNamed', card })
  }

  async function apply(event: FormEvent) {
    event.preventDefault()
    if (isAsking) return
    if (!code.trim()) return refuse('Enter the gift card code.')
    setAsking(true)
    setProblem('')
    const answer = await askGiftBalance(code)
    setAsking(false)
    if (typeof answer === 'string') return refuse(answer)
    if (answer.status === 'scheduled') return refuse(codeSentences.not_delivered_yet)
    const balanceCents = answer.balanceCents + heldGiftCents(answer.endsWith)
    if (balanceCents === 0) return refuse(emptySentence(answer.heldCents))
    setCard({ ...answer, balanceCents, code })
  }

  function refuse(sentence: string) {
    setProblem(sentence)
    input.current?.focus()
  }

  if (lines.length === 0)
    return gifts.length > 0 ? (
      <p className="mb-3 text-sm text-ink-500">A gift card can’t be paid with a gift card.</p>
    ) : null
  return (
    <div
      ref={place}
      className={
        giftCard
          ? 'mb-3 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-agave-100 px-3.5 py-1.5 text-sm text-ink-900'
          : undefined
      }
    >
      <p role="status">
        {giftCard &&
          `Gift card ending in ${giftCard.endsWith}: ${formatExactCents(giftCard.balanceCents)} on it, ${formatExactCents(used)} used here, ${formatExactCents(giftCard.balanceCents - used)} left.`}
      </p>
      {giftCard ? (
        <button type="button" className="text-link" disabled={isBusy} onClick={() => setCard(null)}>
          Don’t use it<span className="sr-only"> the gift card</span>
        </button>
      ) : (
        <details className="mb-3 text-sm" inert={isBusy}>
          <summary className="inline-flex min-h-11 items-center font-semibold text-agave-700">
            Pay with a gift card
          </summary>
          <form className="grid gap-1.5" onSubmit={apply} noValidate>
            <label htmlFor={id} className="field-label">
              Gift card code
            </label>
            <div className="flex gap-2">
              <input
                ref={input}
                id={id}
                name="giftCode"
                className="field-control"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                value={code}
                aria-invalid={problem !== '' || undefined}
                aria-describedby={`${id}-problem`}
                onChange={({ currentTarget }) => setCode(currentTarget.value)}
              />
              <button type="submit" className="button button-quiet shrink-0" disabled={isAsking}>
                {isAsking ? 'Looking …' : 'Apply'}
              </button>
            </div>
            <p className="field-problem" role="alert">
              <ControlIcon name="alert" />
              <span id={`${id}-problem`}>{problem}</span>
            </p>
          </form>
        </details>
      )}
    </div>
  )
}

/**
 * Brings prices, names and quantities up to date when the drawer opens and whenever the window gets the focus again,
 * but never while they are being paid. False while the shop could not be asked; the cart stays as it was then.
 */
export function useFreshCart(isOpen: boolean): boolean {
  const [isChecked, setChecked] = useState(true)
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    const isIdle = () => useCheckout.getState().phase.name === 'idle'
    const refresh = async () => {
      if (!isIdle() || currentLines().length + currentGifts().length === 0) return
      await sendCheckout({ name: 'returned' })
      if (isOver || !isIdle()) return
      const isDone = await refreshCart()
      if (!isOver) setChecked(isDone)
    }
    void refresh()
    window.addEventListener('focus', refresh)
    return () => {
      isOver = true
      window.removeEventListener('focus', refresh)
    }
  }, [isOpen])
  return isChecked
}
