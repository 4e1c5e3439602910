'use client'

import { type ComponentProps, lazy } from 'react'
import type { ZipCheck } from './zip-check'

const Loaded = lazy(async () => ({ default: (await import('./zip-check')).ZipCheck }))

/** Only pages with a ZIP check load it. */
export function ZipCheckIsland(props: ComponentProps<typeof ZipCheck>) {
  return <Loaded {...props} />
}
