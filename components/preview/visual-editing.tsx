'use client'

import { VisualEditing as Overlays } from 'next-sanity/visual-editing/client-component'
import { useRefresh } from './use-refresh'

/** What makes words and prices lead to their fields inside the Studio, and shows an edit while it is made. Loaded in previews of staff only. */
export function VisualEditing() {
  const refresh = useRefresh()
  return <Overlays refresh={refresh} />
}
