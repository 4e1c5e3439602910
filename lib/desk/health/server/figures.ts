import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/database'
import { Constants } from '@/lib/platform/db/server/database.types'
import { remembered } from '@/lib/platform/server/remembered'
import type { Figures } from '@/lib/platform/telemetry/server/metrics'

const { order_status: orderStatuses, mail_status: mailStatuses } = Constants.public.Enums
/** Those that are sent are history. */
const waiting = mailStatuses.filter((status) => status !== 'sent')

/** Several may scrape, and each count reads a table. */
const holdsMs = 10_000

const orders = remembered('figures-orders', {
  load: () => countBy(orderStatuses, (status) => counting('orders').eq('status', status)),
  holdsMs,
})
const mails = remembered('figures-mails', {
  load: () => countBy(waiting, (status) => counting('mail_outbox').eq('status', status)),
  holdsMs,
})
const messages = remembered('figures-messages', {
  load: () =>
    countBy(['open', 'problem'] as const, (state) =>
      state === 'open'
        ? counting('paypal_events').is('processed_at', null)
        : counting('paypal_events').not('problem', 'is', null),
    ),
  holdsMs,
})

/** What the database knows and no process counts. */
export const figures: Figures[] = [
  { name: 'ocotillo_orders', help: 'Orders by status', label: 'status', read: () => orders.get() },
  { name: 'ocotillo_mails', help: 'Emails that are not sent yet', label: 'status', read: () => mails.get() },
  {
    name: 'ocotillo_paypal_messages',
    help: 'Messages of PayPal’s that wait or need a look',
    label: 'state',
    read: () => messages.get(),
  },
]

const counting = <Table extends 'orders' | 'mail_outbox' | 'paypal_events'>(table: Table) =>
  serviceClient().from(table).select('*', { count: 'exact', head: true })

type Counted = PromiseLike<{ count: number | null; error: unknown }>

async function countBy<Value extends string>(values: readonly Value[], ask: (value: Value) => Counted) {
  const counts = await Promise.all(
    values.map(async (value) => {
      const { count, error } = await ask(value)
      if (error) throw new Error('The figures could not be read')
      return [value, count ?? 0] as const
    }),
  )
  return Object.fromEntries(counts)
}
