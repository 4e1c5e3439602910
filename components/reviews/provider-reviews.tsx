'use client'

import { useEffect, useRef, useState } from 'react'
import { useWidgetPhase } from '@/components/widgets/use-widget-phase'
import { WidgetStatus } from '@/components/widgets/widget-status'
import { openReviews } from './open-reviews'

type Props = {
  script: string
  id: string
  limitSeconds: number | null
  phone: string | null
  onReady: (isReady: boolean) => void
}

/** The reviews widget (HOME-035, CALL-013) and what is said while it does not come. */
export function ProviderReviews({ script, id, limitSeconds, phone, onReady }: Props) {
  const place = useRef<HTMLElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const isReady = state === 'ready'
  const phase = useWidgetPhase({ widget: 'reviews', limitSeconds, isReady, isFailed: state === 'failed' })

  useEffect(() => {
    if (place.current) return openReviews({ place: place.current, script, id, onState: setState })
  }, [script, id])
  useEffect(() => onReady(isReady), [isReady, onReady])

  return (
    <>
      {/* What is taller than its place scrolls, also by keyboard. */}
      <section
        ref={place}
        aria-label="Reviews"
        className="reviews-provider"
        tabIndex={isReady ? 0 : undefined}
      />
      <div className="reviews-status">
        <WidgetStatus phase={phase} widget="reviews" phone={phone} />
      </div>
    </>
  )
}
