'use client'

import type { BookingAccess } from '@/lib/care/booking/server/access'
import { BookingWidget } from './booking-widget'

const clientArea = { clientArea: true } as const

type Props = { access: BookingAccess; phone: string | null }

/**
 * The portal: loaded on arrival, removed on leaving (PORTAL-003). A booking dialog opened here takes its place and
 * gives it back.
 */
export function PortalWidget(props: Props) {
  return <BookingWidget widget="portal" target={clientArea} frameTitle="Client portal" {...props} />
}
