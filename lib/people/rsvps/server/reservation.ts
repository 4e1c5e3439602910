import 'server-only'
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { getFormText } from '@/lib/content/server/form-texts'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import type { RsvpStatus } from '@/lib/people/rsvps/shared/rsvp'
import { callDatabase } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'

const values = z.object({
  event: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  partySize: z.coerce.number().default(1),
})
const answer = z.object({
  outcome: z.enum(['confirmed', 'waiting', 'attended', 'over', 'closed']),
  position: z.number().nullish(),
})

const refusals: Record<string, string> = {
  over: 'This event is over. We would love to see you at the next one.',
  closed: 'Reservations for this event are closed. Call us and we’ll see what we can do.',
}

type Sent = { values: Record<string, unknown>; key: string; at: Date }
type Kept =
  | { outcome: 'received'; words?: { title: string; description: string } }
  | { outcome: 'invalid'; problems: Record<string, string> }

/**
 * Reserves a spot, or a place on the waitlist (EVENT-002); once per key. Refuses by the field `event` one that is
 * over or takes no RSVPs. Throws when it could not be stored.
 */
export async function keepRsvp({ values: sent, key, at }: Sent): Promise<Kept> {
  const { event, firstName, lastName, email, phone, partySize } = values.parse(sent)
  const data = await callDatabase('reserve_spot', 'An RSVP could not be stored', {
    p_event_id: event,
    p_first_name: firstName,
    p_last_name: lastName,
    p_email: email,
    p_phone: phone ?? null,
    p_party_size: partySize,
    p_idempotency_key: key,
    p_now: at.toISOString(),
  })
  const { outcome, position } = answer.parse(data)
  const refusal = refusals[outcome]
  if (refusal) return { outcome: 'invalid', problems: { event: refusal } }
  deliverMailsSoon()
  if (outcome !== 'waiting') return { outcome: 'received' }
  return { outcome: 'received', words: await waitingWords(position ?? 1) }
}

async function waitingWords(position: number) {
  const text = await getFormText('event-rsvp').catch(() => null)
  return {
    title: text?.waitingTitle || 'You’re on the waitlist',
    description: (text?.waitingText || 'You are number {position}.').replaceAll(
      '{position}',
      String(position),
    ),
  }
}

/** Somebody's RSVP with its event; moments are ISO strings, `position` counts from 1 for who waits. */
export type Reservation = {
  id: string
  status: RsvpStatus
  position: number | null
  firstName: string
  partySize: number
  event: {
    id: string
    title: string
    location: string | null
    startsAt: string
    endsAt: string
    isPublished: boolean
  }
}

/** The RSVP of this id, or null when there is none. Throws when the database can't be read. */
export async function readReservation(id: string): Promise<Reservation | null> {
  const [data] = await callDatabase('read_rsvp', 'The RSVP could not be read', { p_rsvp: id })
  if (!data) return null
  return {
    id,
    status: data.status,
    position: data.position as number | null,
    firstName: data.first_name,
    partySize: data.party_size,
    event: {
      id: data.event_id,
      title: data.title,
      location: data.location as string | null,
      startsAt: data.starts_at,
      endsAt: data.ends_at,
      isPublished: data.is_published,
    },
  }
}

/** 192 bits, as base64url writes them. */
const macLetters = 32

/**
 * The address of somebody's own reservation, for the mails. Nothing of it is stored: its second half can only be made
 * with the server's key.
 */
export const reservationHref = (rsvpId: string): string =>
  `${env.siteUrl}/reservation/${rsvpId}.${macOf(rsvpId)}`

/** The RSVP a link's last part opens, or null when we did not make it. */
export function rsvpOfToken(token: string): string | null {
  const [, id, mac] = token.match(/^([0-9a-f-]{36})\.([\w-]{32})$/) ?? []
  if (!id || !mac) return null
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(id))) ? id : null
}

function macOf(rsvpId: string): string {
  const key = hkdfSync('sha256', env.supabase.secretKey, '', 'reservation links', 32)
  return createHmac('sha256', Buffer.from(key)).update(rsvpId).digest('base64url').slice(0, macLetters)
}

/**
 * Gives the spot back as its guest and hands it to who waits. Does nothing where there is none, or the event is over.
 * Throws when it could not.
 */
export async function cancelReservation(id: string): Promise<void> {
  await callDatabase('cancel_rsvp', 'The RSVP could not be canceled', {
    p_rsvp: id,
    p_actor: null,
    p_now: now().toISOString(),
  })
  deliverMailsSoon()
}
