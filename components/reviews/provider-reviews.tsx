'use client'

import { useEffect, useRef, useState } from 'react'
import type { Provider } from '@/components/widgets/provider'
import { useWidgetPhase } from '@/components/widgets/use-widget-phase'
import { WidgetStatus } from '@/components/widgets/widget-status'
import { openReviews } from './open-reviews'

/** The reviews widget (HOME-035, CALL-013) and what is said while it does not come. */
export function ProviderReviews({ address, id, limitSeconds, phone }: Provider) {
  const place = useRef<HTMLElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const isReady = state === 'ready'
  const phase = useWidgetPhase({ widget: 'reviews', limitSeconds, isReady, isFailed: state === 'failed' })

  useEffect(() => {
    if (place.current) return openReviews({ place: place.current, script: address, id, onState: setState })
  }, [address, id])

  return (
    <>
      {/* What is taller than its place scrolls, also by keyboard. */}
      <section
        ref={place}
        aria-label="Reviews"
        className="reviews-provider"
        data-ready={isReady || undefined}
        tabIndex={isReady ? 0 : undefined}
      />
      <div className="reviews-status">
        <WidgetStatus phase={phase} widget="reviews" phone={phone} />
      </div>
    </>
  )
}
