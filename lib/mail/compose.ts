import 'server-only'
import { z } from 'zod'
import { getSiteSettings } from '@/lib/content/settings'
import { serviceClient } from '@/lib/db/service'
import { env } from '@/lib/env'
import { estimateMail } from '@/lib/estimates/mail'
import { centsFromDollars } from '@/lib/money'
import { eventMail, isOrderMail, type MailedOrder, orderMail } from './order-mails'
import { submissionMail } from './submission-mails'

type Row = { kind: string; order_id: string | null; recipient: string | null; data: unknown }

/** The mail of an outbox row, written with today's contacts. Throws when what it reports, or where it goes, can't be read. */
export async function composeMail(row: Row) {
  const settings = await getSiteSettings()
  if (!settings) throw new Error("The clinic's contacts are not published")
  const to = row.recipient ?? settings.emailBookings
  if (!to) throw new Error('The clinic has no e-mail address for bookings')
  const clinic = { name: settings.clinicName ?? '', phone: settings.phone ?? '', siteUrl: env.siteUrl }
  if (row.kind === 'estimate_ready') return { to, ...(await estimateMail(row.data, clinic)) }
  if (row.kind === 'staff_event') return { to, ...eventMail(eventData.parse(row.data), clinic) }
  if (row.kind === 'staff_submission')
    return { to, ...submissionMail(submissionData.parse(row.data).form, clinic) }
  if (!row.order_id || !isOrderMail(row.kind)) throw new Error(`There is no mail of the kind ${row.kind}`)
  return { to, ...orderMail(row.kind, await readOrder(row.order_id, row.data), clinic) }
}

const eventData = z.object({ event: z.string(), type: z.string(), problem: z.string() })
const submissionData = z.object({ form: z.string() })
const trouble = z.object({ trouble: z.string().optional(), cents: z.number().optional() })

async function readOrder(id: string, data: unknown): Promise<MailedOrder> {
  const { data: order, error } = await serviceClient()
    .from('orders')
    .select('id, total_amount, access_token, order_items (name, quantity, price)')
    .eq('id', id)
    .single()
  if (error) throw new Error(`The order could not be read: ${error.message}`)
  const { trouble: attention, cents } = trouble.parse(data)
  return {
    id: order.id,
    totalCents: centsFromDollars(order.total_amount),
    accessToken: order.access_token,
    attention: attention ?? null,
    attentionCents: cents ?? null,
    items: order.order_items.map(({ name, quantity, price }) => ({
      name,
      quantity,
      cents: centsFromDollars(price) * quantity,
    })),
  }
}
