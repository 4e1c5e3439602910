import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/service'
import { centsFromDollars } from '@/lib/platform/shared/money'
import { shownStatus } from '@/lib/shop/gift-cards/shared/model'

/** The gift cards bought with an order, paid or not. Throws when the database fails. */
export async function readOrderedGifts(orderId: string) {
  const { data, error } = await serviceClient()
    .from('gift_cards')
    .select('title, value, price, recipient_name, deliver_on, status')
    .eq('order_id', orderId)
    .order('id')
  if (error) throw new Error(`The gift cards of an order could not be read: ${error.code}`)
  return data.map(({ title, value, price, recipient_name, deliver_on, status }) => ({
    title,
    valueCents: centsFromDollars(value),
    priceCents: centsFromDollars(price),
    recipientName: recipient_name,
    deliverOn: deliver_on ?? '',
    status: shownStatus(status),
  }))
}
