'use client'

import dynamic from 'next/dynamic'

/** Only the page of the treatments loads what unfolds them. */
export const ShowRestIsland = dynamic(() => import('./show-rest').then(({ ShowRest }) => ShowRest))
