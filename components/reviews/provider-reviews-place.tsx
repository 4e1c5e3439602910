'use client'

import type { ReactNode } from 'react'
import type { Provider } from '@/components/widgets/provider'
import { WidgetPlace } from '@/components/widgets/widget-place'

const load = async () => (await import('./provider-reviews')).ProviderReviews

export const ProviderReviewsPlace = (props: Provider & { children: ReactNode }) => (
  <WidgetPlace className="mt-5" load={load} {...props} />
)
