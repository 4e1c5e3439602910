'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { keepPage } from '@/components/widgets/keep-page'
import type { Provider } from '@/components/widgets/provider'
import { useWidgetPhase } from '@/components/widgets/use-widget-phase'
import { WidgetStatus } from '@/components/widgets/widget-status'

/** It may draw and open its own page, but not lead this one elsewhere. */
const allowances = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/**
 * The provider's street map over the drawn one (HOME-041), which a visitor can have back. A frame is silent about an
 * error, so the address is asked beside it; what another host answers can't be read, only that it did.
 */
export function StreetMap({ address, limitSeconds, phone }: Provider) {
  const [isLoaded, setLoaded] = useState(false)
  const [answer, setAnswer] = useState<'none' | 'fine' | 'broken'>('none')
  const [isShown, setShown] = useState(true)
  const isReady = isLoaded && answer === 'fine'
  const phase = useWidgetPhase({ widget: 'map', limitSeconds, isReady, isFailed: answer === 'broken' })

  useEffect(() => {
    const asking = new AbortController()
    isAnswered(address, asking.signal).then(
      (isFine) =>
        asking.signal.aborted || setAnswer((now) => (isFine && now !== 'broken' ? 'fine' : 'broken')),
    )
    return () => asking.abort()
  }, [address])
  // Before the frame can do anything.
  useLayoutEffect(() => keepPage(() => setAnswer('broken')), [])

  return (
    <>
      {answer !== 'broken' && (
        <iframe
          src={address}
          title="Street map of the Phoenix metro area"
          className="invisible absolute inset-x-0 top-0 aspect-[400/420] w-full rounded-card border border-sand-200 bg-sand-100 opacity-0 data-shown:visible data-shown:opacity-100 data-shown:transition-opacity"
          data-shown={(isReady && isShown) || undefined}
          referrerPolicy="strict-origin-when-cross-origin"
          // A frame of our own origin could take its fence down, and Chromium warns of that.
          sandbox={new URL(address, location.href).origin === location.origin ? undefined : allowances}
          onLoad={() => setLoaded(true)}
        />
      )}
      <div className="[--widget-height:3rem]">
        <WidgetStatus phase={phase} widget="map" phone={phone} />
        {isReady && (
          <button type="button" className="text-link" onClick={() => setShown(!isShown)}>
            {isShown ? 'Show our drawn map' : 'Show the street map'}
          </button>
        )}
      </div>
    </>
  )
}

/** Whether anybody answers at this address, and, where that may be known, not with an error. */
async function isAnswered(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { type, ok } = await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal,
    })
    return type === 'opaque' || ok
  } catch {
    return false
  }
}
