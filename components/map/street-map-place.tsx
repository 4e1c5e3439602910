'use client'

import type { ReactNode } from 'react'
import type { Provider } from '@/components/widgets/provider'
import { WidgetPlace } from '@/components/widgets/widget-place'

const load = async () => (await import('./street-map')).StreetMap

export const StreetMapPlace = (props: Provider & { children: ReactNode }) => (
  <WidgetPlace className="gap-2" load={load} {...props} />
)
