'use client'

import { type ComponentProps, lazy } from 'react'
import type { PortalWidget } from './portal-widget'

const Loaded = lazy(async () => ({ default: (await import('./portal-widget')).PortalWidget }))

/** Only the portal's page loads what its window needs. */
export function PortalWidgetIsland(props: ComponentProps<typeof PortalWidget>) {
  return <Loaded {...props} />
}
