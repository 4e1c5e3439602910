'use client'

import { useEffect, useRef, useState } from 'react'
import type { WidgetFailure, WidgetName, WidgetPhase } from '@/lib/care/widgets/shared/widget-address'
import { reportFailure } from './report-failure'

/** Where the setting was never published. */
const usualSeconds = 10

type Watched = {
  widget: WidgetName
  limitSeconds: number | null | undefined
  isReady: boolean
  isFailed: boolean
  /** An opening lasts while this is true; the next one waits, and counts, anew. */
  isStarted?: boolean
}

/** How far a block of somebody else is. Being slow and having failed are each told to the clinic once per opening. */
export function useWidgetPhase({
  widget,
  limitSeconds,
  isReady,
  isFailed,
  isStarted = true,
}: Watched): WidgetPhase {
  const [isLate, setLate] = useState(false)
  const told = useRef(new Set<WidgetFailure>())
  const limitMs = (limitSeconds || usualSeconds) * 1000
  const isBroken = isStarted && isFailed && !isReady
  const isWaiting = isStarted && !isFailed && !isReady

  useEffect(() => {
    if (!isStarted) told.current.clear()
  }, [isStarted])
  useEffect(() => {
    if (isBroken) tellOnce(told.current, widget, 'failed')
  }, [isBroken, widget])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => {
      setLate(true)
      tellOnce(told.current, widget, 'slow')
    }, limitMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting, limitMs, widget])

  if (isReady) return 'ready'
  if (isBroken) return 'failed'
  return isWaiting && isLate ? 'slow' : 'loading'
}

function tellOnce(told: Set<WidgetFailure>, widget: WidgetName, reason: WidgetFailure) {
  if (told.has(reason)) return
  told.add(reason)
  reportFailure(widget, reason)
}
