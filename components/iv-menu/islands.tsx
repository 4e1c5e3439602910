'use client'

import { island } from '@/components/ui/island'

const parts = () => import('./iv-menu-parts')

export const IvMenuListIsland = island(async () => (await parts()).IvMenuList)
export const DosagePriceIsland = island(async () => (await parts()).DosagePrice)
