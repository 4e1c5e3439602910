import 'server-only'
import { z } from 'zod'
import { getFormText } from '@/lib/content/server/form-texts'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase } from '@/lib/platform/db/server/database'

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
    title: text?.waitingTitle || "You're on the waitlist",
    description: (text?.waitingText || 'You are number {position}.').replaceAll(
      '{position}',
      String(position),
    ),
  }
}
