'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { askZip, type ZipAnswer } from '@/components/areas/ask-zip'
import { ZipSaid, ZipWays } from '@/components/areas/zip-answer'
import { CallLink } from '@/components/content/call-link'
import { FormField } from '@/components/forms/form-field'
import { keptVisit } from '@/lib/care/areas/browser/kept-visit'
import { clinicLongDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { phone as phoneOf, zip as zipField } from '@/lib/platform/forms/shared/field'
import { formatExactCents } from '@/lib/platform/shared/money'
import { keepGiftsOnly } from '@/lib/shop/cart/browser/edit'
import { useCart } from '@/lib/shop/cart/browser/store'
import { useClearedUntil } from '@/lib/shop/checkout/browser/clearance'
import { markVisit, refreshVisit, renewVisit } from '@/lib/shop/checkout/browser/renew-cart'
import { askVisit } from '@/lib/shop/checkout/browser/requests'
import { isPaying, useCheckout } from '@/lib/shop/checkout/browser/store'
import { examNote } from '@/lib/shop/orders/shared/reference'
import type { Visit } from '@/lib/shop/orders/shared/visit'
import { useNeedingExam } from '@/lib/shop/products/browser/on-sale-store'

/** Where a nurse is to come, before anything is paid. Gift cards alone need no visit. */
export function VisitStep({ phone }: { phone: string | null }) {
  const hasLines = useCart(({ lines }) => lines.length > 0)
  const visit = useCheckout((state) => state.visit)
  const place = useRef<HTMLDivElement>(null)
  const hasPressed = useRef(false)
  // Whoever said it before is not asked again.
  const [isLooking, setLooking] = useState(() => keptVisit().phone !== '')
  useEffect(() => {
    if (hasLines) void refreshVisit().finally(() => setLooking(false))
  }, [hasLines])
  // The control that was pressed is gone: what stands in its place has the focus then.
  useEffect(() => {
    if (hasPressed.current) place.current?.querySelector<HTMLElement>('button, input')?.focus()
    hasPressed.current = false
  })
  const pressed = () => {
    hasPressed.current = true
  }
  if (!hasLines) return null
  return (
    <div ref={place} className="mt-3">
      <ExamFirst />
      {visit ? (
        <VisitSummary visit={visit} onChange={pressed} />
      ) : isLooking ? (
        <p className="mb-3 text-sm">Looking up {keptVisit().zip} …</p>
      ) : (
        <VisitForm phone={phone} onFound={pressed} />
      )}
    </div>
  )
}

/** Said before the money moves, where something in the cart needs it. */
function ExamFirst() {
  const lines = useNeedingExam(useCart((state) => state.lines))
  const until = useClearedUntil(lines)
  if (lines.length === 0) return null
  if (until) return <p className="mb-3 text-sm">You’re cleared until {clinicLongDate(new Date(until))}.</p>
  return (
    <p className="mb-3 text-sm leading-[1.45]">
      {examNote}{' '}
      <a href="/telehealth" className="text-link">
        Schedule the exam
      </a>
    </p>
  )
}

function VisitSummary({ visit, onChange }: { visit: Visit; onChange: () => void }) {
  const isBusy = useCheckout(isPaying)
  const { area, zip, time, feeCents, phone } = visit
  return (
    <div className="mb-3 flex items-start justify-between gap-x-4 rounded-control bg-agave-100 px-3.5 py-2 text-sm text-ink-900">
      <p role="status" className="py-1">
        <strong>
          We’ll come to you in {area}, {zip}
        </strong>
        <br />
        {time && `${time} from your confirmed booking. `}
        {feeCents > 0 ? `${formatExactCents(feeCents)} travel fee.` : 'No travel fee.'} We’ll reach you at{' '}
        <span className="whitespace-nowrap">{phone}</span>.
      </p>
      <button
        type="button"
        className="text-link shrink-0"
        disabled={isBusy}
        onClick={() => {
          onChange()
          useCheckout.setState({ visit: null, refusedVisit: null })
        }}
      >
        Change<span className="sr-only"> where we come</span>
      </button>
    </div>
  )
}

/** Asks for both, and says what is wrong with them; outside of our areas it leads on. */
function VisitForm({ phone, onFound }: { phone: string | null; onFound: () => void }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const refused = useCheckout((state) => state.refusedVisit)
  const [outside, setOutside] = useState<ZipAnswer>()
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [kept] = useState(keptVisit)

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAsking) return
    const data = new FormData(event.currentTarget)
    const typed = { zip: String(data.get('zip')), phone: String(data.get('phone')) }
    setAsking(true)
    setProblem('')
    const answer = await askVisit(typed)
    setAsking(false)
    if (typeof answer === 'string') return setProblem(answer)
    if ('area' in answer) {
      onFound()
      return renewVisit(answer)
    }
    markVisit(answer)
    setOutside(answer.isOutside ? await askZip(typed.zip, failing) : undefined)
    form.current?.querySelector<HTMLElement>(`[name="${answer.field}"]`)?.focus()
  }

  const problemOf = (field: 'zip' | 'phone') => (refused?.field === field ? refused.message : undefined)
  return (
    <>
      <form
        ref={form}
        onSubmit={ask}
        noValidate
        aria-labelledby={`${id}-where`}
        className="mb-3 grid gap-x-3 gap-y-2 min-[24rem]:grid-cols-[2fr_3fr]"
      >
        <p id={`${id}-where`} className="col-span-full font-semibold text-ink-900">
          Where should we come?
        </p>
        <FormField id={`${id}-zip`} field={zipField} value={kept.zip} problem={problemOf('zip')} isCompact />
        <FormField
          id={`${id}-phone`}
          field={phoneField}
          value={kept.phone}
          problem={problemOf('phone')}
          isCompact
        />
        <button type="submit" className="button button-primary col-span-full mt-1" disabled={isAsking}>
          {isAsking ? 'Looking it up…' : 'Continue to payment'}
        </button>
      </form>
      <div role="alert">
        {problem && (
          <div className="mb-3 text-sm">
            <p>{problem}</p>
            <CallLink phone={phone} label={`Call ${phone}`} className="call text-agave-700" />
          </div>
        )}
      </div>
      <div role="status" className="grid gap-2 text-sm not-empty:mb-3">
        {refused?.isOutside && outside && <Outside id={id} answer={outside} phone={phone} />}
      </div>
    </>
  )
}

const phoneField = phoneOf(true)
const failing = { invalidText: '', failureText: '' }

/** The waitlist and the phone; a gift card in the cart can be bought from anywhere. */
function Outside({ id, answer, phone }: { id: string; answer: ZipAnswer; phone: string | null }) {
  const gifts = useCart((state) => state.gifts.length)
  return (
    <>
      {gifts > 0 && (
        <button type="button" className="button button-primary" onClick={keepGiftsOnly}>
          Buy only the gift {gifts === 1 ? 'card' : 'cards'}
        </button>
      )}
      <ZipSaid answer={answer} isBooking />
      <p>Is that a PO box? Enter the ZIP code where you’d like to be treated.</p>
      <ZipWays id={id} answer={answer} phone={phone} isBooking />
    </>
  )
}
