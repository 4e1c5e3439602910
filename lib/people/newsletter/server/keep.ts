import 'server-only'
import { subscribe } from './subscribe'

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
