'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'

type Opening<Code> = {
  isOpen: boolean
  load: () => Promise<Code>
  /** What opens, at the beginning of a sentence. */
  name: string
  phone: string | null | undefined
  close: () => void
}

/**
 * The code of something that opens, from when it is first open; where it does not load, closes it again and says so.
 */
export function useCode<Code extends object>({
  isOpen,
  load,
  name,
  phone,
  close,
}: Opening<Code>): Code | undefined {
  const [code, setCode] = useState<Code>()
  const isWaiting = isOpen && !code
  const giveUp = useEffectEvent(() => {
    close()
    showToast({
      tone: 'destructive',
      title: `${name} did not open`,
      description: `Please check your connection and try again${phone ? `, or call ${phone}` : ''}.`,
    })
  })
  useEffect(() => {
    if (isWaiting) load().then(setCode, giveUp)
  }, [isWaiting, load])
  return code
}

/** Code that is loaded at the first call and kept; after a failure the next call tries again. */
export function loadOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
