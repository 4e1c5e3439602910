'use client'

import { island } from '@/components/ui/island'

export const EstimateTotalIsland = island(async () => (await import('./estimate-total')).EstimateTotal)
export const SendButtonIsland = island(async () => (await import('./send-button')).SendButton)
export const QuoteFigureIsland = island(async () => (await import('./quote-figure')).QuoteFigure)
