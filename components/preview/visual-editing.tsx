'use client'

import { lazy, Suspense } from 'react'
import { useFollowEdits } from './use-follow-edits'

/** Not imported at once: what it brings (`next/dynamic`) would be split off the public pages' code too, as a file of its own. */
const Overlays = lazy(async () => ({
  default: (await import('next-sanity/visual-editing/client-component')).VisualEditing,
}))

/** What makes words and prices lead to their fields inside the Studio, and shows an edit while it is made. Loaded in previews of staff only. */
export function VisualEditing({ studioOrigin }: { studioOrigin: string | undefined }) {
  useFollowEdits(studioOrigin)
  return (
    <Suspense>
      <Overlays />
    </Suspense>
  )
}
