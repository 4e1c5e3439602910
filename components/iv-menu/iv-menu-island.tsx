'use client'

import dynamic from 'next/dynamic'

/** Only the IV menu loads what narrows it. */
export const IvMenuListIsland = dynamic(() => import('./iv-menu-list').then(({ IvMenuList }) => IvMenuList))
