import { z } from 'zod'
import { keptLine } from '@/lib/platform/shared/text'
import { readZip } from '../../../care/areas/shared.ts'
import { phone, zip } from '../../../platform/forms/shared/field.ts'
import { textSchema } from '../../../platform/forms/shared/schema.ts'
import { giftCode, giftsToBuy } from '../../gift-cards/server/request.ts'
import { type GatewayName, gateways } from '../../payments/server/gateways.ts'
import { maxAtOnce } from '../../products/shared.ts'

/**
 * Units in one order, and held unpaid by one network, at most: nobody may empty the shelf without paying
 * (place_order).
 */
const maxUnits = 60

const line = z.strictObject({
  productId: z.string().regex(/^[A-Za-z0-9._-]{1,128}$/, 'is not the id of a product'),
  quantity: z.number().int().min(1).max(maxAtOnce),
})

const phoneField = phone(true)
const visitZip = z
  .string({ error: ({ input }) => (input === undefined ? zip.missing : zip.wrong) })
  .transform((typed, { addIssue }) => {
    const digits = readZip(typed)
    if (!digits) addIssue({ code: 'custom', message: typed.trim() ? zip.wrong : zip.missing })
    return digits ?? ''
  })

/** Where a nurse is to come, and how we reach whom it is for. */
export const visitRequest = z.strictObject({
  zip: visitZip,
  phone: z.string(phoneField.wrong).pipe(textSchema(phoneField)),
})
export type VisitRequest = z.infer<typeof visitRequest>

/** What a browser may say when it starts paying: no prices, only what it saw in all, so that a change is noticed. */
export const startOrderRequest = z
  .strictObject({
    checkoutKey: z.uuid(),
    lines: z
      .array(line)
      .max(50)
      .refine(
        (lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length,
        'each product once',
      )
      .refine(
        (lines) => lines.reduce((units, { quantity }) => units + quantity, 0) <= maxUnits,
        `at most ${maxUnits} units in one order; please call us for more`,
      ),
    gifts: giftsToBuy.default([]),
    giftCode: giftCode.nullable().default(null),
    discountCodes: z.array(giftCode).max(4, 'at most 4 codes in one order').default([]),
    visit: visitRequest.nullable().default(null),
    /** By whose button. */
    gateway: z.enum(Object.keys(gateways) as GatewayName[]).default('paypal'),
    /** What PayPal shall be asked: nothing, where gift card and codes leave nothing. */
    expectedTotalCents: z.number().int().min(0).max(10_000_000),
  })
  .refine(({ lines, gifts }) => lines.length + gifts.length > 0, {
    message: 'there is nothing to pay for',
    path: ['lines'],
  })
  .refine(({ lines, visit }) => lines.length === 0 || visit !== null, {
    message: zip.missing,
    path: ['visit', 'zip'],
  })
  .refine(
    ({ expectedTotalCents, giftCode, discountCodes }) =>
      expectedTotalCents > 0 || giftCode || discountCodes.length > 0,
    {
      message: 'only a gift card or a code can pay all of it',
      path: ['expectedTotalCents'],
    },
  )
export type StartOrderRequest = z.infer<typeof startOrderRequest>

/** A gift card's or a discount's code as typed, and the phone number of the visit where it is known. */
export const codeRequest = z.strictObject({
  code: giftCode,
  phone: z.string().max(40).regex(keptLine, 'is not a phone number').nullable().default(null),
})

/** What a browser says when the buyer is back from PayPal; `isApproved` is false when the window was only closed. */
export const settleRequest = z.strictObject({
  checkoutKey: z.uuid(),
  paypalOrderId: z.string().regex(/^[A-Za-z0-9-]{1,36}$/, 'is not an order id of PayPal'),
  isApproved: z.boolean().default(true),
})
export type SettleRequest = z.infer<typeof settleRequest>

export const orderId = z.uuid()
