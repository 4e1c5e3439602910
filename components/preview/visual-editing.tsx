'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useState, useTransition } from 'react'
import { messageNames } from '@/lib/content/preview/shared/message-names'

/**
 * Not imported at once: what it brings (`next/dynamic`) would be split off the public pages' code too, as a file of
 * its own.
 */
const Overlays = lazy(async () => ({
  default: (await import('next-sanity/visual-editing/client-component')).VisualEditing,
}))

/**
 * What makes words and prices lead to their fields inside the Studio, and shows an edit while it is made. Loaded in
 * previews of staff only.
 */
export function VisualEditing({ studioOrigin }: { studioOrigin: string | undefined }) {
  useFollowEdits(studioOrigin)
  return (
    <Suspense>
      <Overlays />
    </Suspense>
  )
}

/**
 * Draws the page anew when the Studio that shows it says that something was stored; told while it is being drawn,
 * once more.
 */
function useFollowEdits(studioOrigin: string | undefined) {
  const router = useRouter()
  const [isDrawing, startDrawing] = useTransition()
  const [isOld, setOld] = useState(false)

  useEffect(() => {
    if (!isOld || isDrawing) return
    setOld(false)
    startDrawing(() => router.refresh())
  }, [isOld, isDrawing, router])

  useEffect(() => {
    const studio: Window | null = window.parent === window ? window.opener : window.parent
    if (!studio) return
    const origins = [location.origin, ...(studioOrigin ? [studioOrigin] : [])]
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== studio || !origins.includes(origin) || data !== messageNames.edited) return
      clearInterval(asking)
      setOld(true)
    }
    const ask = () => {
      for (const origin of origins) studio.postMessage(messageNames.here, origin)
    }
    window.addEventListener('message', hear)
    // Until the Studio answers: it may not listen yet.
    const asking = setInterval(ask, 1000)
    ask()
    return () => {
      clearInterval(asking)
      window.removeEventListener('message', hear)
    }
  }, [studioOrigin])
}
