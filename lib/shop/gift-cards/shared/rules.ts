import { aYearAfter } from '../../../platform/clinic-time/shared/clinic-time.ts'
import { formatDay } from '../../../platform/shared/locale.ts'

/** What a shopper says of a card to buy. The price, and a preset's value, are the server's. */
export type GiftDetails = {
  /** Made by the browser, one for each card in the cart. */
  giftKey: string
  /** Null for a value of one's own choice. */
  presetId: string | null
  valueCents: number
  recipientName: string
  /** Empty: the card goes to the sender. */
  recipientEmail: string
  senderName: string
  message: string
  /** `YYYY-MM-DD` in Arizona; empty: as soon as it is paid. */
  deliverOn: string
}

/** A card in the cart, with what it was shown as. */
export type GiftLine = GiftDetails & { title: string; priceCents: number }

export type GiftField = Exclude<keyof GiftDetails, 'giftKey'>

/** A card with a value of one's own choice, in cents (VALID-008). */
export const minValueCents = 25_00
export const maxValueCents = 1000_00
export const maxNameLength = 80
export const maxEmailLength = 254
export const maxMessageLength = 500

/** What is said at a field that does not fit, in the browser and by the server. */
export const giftSentences: Record<GiftField, string> = {
  presetId: 'This gift card is no longer available. Please choose another one.',
  valueCents: 'Enter an amount from $25 to $1,000, such as 75 or 75.50.',
  recipientName: 'Enter the recipient’s name, at most 80 characters.',
  recipientEmail: 'Enter an email address such as sam@example.com, or leave it blank.',
  senderName: 'Enter your name, at most 80 characters.',
  message: 'The message can have at most 500 characters.',
  deliverOn: 'Choose today or a later day, at most a year from now.',
}

/** Whether a card may be worth so many cents when its value is freely chosen. */
export const isGiftValue = (cents: number) =>
  Number.isInteger(cents) && cents >= minValueCents && cents <= maxValueCents

/** Gift cards in one cart. */
export const maxGifts = 10

/**
 * Names and messages as they are kept, whatever was pasted: no control characters but the message's line ends, and no
 * half of a character, which no database takes. `lineEnd` is what a vertical tab becomes.
 */
export const cleanText = (text: string, lineEnd = ' '): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f]/g, lineEnd)
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, '')
    .trim()

/** Whether a card may be delivered on this day; both are Arizona's days, `YYYY-MM-DD`. */
export function isDeliveryDay(day: string, today: string): boolean {
  const at = Date.parse(`${day}T12:00:00Z`)
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
  return isDay && day >= today && day <= aYearAfter(today)
}

type Delivery = Pick<GiftDetails, 'recipientEmail' | 'deliverOn'>

/** When and where to a card goes that is not paid yet: 'By email to sam@example.com on December 24, 2026.' */
export function deliverySentence({ recipientEmail, deliverOn }: Delivery): string {
  const day = deliverOn ? `on ${formatDay(deliverOn)}` : 'as soon as you’ve paid'
  return `By email to ${recipientEmail || 'you'} ${day}.`
}
