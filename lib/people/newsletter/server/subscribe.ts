import 'server-only'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase, retryOnRestart } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import type { MailingList } from './subscription'
import { newToken } from './subscription'

type Sent = { values: Record<string, unknown> }

/** The newsletter's form: a subscriber, not a request to answer. Throws when it could not be stored. */
export async function keepNewsletter({ values }: Sent): Promise<{ outcome: 'received' }> {
  await subscribe('newsletter', String(values.email), values.firstName ? String(values.firstName) : null)
  return { outcome: 'received' }
}

/** EVENT-006: the same for news of new events. */
export async function keepEventAlert({ values }: Sent): Promise<{ outcome: 'received' }> {
  await subscribe('event_alerts', String(values.email), null)
  return { outcome: 'received' }
}

/**
 * Asks the address by mail whether it wants the list (NEWS-004, EVENT-006): nobody is subscribed before the button
 * behind its link is pressed. Resolves alike for every address, so that nobody learns who is subscribed. Throws when
 * it could not be stored.
 */
async function subscribe(list: MailingList, email: string, firstName: string | null): Promise<void> {
  const token = newToken()
  await retryOnRestart(() =>
    callDatabase('subscribe_to_list', 'A subscription could not be stored', {
      p_list: list,
      p_email: email,
      p_first_name: firstName,
      p_token: token,
      p_now: now().toISOString(),
    }),
  )
  deliverMailsSoon()
}
