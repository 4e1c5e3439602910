import 'server-only'
import { titleOfForm } from '@/lib/care/requests/server/fields'
import { mailTitle } from '@/lib/mail/server/kinds'
import type { Json } from '@/lib/platform/db/server/database.types'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'

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
export async function exportAccount(userId: string): Promise<object | null> {
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
