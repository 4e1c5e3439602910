import { Hono } from 'hono'
import { z } from 'zod'
import { jsonError } from '../http.ts'
import { isControlToken } from '../secrets.ts'
import type { Paypal } from './context.ts'
import { PaypalError } from './errors.ts'
import type { Faults } from './faults.ts'
import { toCents } from './money.ts'
import { moneySchema } from './order-request.ts'
import { approveOrder, expireOrder, findOrder, isOver } from './orders.ts'
import { refundCapture, settleCapture } from './payments.ts'
import type { RequestLog } from './request-log.ts'
import type { Entry, StoredOrder } from './types.ts'
import { webhookModes } from './webhooks.ts'

type Add = (...entries: Entry[]) => void

const value = moneySchema.shape.value
const reason = z
  .string()
  .regex(/^[A-Z_]{1,64}$/)
  .optional()
const bodies = {
  approve: z.strictObject({
    email: z.union([z.email().max(254), z.null()]).default('buyer@example.com'),
    instrument: z.enum(['good', 'declined']).default('good'),
  }),
  void: z.strictObject({}),
  expire: z.strictObject({}),
  'patch-amount': z.strictObject({ value }),
  'capture-status': z.union([
    z.strictObject({ status: z.enum(['COMPLETED', 'DENIED', 'REVERSED']) }),
    z.strictObject({ next: z.enum(['COMPLETED', 'PENDING', 'DECLINED']), reason }),
  ]),
  refund: z.strictObject({ value: value.optional() }),
}
const modeBody = z.strictObject({
  mode: z.enum(webhookModes),
  delayMs: z.number().int().min(0).max(600_000).optional(),
})
const eventBody = z.strictObject({
  event: z.union([z.looseObject({}), z.string()]),
  isForged: z.boolean().default(false),
})

/** What tests and the demo steer: `/paypal/__standin/…`, only with the control token. */
export function createControl(paypal: Paypal, faults: Faults, log: RequestLog): Hono {
  const app = new Hono().basePath('/paypal/__standin')
  const { ledger, webhooks, secrets } = paypal

  app.use(async (c, next) => {
    if (!isControlToken(c.req.raw, secrets.controlToken))
      return jsonError(401, 'Steering the PayPal stand-in needs the control token.')
    await next()
  })
  app.get('/ledger', (c) => c.json(tellLedger(paypal)))
  app.get('/log', (c) => c.json(log.list()))
  app.post('/faults', async (c) => {
    if (faults.add(await c.req.json().catch(() => undefined))) return c.json({ isOrdered: true })
    return jsonError(
      400,
      'Send {"match": {"path", "method", "nth"}, "do": {"issue", "status", "delayMs", "hangMs", "dropBefore", "dropAfterCommit"}} with at least one thing to do; all of match may be left away.',
    )
  })
  app.delete('/faults', (c) => {
    faults.reset()
    return c.body(null, 204)
  })
  app.post('/reset', (c) => {
    faults.reset()
    log.clear()
    webhooks.setMode('on')
    return c.body(null, 204)
  })
  app.get('/webhooks', (c) => c.json({ mode: webhooks.mode() }))
  app.post('/webhooks', async (c) => {
    const parsed = modeBody.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success)
      return jsonError(400, `Send {"mode"} with one of ${webhookModes.join(', ')}; "delayMs" for delayed.`)
    webhooks.setMode(parsed.data.mode, parsed.data.delayMs)
    return c.json({ mode: webhooks.mode() })
  })
  app.post('/events', async (c) => {
    const parsed = eventBody.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success)
      return jsonError(400, 'Send {"event": an event or any text, "isForged": true for a bad signature}.')
    const { event, isForged } = parsed.data
    const body = typeof event === 'string' ? event : JSON.stringify(event)
    const status = await webhooks.send(body, isForged).catch(() => null)
    return c.json({ status })
  })
  app.post('/orders/:id/:action', async (c) => {
    const { id, action } = c.req.param()
    if (!isAction(action)) return jsonError(404, `There is ${Object.keys(bodies).join(', ')} for an order.`)
    const text = await c.req.text()
    const parsed = bodies[action].safeParse(parseJson(text || '{}'))
    if (!parsed.success) return jsonError(400, `The body does not fit: ${z.prettifyError(parsed.error)}`)
    await ledger.change((add) => act(id, action, parsed.data, add))
    return c.json(ledger.state.orders.get(id) as StoredOrder)
  })
  app.notFound(() => jsonError(404, 'The stand-in has no such control.'))
  app.onError((error) => {
    if (error instanceof PaypalError) {
      const isGone = error.issue === 'INVALID_RESOURCE_ID'
      return jsonError(isGone ? 404 : 409, isGone ? 'There is no such order.' : `Refused: ${error.message}.`)
    }
    console.error(error)
    return jsonError(500, 'The PayPal stand-in failed; its output says why.')
  })
  return app

  function act(id: string, action: Action, body: unknown, add: Add): void {
    const order = findOrder(ledger.state, id, paypal.now())
    const capture = [...ledger.state.captures.values()].find(({ orderId }) => orderId === id)
    const saved = (change: Partial<StoredOrder>) =>
      add({ kind: 'order', value: { ...order, ...change, updatedAt: paypal.now().toISOString() } })
    if (action === 'approve') {
      const { email, instrument } = body as z.infer<typeof bodies.approve>
      approveOrder(paypal, id, { email: email ?? undefined, instrument }, add)
    } else if (action === 'void') saved({ status: 'VOIDED' })
    else if (action === 'expire') expireOrder(paypal, order, add)
    else if (action === 'patch-amount') {
      // As somebody with other rights at PayPal could: no rule of the API holds it back.
      const { value } = body as { value: string }
      saved({ units: order.units.map((unit) => ({ ...unit, amount: { ...unit.amount, value } })) })
    } else if (action === 'refund') {
      if (!capture) throw new PaypalError('REFUND_NOT_ALLOWED')
      const { value } = body as z.infer<typeof bodies.refund>
      const amount = value ? { currency_code: capture.amount.currency_code, value } : undefined
      refundCapture(paypal, capture.id, { amount }, add)
    } else {
      const wanted = body as z.infer<(typeof bodies)['capture-status']>
      if ('next' in wanted) {
        const { next, reason } = wanted
        const pending = next === 'PENDING' ? 'PENDING_REVIEW' : undefined
        saved({ nextCapture: next === 'COMPLETED' ? undefined : { status: next, reason: reason ?? pending } })
      } else if (!capture) throw new PaypalError('ORDER_NOT_APPROVED')
      else if (wanted.status === 'REVERSED') refundCapture(paypal, capture.id, {}, add, { isReversal: true })
      else settleCapture(paypal, capture, wanted.status, add)
    }
  }
}

type Action = keyof typeof bodies
const isAction = (name: string): name is Action => Object.hasOwn(bodies, name)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function tellLedger({ ledger, now }: Paypal) {
  const { orders, captures, refunds, events } = ledger.state
  const withCents = <T extends { amount: { currency_code: string; value: string } }>(one: T) => ({
    ...one,
    amountCents: Number(toCents(one.amount)),
  })
  return {
    orders: [...orders.values()].map((order) => ({
      ...order,
      amountCents: order.units.reduce((sum, { amount }) => sum + Number(toCents(amount)), 0),
      isExpired: isOver(order, now()),
    })),
    captures: [...captures.values()].map(withCents),
    refunds: [...refunds.values()].map(withCents),
    events: [...events.values()].map(({ event, state, attempts }) => ({
      id: event.id,
      type: event.event_type,
      createdAt: event.create_time,
      state,
      attempts,
    })),
  }
}
