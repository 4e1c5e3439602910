'use client'

import { type ReactNode, useRef } from 'react'
import { useCodeWhenNear } from '@/components/widgets/use-code-when-near'

const load = () => import('./street-map')

type Props = {
  address: string
  limitSeconds: number | null
  phone: string | null
  /** The drawn map, which stays below the street map. */
  children: ReactNode
}

/** The place of the street map; its provider is asked when a visitor comes near it. */
export function MapHost({ children, ...provider }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const code = useCodeWhenNear(place, load)
  return (
    <div ref={place} className="map-place">
      {children}
      {code && <code.StreetMap {...provider} />}
    </div>
  )
}
