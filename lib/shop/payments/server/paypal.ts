import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/server/env'
import { sumCents } from '@/lib/platform/shared/money'
import { askPayPal, PayPalRefusal, paypalConnection } from './ask-paypal'
import { captureAnswer, orderAnswer, paypalAmount, refundAnswer } from './paypal-answers'

/** What PayPal's button needs in a browser; undefined where PayPal is not set up. */
export function offer() {
  if (!env.paypal) return undefined
  const { clientId, environment, sdkUrl } = env.paypal
  return { clientId, environment, sdkUrl }
}

/** Whose account must get the money, where that is known. */
export const merchantId = () => env.paypal?.merchantId

// All of these throw PayPalRefusal, PayPalUnclear or PayPalMisconfigured (see `askPayPal`).

/** Creates PayPal's order for an attempt; asked again it answers with the same order (6 hours). */
export const createOrder = (attemptId: string, body: ReturnType<typeof orderRequest>) =>
  askPayPal(
    {
      method: 'POST',
      path: '/v2/checkout/orders',
      body: JSON.stringify(body),
      requestId: `${attemptId}:create`,
      timeoutMs: 6_000,
      tries: 2,
    },
    orderAnswer,
  )

/** The order as PayPal has it now: the truth before every capture. */
export const readOrder = (paypalOrderId: string) =>
  askPayPal(
    {
      method: 'GET',
      path: `/v2/checkout/orders/${encodeURIComponent(paypalOrderId)}`,
      timeoutMs: 8_000,
      tries: 2,
    },
    orderAnswer,
  )

/**
 * Takes the money. `captureTry` grows only after a definite decline, so a repeated call never takes it twice (45
 * days).
 */
export const captureOrder = (paypalOrderId: string, attemptId: string, captureTry: number) =>
  askPayPal(
    {
      method: 'POST',
      path: `/v2/checkout/orders/${encodeURIComponent(paypalOrderId)}/capture`,
      body: '{}',
      requestId: `${attemptId}:capture:${captureTry}`,
      timeoutMs: 15_000,
    },
    orderAnswer,
  )

/** A capture as PayPal has it now. */
export const readCapture = (captureId: string) =>
  askPayPal(
    {
      method: 'GET',
      path: `/v2/payments/captures/${encodeURIComponent(captureId)}`,
      timeoutMs: 8_000,
      tries: 2,
    },
    captureAnswer,
  )

export type WebhookSignature = {
  auth_algo: string
  cert_url: string
  transmission_id: string
  transmission_sig: string
  transmission_time: string
}

/**
 * Whether PayPal itself sent these very bytes to our webhook. The body goes in unparsed: writing it anew may change a
 * byte.
 */
export async function isWebhookGenuine(signature: WebhookSignature, body: string): Promise<boolean> {
  const fields = JSON.stringify({ ...signature, webhook_id: paypalConnection().webhookId })
  const asked = askPayPal(
    {
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      body: `${fields.slice(0, -1)},"webhook_event":${body}}`,
      timeoutMs: 8_000,
      tries: 2,
    },
    z.object({ verification_status: z.string() }),
  )
  const answer = await asked.catch((error) => {
    // PayPal does not even read what it never sent.
    if (error instanceof PayPalRefusal) return { verification_status: error.issue }
    throw error
  })
  return answer.verification_status === 'SUCCESS'
}

const eventPage = z.object({
  events: z.array(z.record(z.string(), z.unknown())).default([]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})
const maxPages = 50

/**
 * PayPal's list of what it sent us, or tried to, in this time: newest first, all its pages of `pageSize` (at most
 * 50).
 */
export async function listWebhookEvents(
  since: Date,
  until: Date,
  pageSize = 300,
): Promise<Record<string, unknown>[]> {
  const query = new URLSearchParams({
    start_time: since.toISOString(),
    end_time: until.toISOString(),
    page_size: String(pageSize),
  })
  const all: Record<string, unknown>[] = []
  let path: string | undefined = `/v1/notifications/webhooks-events?${query}`
  for (let page = 0; path && page < maxPages; page += 1) {
    const answer: z.infer<typeof eventPage> = await askPayPal(
      { method: 'GET', path, timeoutMs: 10_000, tries: 2 },
      eventPage,
    )
    all.push(...answer.events)
    path = nextPage(answer.links.find(({ rel }) => rel === 'next')?.href)
  }
  return all
}

/** The link's path at PayPal's API, wherever the link says that this is. */
const nextPage = (href: string | undefined) =>
  /\/v1\/notifications\/webhooks-events\?.*$/.exec(href ?? '')?.[0]

// Both throw PayPalRefusal, PayPalUnclear or PayPalMisconfigured (see `askPayPal`).

/**
 * The body of PayPal's refund call. Our request's id goes along, so that PayPal's messages name it; nothing says what
 * was bought.
 */
export const refundRequest = (requestId: string, cents: number, orderRef: string) => ({
  amount: paypalAmount(cents),
  custom_id: requestId,
  note_to_payer: `Refund for order #${orderRef}`,
})

/** Gives money of a capture back; asked again for the same request it answers with the same refund (45 days). */
export const refundCapture = (captureId: string, body: ReturnType<typeof refundRequest>) =>
  askPayPal(
    {
      method: 'POST',
      path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
      body: JSON.stringify(body),
      requestId: `${body.custom_id}:refund`,
      timeoutMs: 15_000,
    },
    refundAnswer,
  )

/** A refund as PayPal has it now. */
export const readRefund = (refundId: string) =>
  askPayPal(
    {
      method: 'GET',
      path: `/v2/payments/refunds/${encodeURIComponent(refundId)}`,
      timeoutMs: 8_000,
      tries: 2,
    },
    refundAnswer,
  )

type Order = {
  orderId: string
  /** items + feeCents - discountCents */
  amountCents: number
  /** For the way to the door. */
  feeCents: number
  /** What a gift card pays. */
  discountCents: number
  items: { quantity: number; price_cents: number }[]
  brandName: string
  siteUrl: string
}

/**
 * The body of PayPal's create call. Names say nothing about treatments (docs/contracts/widgets.md B5), N counts units
 * (PAY-004), amounts are exact, and each part of the breakdown is what the books say. No invoice_id: a constant one would
 * refuse every second try.
 */
export function orderRequest({ orderId, amountCents, feeCents, discountCents, items, ...site }: Order) {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const itemCents = sumCents(items.map(({ quantity, price_cents }) => quantity * price_cents))
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: orderId,
        description: `Order with ${units} ${units === 1 ? 'item' : 'items'}`,
        amount: {
          ...paypalAmount(amountCents),
          breakdown: {
            item_total: paypalAmount(itemCents),
            handling: paypalAmount(feeCents),
            discount: paypalAmount(discountCents),
          },
        },
        items: items.map(({ quantity, price_cents }, index) => ({
          name: `Wellness item ${index + 1}`,
          quantity: String(quantity),
          unit_amount: paypalAmount(price_cents),
        })),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: site.brandName,
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          shipping_preference: 'NO_SHIPPING',
          return_url: site.siteUrl,
          cancel_url: site.siteUrl,
        },
      },
    },
  }
}
