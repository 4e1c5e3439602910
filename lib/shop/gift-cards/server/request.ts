import { z } from 'zod'
import { clinicDate } from '../../../platform/clinic-time/shared/clinic-time.ts'
import { now } from '../../../platform/server/clock.ts'
import { emailShape } from '../../../platform/shared/text.ts'
import {
  cleanText,
  giftSentences,
  isDeliveryDay,
  isGiftValue,
  maxEmailLength,
  maxGifts,
  maxMessageLength,
  maxNameLength,
} from '../shared/rules.ts'

const plain = /^\P{Control}*$/u

const name = (sentence: string) =>
  z
    .string(sentence)
    .overwrite((typed) => cleanText(typed))
    .min(1, sentence)
    .max(maxNameLength, sentence)
    .regex(plain, sentence)

const isDay = (day: string) => isDeliveryDay(day, clinicDate(now()))

/** A card's recipient, as it may be changed later. */
const recipientFields = {
  recipientName: name(giftSentences.recipientName),
  recipientEmail: z
    .string(giftSentences.recipientEmail)
    .trim()
    .max(maxEmailLength, giftSentences.recipientEmail)
    .refine((email) => email === '' || emailShape.test(email), giftSentences.recipientEmail),
  message: z
    .string(giftSentences.message)
    .overwrite((typed) => cleanText(typed, '\n'))
    .max(maxMessageLength, giftSentences.message),
  deliverOn: z
    .string(giftSentences.deliverOn)
    .refine((day) => day === '' || isDay(day), giftSentences.deliverOn),
}

const giftDetails = z
  .strictObject({
    giftKey: z.uuid(),
    presetId: z
      .string(giftSentences.presetId)
      .regex(/^[A-Za-z0-9._-]{1,128}$/, giftSentences.presetId)
      .nullable(),
    valueCents: z.number(giftSentences.valueCents).int(giftSentences.valueCents),
    senderName: name(giftSentences.senderName),
    ...recipientFields,
  })
  // A preset's value is the published one; whether it is that is asked when it is read.
  .refine(({ presetId, valueCents }) => presetId !== null || isGiftValue(valueCents), {
    message: giftSentences.valueCents,
    path: ['valueCents'],
  })

/** The gift cards of a cart as the browser sends them (VALID-008 to VALID-012): no prices, and each key once. */
export const giftsToBuy = z
  .array(giftDetails)
  .max(maxGifts, `at most ${maxGifts} gift cards in one order; please call us for more`)
  .refine((gifts) => new Set(gifts.map(({ giftKey }) => giftKey)).size === gifts.length, 'each key once')

/** The code of a card that pays, as typed. */
export const giftCode = z.string().trim().min(1).max(60)

export const balanceRequest = z.strictObject({ code: giftCode })

/** What may be changed of a card that was bought. */
export const giftChange = z.strictObject({
  recipientName: recipientFields.recipientName.optional(),
  recipientEmail: recipientFields.recipientEmail.optional(),
  message: recipientFields.message.optional(),
  // Empty would be today: the card would be mailed at once.
  deliverOn: z.string(giftSentences.deliverOn).refine(isDay, giftSentences.deliverOn).optional(),
})
export type GiftChange = z.infer<typeof giftChange>

/** What the sender asks for through the link in the mail. */
export const manageRequest = giftChange.extend({
  token: z.string().regex(/^[\w-]{43}$/, 'is not the link of a gift card'),
  action: z.enum(['change', 'cancel', 'resend']),
})
