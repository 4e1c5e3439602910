'use client'

import { useEffect, useRef, useState } from 'react'
import { keepPage } from '@/components/widgets/keep-page'
import type { Provider } from '@/components/widgets/provider'
import { useWidgetPhase } from '@/components/widgets/use-widget-phase'
import { WidgetStatus } from '@/components/widgets/widget-status'

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
      {/* In the place of ours, whatever its height: nothing below moves. What is taller scrolls, also by keyboard. */}
      <section
        ref={place}
        aria-label="Reviews"
        className="pointer-events-none absolute inset-0 overflow-auto rounded-control opacity-0 data-ready:pointer-events-auto data-ready:opacity-100"
        data-ready={isReady || undefined}
        tabIndex={isReady ? 0 : undefined}
      />
      <div className="[--widget-height:3rem]">
        <WidgetStatus phase={phase} widget="reviews" phone={phone} />
      </div>
    </>
  )
}

type Opening = {
  place: HTMLElement
  script: string
  id: string
  onState: (state: 'loading' | 'ready' | 'failed') => void
}

/**
 * Lets the provider's script fill this place (docs/contracts/widgets.md B3). It says nothing when it is done, so what
 * it draws is watched. Returns what takes script and reviews out of the page again.
 */
export function openReviews({ place, script: address, id, onState }: Opening): () => void {
  onState('loading')
  const container = document.createElement('div')
  container.className = `elfsight-app-${id}`
  place.append(container)

  const settle = (state: 'ready' | 'failed') => {
    stop()
    onState(state)
  }
  const look = () => {
    if (isDrawn(container)) settle('ready')
  }
  const drawn = new MutationObserver(look)
  const grown = new ResizeObserver(look)
  drawn.observe(place, { childList: true, subtree: true })
  grown.observe(container)
  const letGo = keepPage(() => settle('failed'))
  const stop = () => {
    drawn.disconnect()
    grown.disconnect()
    letGo()
  }

  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.dataset.widget = 'reviews'
  script.onerror = () => settle('failed')
  document.head.append(script)

  return () => {
    stop()
    script.onerror = null
    script.remove()
    place.replaceChildren()
  }
}

/** Something with a height: a style sheet alone is nothing to see. */
const isDrawn = (container: HTMLElement) => container.childElementCount > 0 && container.offsetHeight > 0
