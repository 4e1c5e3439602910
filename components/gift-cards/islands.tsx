'use client'

import { island } from '@/components/ui/island'

export const GiftFormIsland = island(async () => (await import('./gift-form-island')).GiftFormLive)
