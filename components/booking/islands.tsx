'use client'

import { island } from '@/components/ui/island'

export const PortalWidgetIsland = island(async () => (await import('./portal-widget')).PortalWidget)
