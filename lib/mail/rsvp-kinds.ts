import 'server-only'
import { z } from 'zod'
import { reservationHref } from '@/lib/rsvps/link'
import { readReservation } from '@/lib/rsvps/reservation'
import type { MailKind } from './mail-kind'
import { type RsvpMail, rsvpMail, rsvpStaffMail } from './rsvp-mails'

const rsvpData = z.object({ rsvp: z.uuid() })

const about = (kind: RsvpMail, title: string): MailKind => ({
  title,
  async compose({ data }, clinic) {
    const { rsvp } = rsvpData.parse(data)
    const reservation = await readReservation(rsvp)
    if (!reservation) throw new Error('The RSVP is no longer there')
    return rsvpMail(kind, reservation, reservationHref(rsvp), clinic)
  },
})

export const rsvpKinds = {
  rsvp_confirmed: about('rsvp_confirmed', 'Event: a spot is reserved'),
  rsvp_waiting: about('rsvp_waiting', 'Event: on the waitlist'),
  rsvp_promoted: about('rsvp_promoted', 'Event: moved up from the waitlist'),
  rsvp_again: about('rsvp_again', 'Event: reserved twice'),
  rsvp_cancelled: about('rsvp_cancelled', 'Event: reservation cancelled'),
  staff_rsvp: { title: 'To us: a new reservation', compose: (_row, clinic) => rsvpStaffMail(clinic) },
} satisfies Record<string, MailKind>
