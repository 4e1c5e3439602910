export const rsvpStatuses = ['waiting', 'confirmed', 'attended', 'cancelled'] as const
export type RsvpStatus = (typeof rsvpStatuses)[number]

/** What staff call each state. */
export const rsvpStatusNames: Record<RsvpStatus, string> = {
  waiting: 'Waitlist',
  confirmed: 'Confirmed',
  attended: 'Attended',
  cancelled: 'Cancelled',
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

/** What `GET /api/events/spots` says of one event that takes reservations. */
export type Spots = { spots: number; left: number }

/** What a visitor reads beside the price (EVENT-002). */
export function spotsSentence({ spots, left }: Spots): string {
  if (left < 1) return 'Full – join the waitlist'
  return `${left} of ${spots} ${spots === 1 ? 'spot' : 'spots'} left`
}
