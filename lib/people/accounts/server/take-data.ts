import 'server-only'
import { titleOfForm } from '@/lib/care/requests/server/fields'
import { mailTitle } from '@/lib/mail/server/kinds'
import { clinicDate } from '@/lib/platform/clinic-time/shared/model'
import type { Json } from '@/lib/platform/db/server/database.types'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import { waitForAddress } from './address-limit'
import type { AccountCall } from './call'
import { type Outcome, signedOut, tooOften } from './outcome'
import { checkOwnPassword } from './own-password'
import { ownSession } from './own-session'

/** Everything we hold of who is signed in, once the password was right, as a file. */
export const takeData: AccountCall = {
  name: 'export',
  limit: 'account-try',
  failureTitle: 'Your data was not handed out',
  button: 'Download my data',
  fields: [{ name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' }],
  async run({ password = '' }, { network }): Promise<Outcome> {
    const session = await ownSession()
    if (!session) return signedOut()
    const wrong = await checkOwnPassword({ email: session.email, network }, 'password', password)
    if (wrong) return wrong
    const wait = await waitForAddress('export', session.user.id)
    if (wait !== null) return tooOften(wait)
    const body = await exportAccount(session.user.id)
    if (!body) return signedOut()
    return { kind: 'done', body, goTo: '/account/data', fileName: `my-data-${clinicDate(now())}.json` }
  },
}

type Data = {
  orders: { id: string }[]
  requests: { form: string }[]
  mails: { kind: string; subject: string | null }[]
} & Record<string, Json>

const leftOut =
  'Not in this file: internal staff notes, and keys, codes and passwords, which protect you. If anything seems to be missing, just ask.'

/**
 * Everything the clinic keeps about the person of this account, as a JSON file should hold it; null when there is no such account. The
 * caller has made sure that it is them. Throws when the database does not answer.
 */
async function exportAccount(userId: string): Promise<object | null> {
  const { data, error } = await serviceClient().rpc('account_data', { p_user_id: userId })
  if (error) throw new Error(`An account could not be exported: ${error.code}`)
  if (data === null) return null
  const kept = data as unknown as Data
  const buyers = await readBuyers(kept.orders.map(({ id }) => id))
  return {
    about: { made_at: now().toISOString(), times: 'UTC', note: leftOut },
    ...kept,
    orders: kept.orders.map((order) => ({ ...order, buyer_name: buyers.get(order.id) ?? null })),
    requests: kept.requests.map((request) => ({ ...request, form: titleOfForm(request.form) })),
    mails: kept.mails.map(({ kind, subject, ...mail }) => ({
      about: mailTitle(kind) ?? kind,
      ...(subject && { subject }),
      ...mail,
    })),
  }
}

/** The names that PayPal told of these orders' buyers. */
async function readBuyers(orders: string[]): Promise<Map<string, string | null>> {
  const { data, error } = await serviceClient().from('orders').select('id, buyer_name').in('id', orders)
  if (error) throw new Error(`An account could not be exported: ${error.code}`)
  return new Map(data.map(({ id, buyer_name }) => [id, buyer_name]))
}
