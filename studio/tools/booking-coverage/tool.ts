import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { lazy } from 'react'
import type { Tool } from 'sanity'

/** What each Book Now of the site really opens: `/studio/booking-coverage`. */
export const bookingCoverageTool: Tool = {
  name: 'booking-coverage',
  title: 'Booking coverage',
  icon: CheckmarkCircleIcon,
  component: lazy(() =>
    import('./booking-coverage.tsx').then(({ BookingCoverage }) => ({ default: BookingCoverage })),
  ),
}
