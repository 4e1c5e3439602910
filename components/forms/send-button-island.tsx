'use client'

import dynamic from 'next/dynamic'

/** Only pages with a form load what sends it. */
export const SendButtonIsland = dynamic(() => import('./send-button').then(({ SendButton }) => SendButton))
