import { emailShape } from '../../../platform/shared/email-shape.ts'
import { isDeliveryDay } from './delivery-day.ts'
import {
  leastValueCents,
  mostEmailLength,
  mostMessageLength,
  mostNameLength,
  mostValueCents,
} from './limits.ts'

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

/** Which fields don't fit, in the order of the form; none when the card can be bought. `today` is Arizona's day, `YYYY-MM-DD`. */
export function giftProblems(details: GiftDetails, today: string): GiftField[] {
  const { presetId, valueCents, recipientName, recipientEmail, senderName, message, deliverOn } = details
  const fits: Partial<Record<GiftField, boolean>> = {
    valueCents: presetId !== null || isGiftValue(valueCents),
    recipientName: isName(recipientName),
    recipientEmail:
      recipientEmail === '' || (recipientEmail.length <= mostEmailLength && emailShape.test(recipientEmail)),
    senderName: isName(senderName),
    message: message.length <= mostMessageLength,
    deliverOn: deliverOn === '' || isDeliveryDay(deliverOn, today),
  }
  return (Object.keys(fits) as GiftField[]).filter((field) => !fits[field])
}

/** Whether a card may be worth so many cents when its value is freely chosen. */
export const isGiftValue = (cents: number) =>
  Number.isInteger(cents) && cents >= leastValueCents && cents <= mostValueCents

function isName(name: string): boolean {
  const { length } = name.trim()
  return length > 0 && length <= mostNameLength
}
