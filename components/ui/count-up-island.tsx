'use client'

import { type ComponentProps, lazy } from 'react'
import type { CountUp } from './count-up'

const Loaded = lazy(async () => ({ default: (await import('./count-up')).CountUp }))

/** Only pages with counters load what counts. */
export function CountUpIsland(props: ComponentProps<typeof CountUp>) {
  return <Loaded {...props} />
}
