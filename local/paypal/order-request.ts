import { z } from 'zod'
import { type Detail, PaypalError } from './errors.ts'
import type { Issue } from './issues.ts'

const text = (most: number) => z.string().min(1).max(most)
const value = z
  .string()
  .max(32)
  .regex(/^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/)
const currency = z.string().length(3)
export const moneySchema = z.looseObject({ currency_code: currency, value })
const breakdown = z.looseObject({
  item_total: moneySchema.optional(),
  tax_total: moneySchema.optional(),
  shipping: moneySchema.optional(),
  handling: moneySchema.optional(),
  insurance: moneySchema.optional(),
  shipping_discount: moneySchema.optional(),
  discount: moneySchema.optional(),
})
export const amountSchema = z.looseObject({
  currency_code: currency,
  value,
  breakdown: breakdown.optional(),
})
const item = z.looseObject({
  name: text(127),
  quantity: z
    .string()
    .max(10)
    .regex(/^[1-9][0-9]{0,9}$/),
  unit_amount: moneySchema,
  tax: moneySchema.optional(),
  sku: text(127).optional(),
  description: z.string().max(2048).optional(),
})
const purchaseUnit = z.looseObject({
  reference_id: text(256).optional(),
  amount: amountSchema,
  description: text(127).optional(),
  custom_id: text(127).optional(),
  invoice_id: text(127).optional(),
  soft_descriptor: text(22).optional(),
  items: z.array(item).optional(),
})
const address = z
  .url({ protocol: /^https?$/ })
  .max(2048)
  .optional()
const context = z.looseObject({
  return_url: address,
  cancel_url: address,
  user_action: z.enum(['CONTINUE', 'PAY_NOW']).optional(),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
  landing_page: z.enum(['LOGIN', 'BILLING', 'GUEST_CHECKOUT', 'NO_PREFERENCE']).optional(),
  brand_name: text(127).optional(),
  locale: text(10).optional(),
})
const orderRequest = z.looseObject({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.array(purchaseUnit).min(1).max(10),
  payment_source: z
    .looseObject({
      paypal: z
        .looseObject({
          email_address: text(254).optional(),
          experience_context: context
            .extend({
              payment_method_preference: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']).optional(),
            })
            .optional(),
        })
        .optional(),
    })
    .optional(),
  application_context: context.optional(),
})
const refundRequest = z.looseObject({
  amount: moneySchema.optional(),
  custom_id: text(127).optional(),
  invoice_id: text(127).optional(),
  note_to_payer: text(255).optional(),
})
const verification = z.looseObject({
  auth_algo: text(100).regex(/^[a-zA-Z0-9]+$/),
  cert_url: z.url().max(500),
  transmission_id: text(50).regex(/^(?!\d+$)\w+\S+/),
  transmission_sig: text(500).regex(/^(?!\d+$)\w+\S+/),
  transmission_time: z.iso.datetime({ offset: true }),
  webhook_id: text(50).regex(/^[a-zA-Z0-9]+$/),
  webhook_event: z.looseObject({}),
})
const patch = z
  .array(
    z.looseObject({
      op: z.enum(['add', 'remove', 'replace', 'move', 'copy', 'test']),
      path: z.string().optional(),
      value: z.unknown().optional(),
    }),
  )
  .min(1)
  .max(32_767)

export type OrderRequest = z.infer<typeof orderRequest>
export type RefundRequest = z.infer<typeof refundRequest>
export type PatchOperation = z.infer<typeof patch>[number]

export const parseOrderRequest = (body: unknown) => parse(orderRequest, body)
export const parseRefundRequest = (body: unknown) => parse(refundRequest, body)
export const parseVerification = (body: unknown) => parse(verification, body)
export const parsePatch = (body: unknown) => parse(patch, body)
export const parseAmount = (body: unknown) => parse(amountSchema, body)

/** The checked body. Throws 400 with a detail per wrong field. */
function parse<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new PaypalError(parsed.error.issues.slice(0, 20).map((issue) => detail(issue, body)))
}

function detail(issue: z.core.$ZodIssue, body: unknown): Detail {
  const found = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    body,
  )
  return {
    issue: nameOf(issue, found),
    field: `/${issue.path.map(String).join('/')}`,
    ...(typeof found === 'string' && { value: found.slice(0, 200) }),
    location: 'body',
  }
}

function nameOf(issue: z.core.$ZodIssue, found: unknown): Issue {
  if (found === undefined || found === null) return 'MISSING_REQUIRED_PARAMETER'
  const isArray = Array.isArray(found)
  if (issue.code === 'too_big') return isArray ? 'INVALID_ARRAY_MAX_ITEMS' : 'INVALID_STRING_LENGTH'
  if (issue.code === 'too_small') return isArray ? 'INVALID_ARRAY_MIN_ITEMS' : 'INVALID_STRING_LENGTH'
  return issue.code === 'invalid_value' ? 'INVALID_PARAMETER_VALUE' : 'INVALID_PARAMETER_SYNTAX'
}
