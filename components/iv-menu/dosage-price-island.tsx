'use client'

import dynamic from 'next/dynamic'

/** Only the IV menu loads what its dosages need. */
export const DosagePriceIsland = dynamic(() =>
  import('./dosage-price').then(({ DosagePrice }) => DosagePrice),
)
