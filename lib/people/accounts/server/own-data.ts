import 'server-only'
import { fieldsOf, formIds } from '@/lib/care/forms/shared/forms'
import { titleOfForm } from '@/lib/care/requests/server/fields'
import { mailTitle } from '@/lib/mail/server/kinds'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { accountForms } from '@/lib/people/accounts/shared/forms'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase } from '@/lib/platform/db/server/database'
import type { Json } from '@/lib/platform/db/server/database.types'
import { dropSession } from '@/lib/platform/db/server/session'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import type { AccountCall } from './call'
import { done, type Outcome, signedOut, tooOften } from './outcome'
import { checkOwnPassword } from './passwords'
import { ownSession } from './session'

/**
 * Ends the account of who is signed in, once the password was right and the box was ticked. It can't be taken back.
 */
export const deleteAccount: AccountCall = {
  ...accountForms.delete,
  name: 'delete',
  page: () => '/account/data',
  limit: 'account-try',
  async run({ password = '' }, { network }) {
    const session = await ownSession()
    if (!session) return signedOut()
    const wrong = await checkOwnPassword({ email: session.email, network }, 'password', password)
    if (wrong) return wrong
    await eraseAccount(session.user.id)
    await dropSession()
    return done({ outcome: 'deleted' }, '/forms/delete/sent')
  },
}

/**
 * Ends this account in one step, with a last mail to its owner and one to the staff where something of theirs is
 * still open. Again it does nothing. The caller has made sure that it is them. Throws when the database does not
 * answer.
 */
async function eraseAccount(userId: string): Promise<void> {
  await callDatabase('delete_account', 'An account could not be deleted', {
    p_user_id: userId,
    p_guest_email: env.guestEmail,
    p_fields: personalFields(),
    p_now: now().toISOString(),
  })
  deliverMailsSoon()
}

/**
 * Takes people who are gone out of the requests that were answered since. Returns how many. Throws when the database
 * does not answer.
 */
export async function eraseLeftRequests(): Promise<number> {
  return callDatabase('erase_left_requests', 'Requests of deleted accounts could not be erased', {
    p_fields: personalFields(),
    p_now: now().toISOString(),
  })
}

/**
 * Fields of each form that can tell who somebody is or how they are: everything but choices from a list and dates to
 * come.
 */
export const personalFields = (): Record<string, string[]> =>
  Object.fromEntries(
    formIds.map((form) => [
      form,
      fieldsOf(form)
        .filter(({ kind, when }) => !['choice', 'given'].includes(kind) && when !== 'future')
        .map(({ name }) => name),
    ]),
  )

/** Everything we hold of who is signed in, once the password was right, as a file. */
export const takeData: AccountCall = {
  ...accountForms.export,
  name: 'export',
  page: () => '/account/data',
  limit: 'account-try',
  async run({ password = '' }, { network }): Promise<Outcome> {
    const session = await ownSession()
    if (!session) return signedOut()
    const wrong = await checkOwnPassword({ email: session.email, network }, 'password', password)
    if (wrong) return wrong
    const wait = await secondsToWait('export', session.user.id)
    if (wait !== null) return tooOften(wait)
    const body = await exportAccount(session.user.id)
    if (!body) return signedOut()
    return { kind: 'done', body, goTo: '/account/data', fileName: `my-data-${clinicDate(now())}.json` }
  },
}

type Data = {
  requests: { form: string }[]
  mails: { kind: string; subject: string | null }[]
} & Record<string, Json>

const leftOut =
  'Not in this file: internal staff notes, and keys, codes and passwords, which protect you. If anything seems to be missing, just ask.'

/**
 * Everything the clinic keeps about the person of this account, as a JSON file should hold it; null when there is no
 * such account. The caller has made sure that it is them. Throws when the database does not answer.
 */
async function exportAccount(userId: string): Promise<object | null> {
  const data = await callDatabase('account_data', 'An account could not be exported', { p_user_id: userId })
  if (data === null) return null
  const kept = data as unknown as Data
  return {
    about: { made_at: now().toISOString(), times: 'UTC', note: leftOut },
    ...kept,
    requests: kept.requests.map((request) => ({ ...request, form: titleOfForm(request.form) })),
    mails: kept.mails.map(({ kind, subject, ...mail }) => ({
      about: mailTitle(kind) ?? kind,
      ...(subject && { subject }),
      ...mail,
    })),
  }
}
