import 'server-only'
import { submissionMails } from '@/lib/care/forms/mails'
import { isFormId } from '@/lib/care/forms/shared/forms'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, dataOf, retryOnRestart, serviceClient } from '@/lib/platform/db/server/database'
import type { Json } from '@/lib/platform/db/server/database.types'
import { now } from '@/lib/platform/server/clock'
import { type Invalid, isKeptByItsOwn, keepByItsOwn, type Received } from './form-keepers'

type Challenge = { id: string; until: Date }

/**
 * Lets a message through that was held for a review: its mails are queued, or its own domain keeps it. Without a
 * challenge the sender has sent it again in a way that is not suspicious. Null when it was not held, or only a person
 * may let it through.
 */
export async function releaseHeld(
  id: string,
  challenge: Challenge | null,
): Promise<Received | Invalid | null> {
  const held = await retryOnRestart(() =>
    dataOf(
      serviceClient()
        .from('submissions')
        .select('form, payload, idempotency_key, status, review_reasons')
        .eq('id', id)
        .maybeSingle(),
      'A held message could not be read',
    ),
  )
  if (held?.status !== 'needs_review' || held.review_reasons.includes('honeypot') || !isFormId(held.form))
    return null
  const { form } = held
  const values = held.payload as Record<string, Json>
  const isOwn = isKeptByItsOwn(form)
  // First: should the rest fail, it is kept once all the same, under its key.
  const kept = isOwn ? await keepByItsOwn({ form, values, key: held.idempotency_key, at: now() }) : null
  // Its domain does not take it any more: a person reads it.
  if (kept?.outcome === 'invalid') return null
  const isReleased = await retryOnRestart(() =>
    callDatabase('release_submission', 'A held message could not be let through', {
      p_id: id,
      p_challenge: challenge?.id ?? null,
      p_expires_at: challenge?.until.toISOString() ?? null,
      p_status: isOwn ? 'closed' : 'new',
      p_mails: isOwn ? [] : submissionMails(form, values),
      p_now: now().toISOString(),
    }),
  )
  deliverMailsSoon()
  return kept ?? (isReleased ? { outcome: 'received' } : null)
}

/**
 * Hands a held message to its own domain, when it has one: for staff who let it through. Throws when it could not be
 * stored.
 */
export async function keepHeldByItsOwn(id: string): Promise<void> {
  const { data, error } = await serviceClient()
    .from('submissions')
    .select('form, payload, idempotency_key')
    .eq('id', id)
    .eq('status', 'needs_review')
    .maybeSingle()
  if (error) throw new Error(`A held message could not be read: ${error.code}`)
  if (!data || !isFormId(data.form) || !isKeptByItsOwn(data.form)) return
  const values = data.payload as Record<string, Json>
  await keepByItsOwn({ form: data.form, values, key: data.idempotency_key, at: now() })
}

/**
 * Tells the clinic by mail that messages wait for a review, once an hour at most
 * (docs/contracts/reliability-security.md 3.2).
 */
export async function tellOfHeldMessages(): Promise<void> {
  const data = await callDatabase('queue_review_notice', 'Held messages could not be counted', {
    p_now: now().toISOString(),
  })
  if (data) deliverMailsSoon()
}
