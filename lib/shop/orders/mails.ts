import 'server-only'
import { z } from 'zod'
import type { Clinic, MailKind, OutboxRow } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { formatExactCents } from '@/lib/platform/shared/money'
import { orderLink } from './server/access'
import { attentionSentence } from './server/order-words'
import { readOrder } from './server/read-order'
import type { OrderFor } from './shared/order'
import { accessCode, examNote } from './shared/reference'

const about = (kind: OrderMail, title: string): MailKind => ({
  title,
  compose: async (row, clinic) => orderMail(kind, await readMailed(row), clinic),
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

export async function readMailed({ order_id, kind, data, recipient }: OutboxRow): Promise<MailedOrder> {
  if (!order_id) throw new Error(`A mail ${kind} is about no order`)
  const order = await readOrder(order_id, { for: 'mail' })
  if (!order) throw new Error(`The order of a mail ${kind} is gone`)
  const { trouble: attention = null, cents = null, to } = trouble.parse(data)
  const knownLink = order.isGuest && recipient ? orderLink(order.id, recipient) : null
  return { ...order, attention, cents, isToGiftCard: to === 'gift_card', knownLink }
}

export type MailedOrder = OrderFor<'mail'> & {
  attention: string | null
  /** What PayPal took, where the trouble is about money that is in; of a refund what was given back. */
  cents: number | null
  /** The refund went to the gift card that paid, and not by PayPal. */
  isToGiftCard: boolean
  /** To a guest: the address that proves who reads this mailbox. */
  knownLink: string | null
}

export type OrderMail =
  | 'order_receipt'
  | 'order_in_review'
  | 'order_refused'
  | 'order_refunded'
  | 'staff_order'
  | 'staff_attention'

/**
 * Subject, text and HTML of a mail about an order. No subject and no staff mail names what was bought: that is health
 * information, and the Studio shows it to those who may see it.
 */
export function orderMail(kind: OrderMail, order: MailedOrder, clinic: Clinic) {
  const { ref } = order
  const total = formatExactCents(order.totalCents)
  const asked = formatExactCents(order.totalCents - order.giftShareCents)
  const paidBy = waysPaid(order)
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const help = `Questions? Call us at ${clinic.phone}.`
  const fee = order.travelCents > 0 && {
    label: `Travel fee, ${order.visitArea}`,
    value: formatExactCents(order.travelCents),
  }
  const lines = [
    ...order.items.map(({ name, quantity, cents }) => ({
      label: `${quantity} × ${name}`,
      value: formatExactCents(cents),
    })),
    ...(fee ? [fee] : []),
    ...(order.discountCents > 0
      ? [{ label: 'Discount', value: `−${formatExactCents(order.discountCents)}` }]
      : []),
  ]
  switch (kind) {
    case 'order_receipt':
      return letter(clinic, `Your receipt, order #${ref}`, {
        heading: 'Thank you for your order',
        paragraphs: [`We received your payment of ${total}. Order #${ref} is confirmed.`],
        rows: [...lines, ...totalRows(order)],
        closing: [
          `Your access code: ${accessCode(order.accessToken)}`,
          'Keep it: along with the order number, it shows us the order is yours.',
          `Use both to see your order and print this receipt at ${clinic.siteUrl}/order-status.`,
          ...(order.waitsForExam ? [examNote] : []),
          ...(order.waitsForExam && order.knownLink ? [knownNote(order.knownLink)] : []),
          ...(!order.isGift
            ? [
                `Choose the time of your nurse’s visit on that page, or call us at ${clinic.phone}. Please have your order number handy.`,
                'There is no tax or shipping: we come to you.',
              ]
            : [help]),
        ],
      })
    case 'order_in_review':
      return letter(clinic, `We have your order #${ref}`, {
        heading: 'PayPal is still checking your payment',
        paragraphs: [
          `Thank you. Your payment of ${asked} for order #${ref} is with PayPal, which hasn’t released it yet. There’s nothing you need to do, and please don’t pay again.`,
          'We’ll email you as soon as it goes through.',
        ],
        rows: lines,
        closing: [
          `Your access code: ${accessCode(order.accessToken)}`,
          `To check on it, go to ${clinic.siteUrl}/order-status with this code and the order number.`,
          help,
        ],
      })
    case 'order_refused':
      return letter(clinic, `Order #${ref} was not paid`, {
        heading: 'PayPal declined your payment',
        paragraphs: [
          `PayPal declined the payment of ${asked} for order #${ref}. Nothing was charged, and the order is canceled.`,
          ...(order.giftShareCents > 0
            ? ['The part your gift card would have paid is back on the card.']
            : []),
          'You’re welcome to order again using another payment method.',
        ],
        rows: [],
        closing: [help],
      })
    case 'order_refunded':
      return letter(clinic, `A refund for order #${ref}`, {
        heading: 'Your refund is on its way',
        paragraphs: [
          order.isToGiftCard
            ? `${formatExactCents(order.cents ?? 0)} of order #${ref} (${total}) is back on your gift card, ready to use.`
            : `${formatExactCents(order.cents ?? 0)} of order #${ref} (${total}) is being refunded through PayPal, the way you paid. PayPal shows it right away; if you paid by card, your bank can take up to ten days.`,
          'There’s nothing you need to do.',
        ],
        rows: [],
        closing: [help],
      })
    case 'staff_order':
      return letter(clinic, `Order #${ref} is paid: ${total}`, {
        heading: `Order #${ref} is paid`,
        paragraphs: [`${units} ${units === 1 ? 'item' : 'items'}, ${total}, paid by ${paidBy}.`],
        rows: [],
        closing: [],
      })
    case 'staff_attention':
      return letter(clinic, `Order #${ref} needs a look`, {
        heading: `Order #${ref} needs attention`,
        paragraphs: [
          `${attentionSentence(order.attention)} The order's total is ${total}.`,
          ...(order.cents === null ? [] : [`PayPal took ${formatExactCents(order.cents)}.`]),
          'Please look at this payment in PayPal and call the buyer.',
        ],
        rows: [],
        closing: [],
      })
  }
}

/** To a guest: the way to be known again, which only the reader of this mailbox has. */
export const knownNote = (link: string): string =>
  `Did you have an exam with us in the past year? Then let us know it’s you, and you may not need another: ${link}`

const waysPaid = ({ totalCents, giftShareCents }: MailedOrder): string =>
  totalCents === 0
    ? 'code'
    : giftShareCents === 0
      ? 'PayPal'
      : giftShareCents === totalCents
        ? 'gift card'
        : 'PayPal and gift card'

/** The total, and how it was paid. */
function totalRows(order: MailedOrder) {
  const { totalCents, giftShareCents } = order
  const total = formatExactCents(totalCents)
  if (totalCents === 0) return [{ label: 'Total', value: total, isStrong: true }]
  if (giftShareCents === 0) return [{ label: 'Total, paid with PayPal', value: total, isStrong: true }]
  return [
    { label: 'Total', value: total, isStrong: true },
    { label: 'Gift card', value: `−${formatExactCents(giftShareCents)}` },
    { label: 'Paid with PayPal', value: formatExactCents(totalCents - giftShareCents), isStrong: true },
  ]
}

/** To the clinic: PayPal told of money that the shop can't place. */
export function eventMail(
  { event, type, problem }: { event: string; type: string; problem: string },
  clinic: Clinic,
) {
  return letter(clinic, 'A message from PayPal needs a look', {
    heading: 'PayPal reported a payment the shop doesn’t know',
    paragraphs: [
      `Message ${event} (${type}): ${problem}.`,
      'Please look for it in PayPal: it may be a payment made outside the shop, or money that has to be refunded.',
    ],
    rows: [],
    closing: [],
  })
}
