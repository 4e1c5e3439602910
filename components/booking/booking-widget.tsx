'use client'

import { useEffect } from 'react'
import { useWidgetPhase } from '@/components/widgets/use-widget-phase'
import { WidgetStatus } from '@/components/widgets/widget-status'
import type { BookingAccess } from '@/lib/care/booking/server/access'
import type { BookingTarget } from '@/lib/care/booking/shared/booking-ids'
import type { WidgetPhase } from '@/lib/care/widgets/shared/widget-address'
import { useBooking } from './use-booking'

export const noteLook = 'rounded-control bg-agave-100 px-4 py-3 text-sm text-ink-900'

type Props = {
  widget: 'booking' | 'portal'
  target: BookingTarget
  /** The order it is booked for: once it is, the shop notes that its time is chosen. */
  order?: string
  /** What the provider's frame is called for assistive technology. */
  frameTitle: string
  access: BookingAccess
  phone: string | null
}

/** The provider's form in our page, and around it what a visitor needs while it is not there. */
export function BookingWidget({ widget, target, order, frameTitle, access, phone }: Props) {
  const { place, state, leavesFor } = useBooking({ target, frameTitle, access })
  const isDone = state === 'done'
  useEffect(() => {
    if (isDone && order)
      import('@/lib/shop/checkout/browser/tell-time').then(
        ({ tellTime }) => tellTime(order),
        () => undefined,
      )
  }, [isDone, order])
  const phase = useWidgetPhase({
    widget,
    limitSeconds: access.limitSeconds,
    isReady: state === 'ready' || isDone,
    isFailed: state === 'failed',
    isStarted: state !== 'away',
  })
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-4 [--widget-height:25rem] *:empty:hidden data-[phase=failed]:[--widget-height:12rem] data-[phase=slow]:[--widget-height:12rem] noscript:hidden [&>[data-phase=loading]]:[grid-area:3/1]"
      data-phase={phase}
    >
      <p role="status" className={state === 'done' ? noteLook : undefined}>
        {state === 'done' && 'Thank you. Your form has been sent. You can close this window.'}
      </p>
      {leavesFor && <LeavingNotice url={leavesFor} />}
      <WidgetStatus phase={phase} widget={widget} phone={phone}>
        {widget === 'booking' && access.page && (
          <a href={access.page} className="text-link">
            Open the booking page
          </a>
        )}
      </WidgetStatus>
      <div ref={place} className={frameLook(widget, phase)} />
    </div>
  )
}

/** It waits behind the words that say so; when it is late it may be seen as far as it is. */
function frameLook(widget: Props['widget'], phase: WidgetPhase) {
  if (phase === 'loading') return 'invisible [grid-area:3/1]'
  const isFramed = widget === 'portal' && phase === 'ready'
  return isFramed ? 'overflow-clip rounded-card border border-sand-200' : undefined
}

/** The provider's script wanted to lead the visitor's page elsewhere: whether to go is the visitor's choice. */
function LeavingNotice({ url }: { url: string }) {
  const { protocol, host } = new URL(url)
  return (
    <div role="alert" className={noteLook}>
      <p>
        The form is trying to open another page{host && ` at ${host}`}. You’re still on ours: nothing was
        opened.
      </p>
      {protocol === 'https:' && (
        <a href={url} rel="noreferrer" className="text-link">
          Open {host}
        </a>
      )}
    </div>
  )
}
