'use client'

import { type ReactNode, useRef, useState } from 'react'
import { useCodeWhenNear } from '@/components/widgets/use-code-when-near'

const load = () => import('./provider-reviews')

type Props = {
  script: string
  id: string
  limitSeconds: number | null
  phone: string | null
  /** The clinic's own testimonials: seen until the provider's reviews are there, and whenever they are not. */
  children: ReactNode
}

/** The place of the provider's reviews; the provider is asked when a visitor comes near it. */
export function ReviewsHost({ children, ...provider }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const code = useCodeWhenNear(place, load)
  const [isReady, setReady] = useState(false)
  return (
    <div ref={place} className="reviews-place">
      <div className="reviews-own" inert={isReady} data-gone={isReady || undefined}>
        {children}
      </div>
      {code && <code.ProviderReviews {...provider} onReady={setReady} />}
    </div>
  )
}
