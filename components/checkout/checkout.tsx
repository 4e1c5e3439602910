'use client'

import { useEffect, useRef, useState } from 'react'
import { CallLink } from '@/components/content/call-link'
import { currentGifts } from '@/lib/shop/cart/browser/gifts'
import { currentLines, useCart } from '@/lib/shop/cart/browser/store'
import { refreshCart } from '@/lib/shop/checkout/browser/renew-cart'
import { isPaying, useCheckout } from '@/lib/shop/checkout/browser/store'
import { useSums } from '@/lib/shop/checkout/browser/sums'
import { CodeStep } from './code-step'
import { sendCheckout } from './flow'
import { PaymentArea } from './payment-area'
import { VisitStep } from './visit-step'

/** Paying for the cart: codes, what goes on, what went wrong, and PayPal's button (PAY-001, PAY-009). */
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
        {isReady && <CodeStep />}
        <p role="status" className={isBusy ? busyLook : saidLook}>
          {phase.name === 'approving' && 'Finish paying in PayPal’s window.'}
          {phase.name === 'checking' && 'Asking PayPal what happened…'}
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
          {isReady && (toPay === 0 ? <PlaceOrder /> : <PaymentArea phone={phone} />)}
        </div>
      </div>
    </>
  )
}

const busyLook =
  'spinning mb-2 flex min-h-12 items-center justify-center gap-3 rounded-control bg-sand-100 font-semibold text-ink-900'
const saidLook =
  'text-sm leading-[1.45] text-ink-900 not-empty:mb-3 not-empty:rounded-control not-empty:bg-sand-100 not-empty:px-3.5 not-empty:py-2.5'

/** In PayPal's place where gift card and codes leave nothing to pay. */
function PlaceOrder() {
  const isBusy = useCheckout(isPaying)
  const { gift } = useSums()
  return (
    <button
      type="button"
      className="button button-primary w-full"
      disabled={isBusy}
      onClick={() => sendCheckout({ name: 'placed' })}
    >
      {gift > 0 ? 'Place order with gift card' : 'Place order'}
    </button>
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
