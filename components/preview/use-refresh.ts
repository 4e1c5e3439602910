'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Typing goes on for a moment; the Studio tells of an edit before the CMS has stored it, so the page is asked again, the last times for slow lines. */
const afterMs = [300, 1300, 4000, 10_000]

type Told = { source: 'manual' | 'mutation' }

/** Draws the page anew when the Studio says that something changed. */
export function useRefresh() {
  const router = useRouter()
  const waiting = useRef<ReturnType<typeof setTimeout>[]>([])

  useEffect(() => () => waiting.current.forEach(clearTimeout), [])

  return ({ source }: Told): Promise<void> => {
    waiting.current.forEach(clearTimeout)
    const { promise, resolve } = Promise.withResolvers<void>()
    const times = source === 'manual' ? [0] : afterMs
    waiting.current = times.map((ms) =>
      setTimeout(() => {
        router.refresh()
        resolve()
      }, ms),
    )
    return promise
  }
}
