import { z } from 'zod'
import { clinicDate } from '../../../platform/clinic-time/shared/clinic-time.ts'
import type { Field } from '../../../platform/forms/shared/field.ts'
import { textSchema } from '../../../platform/forms/shared/schema.ts'
import { now } from '../../../platform/server/clock.ts'
import { giftFields } from '../shared/form.ts'
import { cleanText, giftSentences, isGiftValue, maxGifts } from '../shared/rules.ts'

/** What the form asks for, cleaned as the form cleans it, by the rules it has. */
const asked = (field: Field) =>
  z
    .string(field.wrong)
    .overwrite((typed) => cleanText(typed, field.kind === 'paragraph' ? '\n' : ' '))
    .pipe(textSchema(field, { today: () => clinicDate(now()) }))

/** A card's recipient, as it may be changed later. */
const recipientFields = {
  recipientName: asked(giftFields.recipientName),
  recipientEmail: asked(giftFields.recipientEmail),
  message: asked(giftFields.message),
  deliverOn: asked(giftFields.deliverOn),
}

const giftDetails = z
  .strictObject({
    giftKey: z.uuid(),
    presetId: z
      .string(giftSentences.presetId)
      .regex(/^[A-Za-z0-9._-]{1,128}$/, giftSentences.presetId)
      .nullable(),
    valueCents: z.number(giftSentences.valueCents).int(giftSentences.valueCents),
    senderName: asked(giftFields.senderName),
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
  deliverOn: asked({ ...giftFields.deliverOn, isRequired: true }).optional(),
})
export type GiftChange = z.infer<typeof giftChange>

/** What the sender asks for through the link in the mail. */
export const manageRequest = giftChange.extend({
  token: z.string().regex(/^[\w-]{43}$/, 'is not the link of a gift card'),
  action: z.enum(['change', 'cancel', 'resend']),
})
