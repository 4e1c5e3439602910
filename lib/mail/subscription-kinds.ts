import 'server-only'
import { z } from 'zod'
import { serviceClient } from '@/lib/db/service'
import type { MailKind, OutboxRow } from './mail-kind'
import { confirmMail, eventAlertMail, welcomeMail } from './subscription-mails'

const list = z.enum(['newsletter', 'event_alerts'])
const confirmData = z.object({ list, token: z.string() })
const welcomeData = z.object({ list })
const words = z.string().nullable()
const alertData = z.object({
  event: z.object({
    title: z.string(),
    date: z.string(),
    time: words,
    endTime: words,
    location: words,
    price: words,
  }),
})

export const subscriptionKinds = {
  subscription_confirm: {
    title: 'Please confirm your subscription',
    compose({ data }, clinic) {
      const { list, token } = confirmData.parse(data)
      return confirmMail(list, token, clinic)
    },
  },
  subscription_welcome: {
    title: 'Welcome to a mailing list',
    compose: async (row, clinic) =>
      welcomeMail(welcomeData.parse(row.data).list, await unsubscribeToken(row), clinic),
  },
  event_alert: {
    title: 'News about a new event',
    compose: async (row, clinic) =>
      eventAlertMail(alertData.parse(row.data).event, await unsubscribeToken(row), clinic),
  },
} satisfies Record<string, MailKind>

async function unsubscribeToken({ kind, subscriber_id }: OutboxRow): Promise<string> {
  const { data, error } = await serviceClient()
    .from('newsletter_subscribers')
    .select('status, unsubscribe_token')
    .eq('id', subscriber_id ?? '')
    .single()
  if (error) throw new Error(`The subscriber could not be read: ${error.code}`)
  if (data.status !== 'confirmed') throw new Error(`Nobody wants this mail (${kind}) any more`)
  return data.unsubscribe_token
}
