import type { Metadata } from 'next'
import { Unavailable } from '@/components/errors/dead-ends'
import { NoReservation, ReservationView } from '@/components/events/reservation-view'
import { getSiteSettings } from '@/lib/content/server/settings'
import { readReservation, rsvpOfToken } from '@/lib/people/rsvps/server/reservation'
import { now } from '@/lib/platform/server/clock'
import { log } from '@/lib/platform/telemetry/server/log'

export const dynamic = 'force-dynamic'

/**
 * `same-origin`: the address opens the reservation and is told to nobody else, but the button's own page is
 * recognised.
 */
export const metadata: Metadata = {
  title: 'Your reservation',
  robots: { index: false },
  referrer: 'same-origin',
}

type Props = { params: Promise<{ token: string }> }

/** Where the link in a guest's mail leads. Looking changes nothing: mail scanners look, too. */
export default async function Page({ params }: Props) {
  const { token } = await params
  const phone = (await getSiteSettings())?.phone ?? null
  const id = rsvpOfToken(token)
  const reservation =
    id &&
    (await readReservation(id).catch((error: unknown): 'away' => {
      log.error('reservations', 'A reservation could not be shown', { error })
      return 'away'
    }))
  if (!reservation) return <NoReservation phone={phone} />
  if (reservation === 'away') return <Unavailable phone={phone} />
  const isOver = Date.parse(reservation.event.endsAt) <= now().getTime()
  return <ReservationView reservation={reservation} token={token} isOver={isOver} phone={phone} />
}
