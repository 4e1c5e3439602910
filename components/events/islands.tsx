'use client'

import { island } from '@/components/ui/island'

export const SpotsLeftIsland = island(async () => (await import('./spots-left')).SpotsLeft)
