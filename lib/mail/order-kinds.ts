import 'server-only'
import { z } from 'zod'
import { serviceClient } from '@/lib/db/service'
import { centsFromDollars } from '@/lib/money'
import { giftItems } from '@/lib/orders/gift-items'
import { readOrderedGifts } from '@/lib/orders/ordered-gifts'
import type { MailKind, OutboxRow } from './mail-kind'
import { eventMail, type MailedOrder, type OrderMail, orderMail } from './order-mails'

const about = (kind: OrderMail, title: string): MailKind => ({
  title,
  compose: async (row, clinic) => orderMail(kind, await readOrder(row), clinic),
})

const eventData = z.object({ event: z.string(), type: z.string(), problem: z.string() })

export const orderKinds = {
  order_receipt: about('order_receipt', 'Receipt'),
  order_in_review: about('order_in_review', 'Payment is being checked'),
  order_refused: about('order_refused', 'Payment was refused'),
  order_refunded: about('order_refunded', 'Refund'),
  staff_order: about('staff_order', 'To us: an order is paid'),
  staff_attention: about('staff_attention', 'To us: an order needs a look'),
  staff_event: {
    title: 'To us: an unknown payment',
    compose: ({ data }, clinic) => eventMail(eventData.parse(data), clinic),
  },
} satisfies Record<string, MailKind>

const trouble = z.object({
  trouble: z.string().optional(),
  cents: z.number().optional(),
  to: z.literal('gift_card').optional(),
})

async function readOrder({ order_id, kind, data }: OutboxRow): Promise<MailedOrder> {
  if (!order_id) throw new Error(`A mail ${kind} is about no order`)
  const { data: order, error } = await serviceClient()
    .from('orders')
    .select(
      'id, total_amount, access_token, order_items (name, quantity, price, is_exam_required), gift_card_uses (amount)',
    )
    .eq('id', order_id)
    .single()
  if (error) throw new Error(`The order could not be read: ${error.message}`)
  const gifts = await readOrderedGifts(order.id)
  const { trouble: attention, cents, to } = trouble.parse(data)
  return {
    id: order.id,
    totalCents: centsFromDollars(order.total_amount),
    accessToken: order.access_token,
    attention: attention ?? null,
    cents: cents ?? null,
    isToGiftCard: to === 'gift_card',
    giftCents: centsFromDollars(order.gift_card_uses?.amount ?? 0),
    needsExam: order.order_items.some(({ is_exam_required }) => is_exam_required),
    items: [
      ...order.order_items.map(({ name, quantity, price }) => ({
        name,
        quantity,
        cents: centsFromDollars(price) * quantity,
      })),
      ...giftItems(gifts),
    ],
    hasProducts: order.order_items.length > 0,
  }
}
