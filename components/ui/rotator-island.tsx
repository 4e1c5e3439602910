'use client'

import dynamic from 'next/dynamic'

/** Only pages that rotate something load what does it. */
export const RotatorIsland = dynamic(() => import('./rotator').then(({ Rotator }) => Rotator))
