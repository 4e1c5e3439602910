import 'server-only'
import { z } from 'zod'
import { eventWhen } from '@/lib/care/events/server/calendar'
import type { Clinic, MailKind } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { type Reservation, readReservation, reservationHref } from './server/reservation'

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
  rsvp_cancelled: about('rsvp_cancelled', 'Event: reservation canceled'),
  staff_rsvp: { title: 'To us: a new reservation', compose: (_row, clinic) => rsvpStaffMail(clinic) },
} satisfies Record<string, MailKind>

export type RsvpMail = `rsvp_${'confirmed' | 'waiting' | 'promoted' | 'again' | 'cancelled'}`

/**
 * Subject, text and HTML of a mail to a guest of an event. `href` opens the reservation. The subject does not name
 * the event.
 */
export function rsvpMail(kind: RsvpMail, reservation: Reservation, href: string, clinic: Clinic) {
  const { event, partySize } = reservation
  const rows = [
    { label: 'Event', value: event.title },
    { label: 'When (Arizona time)', value: eventWhen(event) },
    ...(event.location ? [{ label: 'Where', value: event.location }] : []),
    { label: 'Party size', value: partySize === 1 ? '1 person' : `${partySize} people` },
  ]
  const words = wordsOf(kind, reservation)
  const isOut = kind === 'rsvp_cancelled'
  return letter(clinic, words.subject, {
    heading: words.heading,
    paragraphs: words.paragraphs,
    rows: isOut ? rows.slice(0, 2) : rows,
    action: isOut
      ? { label: 'See all events', href: `${clinic.siteUrl}/events` }
      : { label: 'See or cancel your reservation', href },
    closing: [
      ...(isOut ? [] : [`Add it to your calendar: ${clinic.siteUrl}/api/events/${event.id}/calendar.ics`]),
      `Questions? Call us at ${clinic.phone}.`,
    ],
  })
}

/** To the clinic: neither who nor for which event. */
export const rsvpStaffMail = (clinic: Clinic) =>
  letter(clinic, 'A new reservation for an event', {
    heading: 'Someone has reserved a spot at an event',
    paragraphs: ['It’s in the books. There’s nothing you need to do.'],
    action: { label: 'Open the inbox', href: `${clinic.siteUrl}/studio/inbox/rsvps` },
    rows: [],
    closing: [],
  })

/** Not one word of theirs: whoever reserves may have typed a stranger’s address. */
function wordsOf(kind: RsvpMail, { status, position }: Reservation) {
  switch (kind) {
    case 'rsvp_confirmed':
      return {
        subject: 'Your spot is reserved',
        heading: 'You’re in',
        paragraphs: [
          'Your spot is reserved. If your plans change, please give it up: someone may be waiting.',
        ],
      }
    case 'rsvp_waiting':
      return {
        subject: 'You’re on the waitlist',
        heading: 'You’re on the waitlist',
        paragraphs: [
          `All spots are taken right now.${position ? ` You’re number ${position}.` : ''} We’ll email you as soon as a spot opens up for you.`,
        ],
      }
    case 'rsvp_promoted':
      return {
        subject: 'You’ve got a spot',
        heading: 'You’ve got a spot',
        paragraphs: [
          'Good news: you’ve moved up from the waitlist, and your spot is reserved.',
          'If you can’t make it after all, please give it up. The next person in line will be glad.',
        ],
      }
    case 'rsvp_again':
      return {
        subject: 'You already have a reservation',
        heading: 'You already have a reservation',
        paragraphs: [
          `Someone, probably you, just reserved again with this address. Nothing has changed: ${
            status === 'waiting' ? `you’re number ${position} on the waitlist` : 'your spot is reserved'
          }.`,
          'To come with more or fewer people, cancel and reserve again, or call us.',
        ],
      }
    case 'rsvp_cancelled':
      return {
        subject: 'Your reservation is canceled',
        heading: 'Your reservation is canceled',
        paragraphs: ['Your spot has been released. You’re welcome to reserve again while spots last.'],
      }
  }
}
