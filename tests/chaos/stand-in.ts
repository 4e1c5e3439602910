import type { Mail, PayPalLedger } from './evidence.ts'
import type { Shop } from './shop.ts'

type StandIn = Pick<Shop, 'stackUrl' | 'secrets'>
export type WebhookMode = 'on' | 'off' | 'duplicate' | 'before-response' | 'out-of-order'

/** The buyer presses 'Pay' on PayPal's page; one who has paid already is only told so. */
export function approve(
  shop: StandIn,
  paypalOrderId: string,
  email: string,
  instrument: 'good' | 'declined',
) {
  return control(shop, `orders/${paypalOrderId}/approve`, { email, instrument }, 409)
}

/** From now on PayPal's messages reach the site like this. */
export const setWebhooks = (shop: Shop, mode: WebhookMode) => control(shop, 'webhooks', { mode })

type LedgerAnswer = {
  orders: { id: string; status: string; units: { custom_id?: string }[] }[]
  captures: {
    id: string
    orderId: string
    status: string
    customId?: string
    amountCents: number
    createdAt: string
  }[]
}

/** What PayPal's own books say. */
export async function readPayPalLedger(shop: Shop): Promise<PayPalLedger> {
  const { orders, captures } = (await control(shop, 'ledger')) as LedgerAnswer
  return {
    orders: orders.map(({ id, status, units }) => ({ id, status, orderId: units[0]?.custom_id ?? '' })),
    captures: captures.map(({ id, orderId, status, customId, amountCents, createdAt }) => ({
      id,
      paypalOrderId: orderId,
      orderId: customId ?? '',
      status,
      cents: amountCents,
      at: Date.parse(createdAt),
    })),
  }
}

/** Every mail about an order, with how often it was handed in. */
export async function readMails({ sql }: Shop): Promise<Mail[]> {
  // The mailbox's page shows the newest only.
  const rows = await sql<{ raw: Buffer; recipients: string[]; deliveries: number }[]>`
    select raw, recipients, deliveries from mail.messages`
  return rows.map(({ raw, recipients, deliveries }) => ({
    messageId: headerOf(raw, 'Message-ID'),
    to: recipients,
    subject: headerOf(raw, 'Subject'),
    deliveries,
  }))
}

/** Our own subjects are plain ASCII on one line. */
function headerOf(raw: Buffer, name: string): string {
  return new RegExp(`^${name}: (.*)\\r$`, 'im').exec(raw.toString('latin1'))?.[1] ?? ''
}

async function control(
  { stackUrl, secrets }: StandIn,
  path: string,
  body?: object,
  expected?: number,
): Promise<unknown> {
  const response = await fetch(`${stackUrl}/paypal/__standin/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secrets.controlToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok && response.status !== expected)
    throw new Error(`The PayPal stand-in answered ${path} with ${response.status}: ${text}`)
  return JSON.parse(text)
}
