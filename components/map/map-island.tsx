'use client'

import { type ComponentProps, lazy } from 'react'
import type { MapHost } from './map-host'

const Loaded = lazy(async () => ({ default: (await import('./map-host')).MapHost }))

/** Only pages with a map load what brings it. */
export function MapIsland(props: ComponentProps<typeof MapHost>) {
  return <Loaded {...props} />
}
