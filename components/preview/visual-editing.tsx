'use client'

import { lazy, Suspense } from 'react'
import { useRefresh } from './use-refresh'

/** Not imported at once: what it brings (`next/dynamic`) would be split off the public pages' code too, as a file of its own. */
const Overlays = lazy(async () => ({
  default: (await import('next-sanity/visual-editing/client-component')).VisualEditing,
}))

/** What makes words and prices lead to their fields inside the Studio, and shows an edit while it is made. Loaded in previews of staff only. */
export function VisualEditing() {
  const refresh = useRefresh()
  return (
    <Suspense>
      <Overlays refresh={refresh} />
    </Suspense>
  )
}
