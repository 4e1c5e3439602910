import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { webhookEventTypes } from '../../lib/shop/payments/shared.ts'
import { memberText, readJson } from './body.ts'
import type { ApiEnvironment, Paypal } from './context.ts'
import { PaypalError } from './errors.ts'
import { parseVerification } from './order-request.ts'
import { isSigned } from './signature.ts'
import { link } from './views.ts'

const time = z.iso.datetime({ offset: true }).optional()
const listQuery = z.object({
  page_size: z.coerce.number().int().min(1).max(300).default(10),
  start_time: time,
  end_time: time,
  event_type: z.string().max(100).optional(),
  next_page_token: z.coerce.number().int().min(0).default(0),
})

/** Webhook events: verify what came, list what was sent, send again; and what our webhook is. */
export function notificationRoutes(
  paypal: Paypal,
  refuseInjected: (c: Context) => void,
): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>()
  const { ledger, secrets, webhooks } = paypal
  const signer = { webhookId: secrets.paypalWebhookId, key: secrets.paypalWebhookKey }

  app.post('/verify-webhook-signature', async (c) => {
    refuseInjected(c)
    const { text, value } = await readJson(c.req.raw)
    const sent = parseVerification(value)
    // The bytes as they came: read and written again they might be others.
    const event = memberText(text, 'webhook_event')
    const isOurs = event !== undefined && isSigned(event, sent, signer)
    return c.json({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' })
  })
  app.get('/webhooks/:id', (c) => {
    refuseInjected(c)
    const { id } = c.req.param()
    if (id !== secrets.paypalWebhookId) throw new PaypalError('INVALID_RESOURCE_ID')
    const event_types = webhookEventTypes.map((name) => ({ name, status: 'ENABLED' }))
    return c.json({ id, url: webhooks.url, event_types, links: [] })
  })
  app.get('/webhooks-events', (c) => {
    refuseInjected(c)
    const query = parseQuery(c.req.query())
    const from = query.start_time ? Date.parse(query.start_time) : Number.NEGATIVE_INFINITY
    const to = query.end_time ? Date.parse(query.end_time) : Number.POSITIVE_INFINITY
    const found = [...ledger.state.events.values()]
      .map(({ event }) => event)
      .filter(({ create_time }) => Date.parse(create_time) >= from && Date.parse(create_time) <= to)
      .filter(({ event_type }) => !query.event_type || event_type === query.event_type)
      .toReversed()
    const next = query.next_page_token + query.page_size
    const events = found.slice(query.next_page_token, next)
    const self = new URL(`${paypal.apiBase}/v1/notifications/webhooks-events${new URL(c.req.url).search}`)
    const links = [link(self.href, 'self')]
    if (next < found.length) {
      self.searchParams.set('next_page_token', String(next))
      links.push(link(self.href, 'next'))
    }
    return c.json({ events, count: events.length, links })
  })
  app.get('/webhooks-events/:id', (c) => {
    refuseInjected(c)
    return c.json(find(c.req.param('id')).event)
  })
  app.post('/webhooks-events/:id/resend', async (c) => {
    refuseInjected(c)
    await readJson(c.req.raw)
    const stored = find(c.req.param('id'))
    await webhooks.resend(stored)
    return c.json(stored.event, 202)
  })
  return app

  function find(id: string) {
    const stored = ledger.state.events.get(id)
    if (!stored) throw new PaypalError('INVALID_RESOURCE_ID')
    return stored
  }
}

function parseQuery(query: Record<string, string>): z.infer<typeof listQuery> {
  const parsed = listQuery.safeParse(query)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path }) => String(path[0]))
  throw new PaypalError(
    fields.map((field) => ({ issue: 'INVALID_PARAMETER_SYNTAX', field, location: 'query' as const })),
  )
}
