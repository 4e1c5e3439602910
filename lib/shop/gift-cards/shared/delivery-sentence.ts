import type { GiftDetails } from './rules.ts'

type Delivery = Pick<GiftDetails, 'recipientEmail' | 'deliverOn'>

/** When and where to a card goes that is not paid yet: 'By email to sam@example.com on December 24, 2026.' */
export function deliverySentence({ recipientEmail, deliverOn }: Delivery): string {
  const day = deliverOn ? `on ${longDay(deliverOn)}` : 'as soon as it is paid'
  return `By email to ${recipientEmail || 'you'} ${day}.`
}

/** `2026-12-24` as `December 24, 2026`. */
export const longDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' })
