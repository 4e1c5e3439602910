'use client'

import { type ComponentProps, lazy } from 'react'
import type { ReviewsHost } from './reviews-host'

const Loaded = lazy(async () => ({ default: (await import('./reviews-host')).ReviewsHost }))

/** Only pages with reviews load what brings them. */
export function ReviewsIsland(props: ComponentProps<typeof ReviewsHost>) {
  return <Loaded {...props} />
}
