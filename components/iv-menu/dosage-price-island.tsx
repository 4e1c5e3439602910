'use client'

import { type ComponentProps, lazy } from 'react'
import type { DosagePrice } from './dosage-price'

const Loaded = lazy(async () => ({ default: (await import('./dosage-price')).DosagePrice }))

/** Only the IV menu loads what its dosages need. */
export function DosagePriceIsland(props: ComponentProps<typeof DosagePrice>) {
  return <Loaded {...props} />
}
