'use client'

import { type ComponentProps, lazy } from 'react'
import type { Rotator } from './rotator'

const Loaded = lazy(async () => ({ default: (await import('./rotator')).Rotator }))

/** Only pages that rotate something load what does it. */
export function RotatorIsland(props: ComponentProps<typeof Rotator>) {
  return <Loaded {...props} />
}
