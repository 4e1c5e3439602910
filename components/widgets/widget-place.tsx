'use client'

import { type ReactNode, useRef } from 'react'
import type { Provider } from './provider'
import { useCodeWhenNear } from './use-code-when-near'

const load = {
  map: async () => (await import('@/components/map/street-map')).StreetMap,
  reviews: async () => (await import('@/components/reviews/provider-reviews')).ProviderReviews,
}

type Props = Provider & {
  widget: keyof typeof load
  /** The clinic's own, which stays below the provider's. */
  children: ReactNode
}

/** The place of a block of somebody else's; its provider is asked when a visitor comes near it. */
export function WidgetPlace({ widget, children, ...provider }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const Widget = useCodeWhenNear(place, load[widget])
  return (
    <div ref={place} className={`${widget}-place wakes`}>
      {children}
      {Widget && <Widget {...provider} />}
    </div>
  )
}
