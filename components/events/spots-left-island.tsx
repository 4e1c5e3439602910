'use client'

import { type ComponentProps, lazy } from 'react'
import type { SpotsLeft } from './spots-left'

const Loaded = lazy(async () => ({ default: (await import('./spots-left')).SpotsLeft }))

/** Only pages with events load what counts their spots. */
export function SpotsLeftIsland(props: ComponentProps<typeof SpotsLeft>) {
  return <Loaded {...props} />
}
