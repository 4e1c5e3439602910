import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { Answer, readJson, readText } from './body.ts'
import type { ApiEnvironment, Paypal } from './context.ts'
import { errorAnswer, invalidToken, PaypalError, statusAnswer } from './errors.ts'
import { newDebugId } from './ids.ts'
import { type Issue, isIssue } from './issues.ts'
import { notificationRoutes } from './notifications.ts'
import { parseOrderRequest, parsePatch, parseRefundRequest } from './order-request.ts'
import { createOrder, findOrder, patchOrder } from './orders.ts'
import { captureOrder, findCapture, refundCapture } from './payments.ts'
import { once, requestKey } from './request-ids.ts'
import type { StoredOrder } from './types.ts'
import { captureView, minimalOrderView, orderView, refundedOf, refundView } from './views.ts'

/** The part of PayPal's REST API that a shop needs, below `/paypal`. */
export function createApi(paypal: Paypal): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>().basePath('/paypal')
  const { ledger } = paypal

  app.post('/v1/oauth2/token', async (c) => {
    refuseInjected(c)
    return issueToken(paypal, c.req.header('authorization') ?? '', await readText(c.req.raw))
  })
  app.use(async (c, next) => {
    if (!isTokenGood(paypal, c.req.header('authorization') ?? '')) return invalidToken()
    await next()
    c.res.headers.set('paypal-debug-id', c.res.headers.get('paypal-debug-id') ?? newDebugId())
    c.res.headers.set('cache-control', 'no-store')
  })

  app.post('/v2/checkout/orders', async (c) => {
    const request = parseOrderRequest((await readJson(c.req.raw)).value)
    const { resource, isReplay } = await once(
      paypal,
      '/v2/checkout/orders',
      keyOf(c),
      injectedIssue(c),
      (add) => ({
        kind: 'order',
        id: createOrder(paypal, ledger, request, add).id,
      }),
    )
    return tellOrder(c, resource.id, isReplay)
  })
  app.get('/v2/checkout/orders/:id', (c) => {
    refuseInjected(c)
    return c.json(orderView(paypal, findOrder(ledger.state, c.req.param('id'), paypal.now())))
  })
  app.patch('/v2/checkout/orders/:id', async (c) => {
    const operations = parsePatch((await readJson(c.req.raw)).value)
    refuseInjected(c)
    await ledger.change((add) => patchOrder(paypal, c.req.param('id'), operations, add))
    return c.body(null, 204)
  })
  app.post('/v2/checkout/orders/:id/capture', async (c) => {
    await readJson(c.req.raw)
    const { resource, isReplay } = await once(paypal, pathOf(c), keyOf(c), injectedIssue(c), (add) => ({
      kind: 'order',
      id: captureOrder(paypal, c.req.param('id'), add).id,
    }))
    return tellOrder(c, resource.id, isReplay)
  })
  app.post('/v2/checkout/orders/:id/authorize', (c) => {
    findOrder(ledger.state, c.req.param('id'), paypal.now())
    // Orders to authorize can be made, but this shop takes money at once and has no use for more.
    throw new PaypalError('ACTION_DOES_NOT_MATCH_INTENT')
  })
  app.get('/v2/payments/captures/:id', (c) => {
    refuseInjected(c)
    return c.json(captureView(paypal, findCapture(paypal, c.req.param('id'))))
  })
  app.post('/v2/payments/captures/:id/refund', async (c) => {
    const request = parseRefundRequest((await readJson(c.req.raw)).value)
    const { resource, isReplay } = await once(paypal, pathOf(c), keyOf(c), injectedIssue(c), (add) => ({
      kind: 'refund',
      id: refundCapture(paypal, c.req.param('id'), request, add).id,
    }))
    const view = viewOfRefund(resource.id)
    const shown = isMinimal(c) ? { id: view.id, status: view.status, links: view.links } : view
    return c.json(shown, isReplay ? 200 : 201)
  })
  app.get('/v2/payments/refunds/:id', (c) => {
    refuseInjected(c)
    return c.json(viewOfRefund(c.req.param('id')))
  })
  app.route('/v1/notifications', notificationRoutes(paypal, refuseInjected))

  app.notFound(() => errorAnswer(new PaypalError('INVALID_RESOURCE_ID')))
  app.onError((error, c) => {
    if (error instanceof Answer) return error.response
    if (error instanceof PaypalError) return errorAnswer(error, redirectFor(error, c))
    console.error(error)
    return statusAnswer(500)
  })
  return app

  function tellOrder(c: Context, id: string, isReplay: boolean): Response {
    const order = ledger.state.orders.get(id) as StoredOrder
    return c.json((isMinimal(c) ? minimalOrderView : orderView)(paypal, order), isReplay ? 200 : 201)
  }

  function viewOfRefund(id: string) {
    const refund = ledger.state.refunds.get(id)
    if (!refund) throw new PaypalError('INVALID_RESOURCE_ID')
    return refundView(paypal, refund, refundedOf(ledger.state.refunds, refund.captureId))
  }

  /** After a decline PayPal says where the payer may choose another way to pay. */
  function redirectFor({ issue }: PaypalError, c: Context): string | undefined {
    const [, id] = /\/orders\/([A-Z0-9]{17})\/capture$/.exec(c.req.path) ?? []
    const isPayersTurn = issue === 'INSTRUMENT_DECLINED' || issue === 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING'
    return id && isPayersTurn ? paypal.checkoutUrl(id) : undefined
  }
}

