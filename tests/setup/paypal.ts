import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { startStack, type TestStack } from './stack.ts'

type Sent = { headers?: Record<string, string>; body?: unknown }
/** What JSON may hold; each test looks at what it expects. */
export type Json = ReturnType<typeof JSON.parse>
export type Answered = { status: number; body: Json; headers: Headers }

type Asked = Pick<TestStack, 'url'> & { secrets: Partial<TestStack['secrets']> }

/** Speaks to the PayPal stand-in of a stack as a shop does, and steers it as tests do. */
export function paypalOf(stack: Asked & { isHosted?: boolean }) {
  // Another one after a restart.
  const base = () => (stack.isHosted ? stack.url : `${stack.url}/paypal`)
  const token = async () => {
    const { paypalClientId, paypalClientSecret } = stack.secrets
    const { body } = await ask('POST', '/v1/oauth2/token', {
      headers: {
        authorization: `Basic ${Buffer.from(`${paypalClientId}:${paypalClientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    return body.access_token as string
  }
  const ask = async (method: string, path: string, { headers, body }: Sent = {}): Promise<Answered> => {
    const response = await fetch(`${base()}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = /json/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }
  /** A call with a fresh token. `id` is the PayPal-Request-Id. */
  const call = async (method: string, path: string, body?: unknown, id?: string, headers = {}) =>
    ask(method, path, {
      headers: {
        authorization: `Bearer ${await token()}`,
        prefer: 'return=representation',
        ...(id && { 'paypal-request-id': id }),
        ...headers,
      },
      body,
    })
  const control = async (method: string, path: string, body?: unknown) => {
    if (stack.isHosted) throw new Error('PayPal itself has no controls: make this a localTest.')
    return ask(method, `/__standin${path}`, {
      headers: { authorization: `Bearer ${stack.secrets.controlToken}` },
      body,
    })
  }
  return {
    token,
    ask,
    call,
    control,
    create: (body: unknown = orderFor('12.50'), id?: string) => call('POST', '/v2/checkout/orders', body, id),
    capture: (order: string, id?: string, headers = {}) =>
      call('POST', `/v2/checkout/orders/${order}/capture`, undefined, id, headers),
    order: (id: string) => call('GET', `/v2/checkout/orders/${id}`),
    approve: (id: string, body: unknown = {}) => control('POST', `/orders/${id}/approve`, body),
    ledger: async () => (await control('GET', '/ledger')).body,
    /** A new order that its payer has approved. */
    async approved(value = '12.50') {
      const { body } = await this.create(orderFor(value))
      await this.approve(body.id)
      return body.id as string
    },
    /** The capture of a new order that is paid. */
    async paid(value = '12.50') {
      const id = await this.approved(value)
      const { body } = await this.capture(id)
      return { order: id, ...body.purchase_units[0].payments.captures[0] }
    },
  }
}

/** The body of an order as the shop sends it. */
export function orderFor(value: string, more: Record<string, unknown> = {}) {
  const experience_context = {
    user_action: 'PAY_NOW',
    shipping_preference: 'NO_SHIPPING',
    payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
  }
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: '0d7c1b1e-6a0f-4b39-9d8e-1f6f0c6a6f10',
        description: 'Ocotillo order 0d7c1b1e',
        amount: { currency_code: 'USD', value },
        ...more,
      },
    ],
    payment_source: { paypal: { experience_context } },
  }
}

export type Received = { headers: Record<string, string>; text: string; event: Json }

/** A small shop that takes webhooks. `status` is what it answers. */
export async function startReceiver() {
  const received: Received[] = []
  const receiver = { url: '', received, status: 200, delayMs: 0, stop: async () => undefined as unknown }
  const server = createServer(async (request, response) => {
    const text = (await buffer(request)).toString()
    if (receiver.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, receiver.delayMs))
    let event: unknown
    try {
      event = JSON.parse(text)
    } catch {}
    received.push({ headers: request.headers as Record<string, string>, text, event })
    response.writeHead(request.url === '/api/paypal/webhook' ? receiver.status : 404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  receiver.stop = () => new Promise((resolve) => server.closeAllConnections() ?? server.close(resolve))
  return receiver
}

/** A stack with nothing but PayPal and the clock, whose webhooks go to `webhookUrl`. */
export const startPaypal = (webhookUrl = 'http://127.0.0.1:9', siteUrl?: string) =>
  startStack({ services: ['paypal', 'clock'], siteUrl, env: { SITE_LOOPBACK_URL: webhookUrl } })

/** Moves the demo clock by this much from the machine's time. */
export async function moveClock(stack: Asked, offsetMs: number): Promise<void> {
  await fetch(`${stack.url}/clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.secrets.controlToken}` },
    body: JSON.stringify({ offsetMs }),
  })
}
