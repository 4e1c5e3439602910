import 'server-only'
import { z } from 'zod'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import type { EventFigures, EventRsvps, Rsvp, RsvpChange } from '@/lib/people/rsvps/shared/rsvp'
import type { Spots } from '@/lib/people/rsvps/shared/spots'
import { callDatabase, serviceClient } from '@/lib/platform/db/server/database'
import { answerJson, answerProblem } from '@/lib/platform/http/server/answer'
import { now } from '@/lib/platform/server/clock'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'

/**
 * An event with everybody who reserved, in the order of arrival; null when there is no such event. Throws when the
 * database fails.
 */
export async function readEventRsvps(eventId: string): Promise<EventRsvps | null> {
  const event = (await listEventFigures()).find(({ id }) => id === eventId)
  if (!event) return null
  const { data, error } = await serviceClient()
    .from('event_rsvps')
    .select('id, first_name, last_name, email, phone, party_size, status, created_at')
    .eq('event_id', eventId)
    .order('number')
  if (error) throw new Error(`The RSVPs could not be read: ${error.message}`)
  let waiting = 0
  const rsvps: Rsvp[] = data.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    partySize: row.party_size,
    status: row.status,
    position: row.status === 'waiting' ? ++waiting : null,
    createdAt: row.created_at,
  }))
  return { event, rsvps, now: now().toISOString() }
}

/** Every event there is or was, the earliest first, with who comes. Throws when the database can't be read. */
export async function listEventFigures(): Promise<EventFigures[]> {
  const data = await callDatabase('event_figures', "The events' figures could not be read")
  return data.map(({ event_id, starts_at, ends_at, is_published, spots, location, ...figures }) => ({
    ...figures,
    id: event_id,
    location: location as string | null,
    startsAt: starts_at,
    endsAt: ends_at,
    spots: spots as number | null,
    isPublished: is_published,
  }))
}

/**
 * What is left of each event that takes reservations at this moment, by the event's id (EVENT-002). Throws like the
 * above.
 */
export async function listSpots(at: Date): Promise<Record<string, Spots>> {
  const bookable = (await listEventFigures()).flatMap(({ id, spots, taken, isPublished, endsAt }) =>
    spots !== null && isPublished && Date.parse(endsAt) > at.getTime()
      ? [[id, { spots, left: Math.max(0, spots - taken) }] as const]
      : [],
  )
  return Object.fromEntries(bookable)
}

const outcome = z.object({ outcome: z.string(), left: z.number().optional() })

/**
 * Cancels, gives a spot out of turn, or notes who came; recorded with the person. Answers 404 for an unknown RSVP and
 * 409 where its state or the number of spots is in the way. Throws when the database fails.
 */
export async function answerRsvpChange(id: string, change: RsvpChange, staff: Staff): Promise<Response> {
  const { outcome: is, left } = outcome.parse(await call(id, change, staff))
  deliverMailsSoon()
  if (is === 'unknown') return answerProblem(404, 'unknown', 'This reservation no longer exists.')
  if (is === 'full')
    return answerProblem(
      409,
      'full',
      `There ${left === 1 ? 'is 1 spot' : `are ${left} spots`} left, which is too few.`,
    )
  const wanted = { cancel: 'cancelled', promote: 'confirmed', attend: 'attended', unattend: 'confirmed' }[
    change.action
  ]
  if (is === wanted) return answerJson(200, { outcome: is })
  return answerProblem(
    409,
    'changed',
    'This reservation was changed meanwhile. Nothing was done: please look at it once more.',
  )
}

function call(id: string, { action, overCapacity }: RsvpChange, { email }: Staff) {
  const common = { p_rsvp: id, p_actor: email, p_now: now().toISOString() }
  const failure = 'An RSVP could not be changed'
  if (action === 'cancel') return callDatabase('cancel_rsvp', failure, common)
  if (action === 'promote')
    return callDatabase('promote_rsvp', failure, { ...common, p_over_capacity: overCapacity ?? false })
  return callDatabase('mark_rsvp_attended', failure, { ...common, p_attended: action === 'attend' })
}
