'use client'

import dynamic from 'next/dynamic'

/** The Studio is made in the browser only: it needs the address bar, and the server has nothing to draw. */
export const Studio = dynamic(() => import('./mounted-studio').then(({ MountedStudio }) => MountedStudio), {
  ssr: false,
  loading: Opening,
})

/** What is there until the Studio's code has arrived, and all there is without scripts. */
function Opening() {
  return (
    <main style={{ display: 'grid', placeItems: 'center', minHeight: '90dvh', fontFamily: 'sans-serif' }}>
      <p style={{ color: '#15202d' }}>Opening the Studio…</p>
      <noscript>The Studio needs JavaScript: please switch it on and load this page again.</noscript>
    </main>
  )
}
