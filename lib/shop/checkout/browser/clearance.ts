'use client'

import { useEffect, useState } from 'react'
import { firstEnd, type OwnClearance } from '@/lib/care/clearances/shared'
import { askApi } from '@/lib/platform/browser/api-client'
import { hasAccountCart } from '@/lib/platform/browser/kept-here'

/** Until when an exam clears whoever is signed in for all of these lines, as an ISO moment; null for everybody else. */
export function useClearedUntil(lines: readonly { id: string }[]): string | null {
  const [products, setProducts] = useState<OwnClearance['products']>({})
  useEffect(() => {
    if (!hasAccountCart()) return
    void askApi('/api/account/clearance').then(({ outcome, body }) => {
      if (outcome === 'answered') setProducts((body as OwnClearance).products)
    })
  }, [])
  return firstEnd(lines.map(({ id }) => products[id] ?? null))
}
