import { formatExactCents } from '../money'
import { attentionSentence } from '../orders/attention'
import { examNote } from '../orders/exam-note'
import { accessCode, orderRef } from '../orders/reference'
import { letter } from './letter'

export type MailedOrder = {
  id: string
  totalCents: number
  accessToken: string
  attention: string | null
  /** What PayPal took, where the trouble is about money that is in; of a refund what was given back. */
  cents: number | null
  /** Something in it may only be given after a Good Faith Exam. */
  needsExam: boolean
  /** What a gift card pays of it. */
  giftCents: number
  /** The refund went to the gift card that paid, and not by PayPal. */
  isToGiftCard: boolean
  /** Something in it is given at a visit: not only gift cards. */
  hasProducts: boolean
  items: { name: string; quantity: number; cents: number }[]
}
export type Clinic = { name: string; phone: string; siteUrl: string }

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
  const ref = orderRef(order.id)
  const total = formatExactCents(order.totalCents)
  const asked = formatExactCents(order.totalCents - order.giftCents)
  const paidBy = waysPaid(order)
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const help = `Questions? Call us at ${clinic.phone}.`
  const lines = order.items.map(({ name, quantity, cents }) => ({
    label: `${quantity} × ${name}`,
    value: formatExactCents(cents),
  }))
  switch (kind) {
    case 'order_receipt':
      return letter(clinic, `Your receipt, order #${ref}`, {
        heading: 'Thank you for your order',
        paragraphs: [`We received your payment of ${total}. Order #${ref} is confirmed.`],
        rows: [...lines, ...totalRows(order)],
        closing: [
          `Your access code: ${accessCode(order.accessToken)}`,
          'Keep it: with the order number it shows us that the order is yours.',
          `See your order and print this receipt at ${clinic.siteUrl}/order-status with both.`,
          ...(order.needsExam ? [examNote] : []),
          ...(order.hasProducts
            ? [
                `Call us at ${clinic.phone} to choose when a nurse comes, with your order number at hand.`,
                'There is no tax or shipping: we come to you.',
              ]
            : [help]),
        ],
      })
    case 'order_in_review':
      return letter(clinic, `We have your order #${ref}`, {
        heading: 'PayPal is still checking your payment',
        paragraphs: [
          `Thank you. Your payment of ${asked} for order #${ref} is with PayPal, who has not released it yet. You don't need to do anything, and please don't pay again.`,
          'We write as soon as it is through.',
        ],
        rows: lines,
        closing: [
          `Your access code: ${accessCode(order.accessToken)}`,
          `See how it stands at ${clinic.siteUrl}/order-status with it and the order number.`,
          help,
        ],
      })
    case 'order_refused':
      return letter(clinic, `Order #${ref} was not paid`, {
        heading: 'PayPal did not release your payment',
        paragraphs: [
          `PayPal has refused the payment of ${asked} for order #${ref}. Nothing was charged, and the order is cancelled.`,
          ...(order.giftCents > 0 ? ['What your gift card should have paid is on the card again.'] : []),
          'You are welcome to order again with another way to pay.',
        ],
        rows: [],
        closing: [help],
      })
    case 'order_refunded':
      return letter(clinic, `A refund for order #${ref}`, {
        heading: 'Money is on its way back to you',
        paragraphs: [
          order.isToGiftCard
            ? `${formatExactCents(order.cents ?? 0)} of order #${ref} (${total}) is on your gift card again, the way you paid. You can use it at once.`
            : `${formatExactCents(order.cents ?? 0)} of order #${ref} (${total}) is given back by PayPal, the way you paid. PayPal shows it at once; with a card it can take your bank up to ten days.`,
          'You don’t need to do anything.',
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
        heading: `Order #${ref} needs a person`,
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

const waysPaid = ({ totalCents, giftCents }: MailedOrder): string =>
  giftCents === 0 ? 'PayPal' : giftCents === totalCents ? 'gift card' : 'PayPal and gift card'

/** The total, and how it was paid. */
function totalRows(order: MailedOrder) {
  const { totalCents, giftCents } = order
  const total = formatExactCents(totalCents)
  if (giftCents === 0) return [{ label: 'Total, paid by PayPal', value: total, isStrong: true }]
  return [
    { label: 'Total', value: total, isStrong: true },
    { label: 'Gift card', value: `−${formatExactCents(giftCents)}` },
    { label: 'Paid by PayPal', value: formatExactCents(totalCents - giftCents), isStrong: true },
  ]
}

/** To the clinic: PayPal told of money that the shop can't place. */
export function eventMail(
  { event, type, problem }: { event: string; type: string; problem: string },
  clinic: Clinic,
) {
  return letter(clinic, 'A message of PayPal needs a look', {
    heading: 'PayPal told of a payment the shop does not know',
    paragraphs: [
      `Message ${event} (${type}): ${problem}.`,
      'Please look for it in PayPal: it may be a payment made outside of the shop, or money that must be given back.',
    ],
    rows: [],
    closing: [],
  })
}
