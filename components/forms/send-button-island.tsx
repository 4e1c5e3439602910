'use client'

import { type ComponentProps, lazy } from 'react'
import type { SendButton } from './send-button'

const Loaded = lazy(async () => ({ default: (await import('./send-button')).SendButton }))

/** Only pages with a form load what sends it. */
export function SendButtonIsland(props: ComponentProps<typeof SendButton>) {
  return <Loaded {...props} />
}
