import 'server-only'
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import type { RsvpStatus } from '@/lib/people/rsvps/shared/rsvp'
import { callDatabase } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'

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
