import { z } from 'zod'

export const rsvpStatuses = ['waiting', 'confirmed', 'attended', 'cancelled'] as const
export type RsvpStatus = (typeof rsvpStatuses)[number]

/** What staff call each state. */
export const rsvpStatusNames: Record<RsvpStatus, string> = {
  waiting: 'Waitlist',
  confirmed: 'Confirmed',
  attended: 'Attended',
  cancelled: 'Canceled',
}

/** An event with its figures, as staff see it; people, except for `rsvps`. Moments are ISO strings. */
export type EventFigures = {
  id: string
  title: string
  location: string | null
  startsAt: string
  endsAt: string
  /** Null: nobody reserves. */
  spots: number | null
  isPublished: boolean
  taken: number
  waiting: number
  attended: number
  rsvps: number
}

/** Spots nobody has; none where nobody reserves. */
export const spotsLeft = ({ spots, taken }: EventFigures): number => Math.max(0, (spots ?? 0) - taken)

/** “18 of 24 spots taken”, or without a number of spots “18 people”. */
export function spotsTaken({ spots, taken }: EventFigures): string {
  if (spots === null) return taken === 0 ? 'no reservations' : `${taken} people`
  return `${taken} of ${spots} ${spots === 1 ? 'spot' : 'spots'} taken`
}

export type Rsvp = {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  partySize: number
  status: RsvpStatus
  /** In the queue, from 1; null for who does not wait. */
  position: number | null
  createdAt: string
}

/** What `GET /api/staff/rsvps/<event>` answers. */
export type EventRsvps = { event: EventFigures; rsvps: Rsvp[]; now: string }

/** What staff do to an RSVP; `overCapacity`: they know that there are too few spots. */
export const rsvpChange = z.strictObject({
  action: z.enum(['cancel', 'promote', 'attend', 'unattend']),
  overCapacity: z.boolean().optional(),
})
export type RsvpChange = z.infer<typeof rsvpChange>
