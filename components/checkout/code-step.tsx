'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Field } from '@/components/ui/field'
import { formatExactCents } from '@/lib/platform/shared/money'
import { useCart } from '@/lib/shop/cart/browser/store'
import { lineCents } from '@/lib/shop/cart/shared/cart-line'
import { heldGiftCents } from '@/lib/shop/checkout/browser/record'
import { askCode, type PayingCard } from '@/lib/shop/checkout/browser/requests'
import { isPaying, useCheckout } from '@/lib/shop/checkout/browser/store'
import { useSums } from '@/lib/shop/checkout/browser/sums'
import { travelCents } from '@/lib/shop/checkout/shared'
import {
  bestDiscounts,
  cartProblem,
  type Discount,
  discountSentence,
  effectWords,
} from '@/lib/shop/discounts/shared/discount'
import { codeSentences, emptySentence, type GiftBalance } from '@/lib/shop/gift-cards/shared/gift-card'
import { sendCheckout } from './flow'

/** The one field for gift cards and discount codes, what was named in it, and what each does. */
export function CodeStep() {
  const hasLines = useCart(({ lines }) => lines.length > 0)
  const hasGifts = useCart(({ gifts }) => gifts.length > 0)
  const { giftCard, discounts } = useCheckout()
  const place = useRef<HTMLDivElement>(null)
  const hasPressed = useRef(false)
  // The control that was pressed is gone: what stands in its place has the focus then.
  useEffect(() => {
    if (hasPressed.current) place.current?.querySelector<HTMLElement>('button, summary')?.focus()
    hasPressed.current = false
  })
  const pressed = () => {
    hasPressed.current = true
  }
  if (!hasLines)
    return hasGifts ? (
      <p className="mb-3 text-sm text-ink-500">You can’t buy a gift card with another gift card or a code.</p>
    ) : null
  return (
    <div ref={place}>
      <div role="status">
        {giftCard && <NamedCard card={giftCard} onRemoved={pressed} />}
        {discounts.map((discount) => (
          <NamedDiscount key={discount.code} discount={discount} onRemoved={pressed} />
        ))}
      </div>
      <CodeForm onNamed={pressed} />
    </div>
  )
}

const namedLook =
  'mb-3 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-agave-100 px-3.5 py-1.5 text-sm text-ink-900'

function NamedCard({ card, onRemoved }: { card: PayingCard; onRemoved: () => void }) {
  const { gift: used } = useSums()
  const isBusy = useCheckout(isPaying)
  const remove = () => {
    onRemoved()
    void sendCheckout({ name: 'cardNamed', card: null })
  }
  return (
    <div className={namedLook}>
      <p>
        {`Gift card ending in ${card.endsWith}: ${formatExactCents(card.balanceCents)} on it, ${formatExactCents(used)} used here, ${formatExactCents(card.balanceCents - used)} left.`}
      </p>
      <button type="button" className="text-link" disabled={isBusy} onClick={remove}>
        Don’t use it<span className="sr-only"> the gift card</span>
      </button>
    </div>
  )
}

function NamedDiscount({ discount, onRemoved }: { discount: Discount; onRemoved: () => void }) {
  const { code, name, effect, minimumCents } = discount
  const { parts } = useSums()
  const { discounts } = useCheckout()
  const isBusy = useCheckout(isPaying)
  const problem = useCartProblem(discount)
  const isUsed = parts.some((part) => part.code === code)
  const remove = () => {
    onRemoved()
    void sendCheckout({ name: 'discountsNamed', discounts: discounts.filter((one) => one !== discount) })
  }
  return (
    <div className={namedLook}>
      <p>
        {code}:{' '}
        {isUsed || !problem ? `${name}, ${effectWords(effect)}.` : discountSentence(problem, minimumCents)}
      </p>
      <button type="button" className="text-link" disabled={isBusy} onClick={remove}>
        Don’t use it<span className="sr-only"> the code {code}</span>
      </button>
    </div>
  )
}

function useCartProblem(discount: Discount) {
  const { goods, travel } = useGoods()
  return cartProblem(discount, goods, travel)
}

function useGoods() {
  const lines = useCart((state) => state.lines)
  const visit = useCheckout((state) => state.visit)
  const goods = lines.map((line) => ({ id: line.id, cents: lineCents(line) }))
  return { goods, travel: travelCents(visit, lines) }
}

function CodeForm({ onNamed }: { onNamed: () => void }) {
  const { discounts, visit } = useCheckout()
  const isBusy = useCheckout(isPaying)
  const { goods, travel } = useGoods()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const [code, setCode] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')

  async function apply(event: FormEvent) {
    event.preventDefault()
    if (isAsking) return
    if (!code.trim()) return refuse('Enter a gift card code or a discount code.')
    setAsking(true)
    setProblem('')
    const answer = await askCode(code, visit?.phone ?? null)
    setAsking(false)
    if (typeof answer === 'string') return refuse(answer)
    const refusal = answer.kind === 'gift' ? nameCard(answer.card) : nameDiscount(answer.discount)
    if (refusal) return refuse(refusal)
    onNamed()
    setCode('')
    if (details.current) details.current.open = false
  }

  function nameCard(card: GiftBalance): string | undefined {
    if (card.status === 'scheduled') return codeSentences.not_delivered_yet
    const balanceCents = card.balanceCents + heldGiftCents(card.endsWith)
    if (balanceCents === 0) return emptySentence(card.heldCents)
    void sendCheckout({ name: 'cardNamed', card: { ...card, balanceCents, code } })
  }

  function nameDiscount(discount: Discount): string | undefined {
    const no = cartProblem(discount, goods, travel)
    if (no) return discountSentence(no, discount.minimumCents)
    const named = [...discounts.filter((one) => one.code !== discount.code), discount]
    const best = bestDiscounts(named, goods, travel)
    if (!best.includes(discount)) return `${discountSentence('together')} The one you have takes off more.`
    void sendCheckout({ name: 'discountsNamed', discounts: best })
  }

  function refuse(sentence: string) {
    setProblem(sentence)
    input.current?.focus()
  }

  return (
    <details ref={details} className="mb-3 text-sm" inert={isBusy}>
      <summary className="inline-flex min-h-11 items-center font-semibold text-agave-700">
        Use a gift card or code
      </summary>
      <form onSubmit={apply} noValidate>
        <Field id={id} name="code" label="Gift card or discount code" problem={problem} isAlert>
          {(control) => (
            <div className="flex gap-2">
              <input
                {...control}
                ref={input}
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
                value={code}
                onChange={({ currentTarget }) => setCode(currentTarget.value)}
              />
              <button type="submit" className="button button-quiet shrink-0" disabled={isAsking}>
                {isAsking ? 'Looking…' : 'Apply'}
              </button>
            </div>
          )}
        </Field>
      </form>
    </details>
  )
}
