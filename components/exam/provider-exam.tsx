'use client'

import { useEffect, useRef, useState } from 'react'
import { useWidgetPhase } from '@/components/widgets/use-widget-phase'
import { attendProviderWindow } from './attend-provider-window'
import type { OpeningProps } from './opening'
import { addProviderScript } from './provider-script'
import { isProviderThere, showProviderWindow } from './provider-window'

const pollMs = 100

/** Fetches the provider's script and opens its window as soon as it can; one that comes too late waits for another press. */
export function ProviderExam({ exam, opener, onStage, onMissing }: OpeningProps) {
  const [isThere, setThere] = useState(isProviderThere)
  const [isBroken, setBroken] = useState(false)
  // It was opened by the press itself.
  const isSettled = useRef(isThere)
  const isMissed = useRef(false)
  const phase = useWidgetPhase({
    widget: 'exam',
    limitSeconds: exam.limitSeconds,
    isReady: isThere,
    isFailed: isBroken,
  })

  useEffect(() => attendProviderWindow(opener), [opener])
  useEffect(() => {
    if (isThere || !('script' in exam)) return
    const poll = setInterval(() => isProviderThere() && setThere(true), pollMs)
    const forget = addProviderScript(exam, () => setBroken(true))
    return () => {
      clearInterval(poll)
      forget()
    }
  }, [isThere, exam])
  useEffect(() => {
    if (phase === 'loading') return
    if (phase === 'ready' && !isSettled.current) {
      isSettled.current = true
      showProviderWindow()
      onStage('idle')
    } else if (phase === 'ready') {
      onStage(isMissed.current ? 'late' : 'idle')
    } else if (!isMissed.current) {
      isMissed.current = true
      isSettled.current = true
      onMissing('showDisclosureModal is missing')
    }
  }, [phase, onStage, onMissing])
  return null
}
