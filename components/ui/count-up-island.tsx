'use client'

import dynamic from 'next/dynamic'

/** Only pages with counters load what counts. */
export const CountUpIsland = dynamic(() => import('./count-up').then(({ CountUp }) => CountUp))
