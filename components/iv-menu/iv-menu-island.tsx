'use client'

import { type ComponentProps, lazy } from 'react'
import type { IvMenuList } from './iv-menu-list'

const Loaded = lazy(async () => ({ default: (await import('./iv-menu-list')).IvMenuList }))

/** Only the IV menu loads what narrows it. */
export function IvMenuListIsland(props: ComponentProps<typeof IvMenuList>) {
  return <Loaded {...props} />
}
