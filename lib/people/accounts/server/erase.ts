import 'server-only'
import { fieldsOf, formIds } from '@/lib/care/forms/shared/model'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'

/**
 * Ends this account in one step, with a last mail to its owner and one to the staff where something of theirs is still open. Again it
 * does nothing. The caller has made sure that it is them. Throws when the database does not answer.
 */
export async function eraseAccount(userId: string): Promise<void> {
  const { error } = await serviceClient().rpc('delete_account', {
    p_user_id: userId,
    p_guest_email: env.guestEmail,
    p_fields: personalFields(),
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`An account could not be deleted: ${error.code}`)
  deliverMailsSoon()
}

/** Takes people who are gone out of the requests that were answered since. Returns how many. Throws when the database does not answer. */
export async function eraseLeftRequests(): Promise<number> {
  const { data, error } = await serviceClient().rpc('erase_left_requests', {
    p_fields: personalFields(),
    p_now: now().toISOString(),
  })
  if (error) throw new Error(`Requests of deleted accounts could not be erased: ${error.code}`)
  return data
}

/** Fields of each form that can tell who somebody is or how they are: everything but choices from a list and dates to come. */
export const personalFields = (): Record<string, string[]> =>
  Object.fromEntries(
    formIds.map((form) => [
      form,
      fieldsOf(form)
        .filter(({ kind, when }) => !['choice', 'given'].includes(kind) && when !== 'future')
        .map(({ name }) => name),
    ]),
  )
