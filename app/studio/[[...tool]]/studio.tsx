'use client'

import dynamic from 'next/dynamic'
import { Opening } from './opening'

/** The Studio is made in the browser only: it needs the address bar, and the server has nothing to draw. */
export const Studio = dynamic(() => import('./mounted-studio').then(({ MountedStudio }) => MountedStudio), {
  ssr: false,
  loading: Opening,
})
