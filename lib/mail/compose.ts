import 'server-only'
import { getSiteSettings } from '@/lib/content/settings'
import { serviceClient } from '@/lib/db/service'
import { env } from '@/lib/env'
import { centsFromDollars } from '@/lib/money'
import { isOrderMail, type MailedOrder, orderMail } from './order-mails'

type Row = { kind: string; order_id: string | null; recipient: string | null }

/** The mail of an outbox row, written with today's contacts. Throws when what it reports, or where it goes, can't be read. */
export async function composeMail({ kind, order_id, recipient }: Row) {
  if (!order_id || !isOrderMail(kind)) throw new Error(`There is no mail of the kind ${kind}`)
  const [order, settings] = await Promise.all([readOrder(order_id), getSiteSettings()])
  if (!settings) throw new Error("The clinic's contacts are not published")
  const to = recipient ?? settings.emailBookings
  if (!to) throw new Error('The clinic has no e-mail address for bookings')
  const clinic = { name: settings.clinicName ?? '', phone: settings.phone ?? '', siteUrl: env.siteUrl }
  return { to, ...orderMail(kind, order, clinic) }
}

async function readOrder(id: string): Promise<MailedOrder> {
  const { data, error } = await serviceClient()
    .from('orders')
    .select('id, total_amount, access_token, attention, paid_at, order_items (name, quantity, price)')
    .eq('id', id)
    .single()
  if (error) throw new Error(`The order could not be read: ${error.message}`)
  return {
    id: data.id,
    totalCents: centsFromDollars(data.total_amount),
    accessToken: data.access_token,
    attention: data.attention,
    items: data.order_items.map(({ name, quantity, price }) => ({
      name,
      quantity,
      cents: centsFromDollars(price) * quantity,
    })),
  }
}
