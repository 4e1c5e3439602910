import 'server-only'
import { z } from 'zod'
import { askPayPal } from './ask-paypal'
import { paypalConnection } from './connection'
import { PayPalRefusal } from './errors'
import { captureAnswer, orderAnswer } from './model'
import type { orderRequest } from './order-request'

// All of these throw PayPalRefusal, PayPalUnclear or PayPalMisconfigured (errors.ts).

/** Creates PayPal's order for an attempt; asked again it answers with the same order (6 hours). */
export const createPayPalOrder = (attemptId: string, body: ReturnType<typeof orderRequest>) =>
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
export const readPayPalOrder = (paypalOrderId: string) =>
  askPayPal(
    {
      method: 'GET',
      path: `/v2/checkout/orders/${encodeURIComponent(paypalOrderId)}`,
      timeoutMs: 8_000,
      tries: 2,
    },
    orderAnswer,
  )

/** Takes the money. `captureTry` grows only after a definite decline, so a repeated call never takes it twice (45 days). */
export const capturePayPalOrder = (paypalOrderId: string, attemptId: string, captureTry: number) =>
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

/** Whether PayPal itself sent these very bytes to our webhook. The body goes in unparsed: writing it anew may change a byte. */
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
const mostPages = 50

/** PayPal's list of what it sent us, or tried to, in this time: newest first, all its pages of `pageSize` (at most 50). */
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
  for (let page = 0; path && page < mostPages; page += 1) {
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
