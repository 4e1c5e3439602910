'use client'

import { island } from '@/components/ui/island'

export const AddToCartIsland = island(async () => (await import('./add-to-cart')).AddToCart)
