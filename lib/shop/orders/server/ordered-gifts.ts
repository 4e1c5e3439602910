import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/database'
import { centsFromDollars } from '@/lib/platform/shared/money'
import { shownStatus } from '@/lib/shop/gift-cards/shared/gift-card'

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

/** Gift cards as lines of an order, beside its products. */
export const giftItems = (gifts: { recipientName: string; priceCents: number }[]) =>
  gifts.map(({ recipientName, priceCents }, index) => ({
    // Two cards may go to the same person.
    id: `gift-${index}`,
    name: `Gift card for ${recipientName}`,
    quantity: 1,
    cents: priceCents,
  }))

/** What a buyer hears about an order with something that needs a good faith exam first. */
export const examNote =
  'Before a first treatment you need a good faith exam: a video call of 5 to 10 minutes with a licensed provider. If the provider decides against the treatment, we refund what you paid for it.'
