'use client'

import { island } from '@/components/ui/island'

export const ZipCheckIsland = island(async () => (await import('./zip-check')).ZipCheck)
