'use client'

import { type ComponentType, type ReactNode, useRef } from 'react'
import type { Provider } from './provider'
import { useCodeWhenNear } from './use-code-when-near'

type Props = Provider & {
  widget: 'map' | 'reviews'
  /** Brings what shows the provider's. */
  load: () => Promise<ComponentType<Provider>>
  /** The clinic's own, which stays below the provider's. */
  children: ReactNode
}

/** The place of a block of somebody else's; its provider is asked when a visitor comes near it. */
export function WidgetPlace({ widget, load, children, ...provider }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const Widget = useCodeWhenNear(place, load)
  return (
    <div ref={place} className={`${widget}-place wakes`}>
      {children}
      {Widget && <Widget {...provider} />}
    </div>
  )
}