const pathOf = (c: Context) => c.req.path.replace(/^\/paypal/, '')
const keyOf = (c: Context) => requestKey(c.req.raw, pathOf(c))
const isMinimal = (c: Context) => !/return=representation/.test(c.req.header('prefer') ?? '')

function refuseInjected(c: Context): void {
  const issue = injectedIssue(c)
  if (issue) throw new PaypalError(issue)
}

/** What a fault wants refused, or PayPal's own header for negative tests. */
function injectedIssue(c: Context<ApiEnvironment>): Issue | undefined {
  const header = c.req.header('paypal-mock-response')
  const [, code = ''] = /"mock_application_codes"\s*:\s*"([A-Z_]+)"/.exec(header ?? '') ?? []
  return c.env.issue ?? (isIssue(code) ? code : undefined)
}

const lifeSeconds = 9 * 3600

/** `POST /v1/oauth2/token`: a bearer token for nine hours of the demo clock, or 401 `invalid_client`. */
function issueToken({ secrets, now }: Paypal, authorization: string, body: string): Response {
  const [scheme = '', credentials = ''] = authorization.split(' ')
  const expected = `${secrets.paypalClientId}:${secrets.paypalClientSecret}`
  const given = Buffer.from(credentials, 'base64').toString()
  if (scheme.toLowerCase() !== 'basic' || !isSame(given, expected))
    return refuse(401, 'invalid_client', 'Client Authentication failed')
  const grant = new URLSearchParams(body).get('grant_type')
  if (grant !== 'client_credentials')
    return refuse(400, 'unsupported_grant_type', 'Grant Type is NULL or not supported')
  const endsAt = now().getTime() + lifeSeconds * 1000
  const nonce = new Date(endsAt).toISOString()
  return Response.json(
    {
      scope: 'https://uri.paypal.com/services/checkout/one-click-with-merchant-issued-token',
      access_token: `A21AA${endsAt}.${seal(endsAt, secrets.paypalClientSecret)}`,
      token_type: 'Bearer',
      app_id: 'APP-DEMO',
      expires_in: lifeSeconds,
      nonce,
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}

/** Whether the header carries a token of this installation that is not over. */
function isTokenGood({ secrets, now }: Paypal, authorization: string): boolean {
  const [, endsAt = '', sealed = ''] = /^Bearer A21AA(\d{13,16})\.([\w-]+)$/i.exec(authorization) ?? []
  return isSame(sealed, seal(Number(endsAt), secrets.paypalClientSecret)) && Number(endsAt) > now().getTime()
}

function seal(endsAt: number, secret: string): string {
  return createHmac('sha256', secret).update(`token ${endsAt}`).digest('base64url')
}

function refuse(status: number, error: string, error_description: string): Response {
  return Response.json({ error, error_description }, { status, headers: { 'cache-control': 'no-store' } })
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
