import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { z } from 'zod'
import { jsonError } from '../json-error.ts'
import { approvalPage, gonePage, waitPage } from './approval-html.ts'
import { Answer, readJson } from './body.ts'
import { approvalPageScript, coreScript } from './browser/bundle.ts'
import type { Paypal } from './context.ts'
import { PaypalError } from './errors.ts'
import { approveOrder, findOrder } from './orders.ts'
import type { StoredOrder } from './types.ts'

const approval = z.strictObject({
  token: z.string().max(40),
  email: z.union([z.literal(''), z.email().max(254)]),
  instrument: z.enum(['good', 'declined']),
})

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What a buyer's browser sees: the script and the approval page. It needs no token and acts only on an order whose id it knows. */
export function createPages(paypal: Paypal) {
  const app = new Hono().basePath('/paypal')
  const style = readFileSync(new URL('browser/approval-page.css', import.meta.url), 'utf8')

  app.get('/web-sdk/v6/core', () => file(coreScript, 'text/javascript'))
  app.get('/checkoutnow/page.js', () => file(approvalPageScript, 'text/javascript'))
  app.get('/checkoutnow/page.css', () => file(style, 'text/css'))
  app.get('/checkoutnow/wait', () => html(waitPage()))
  app.get('/checkoutnow', (c) => {
    const order = openOrder(c.req.query('token') ?? '')
    if (!order) return html(gonePage(), 404)
    const back = safeReturn(c.req.query('return'))
    const { id, units, returnUrl = back, cancelUrl = back } = order
    const description = units[0]?.description
    return html(approvalPage({ orderId: id, amount: amountOf(order), description, returnUrl, cancelUrl }))
  })
  app.post('/checkoutnow/approve', async (c) => {
    const { value } = await readJson(c.req.raw)
    const parsed = approval.safeParse(value)
    if (!parsed.success) {
      const isEmail = parsed.error.issues.every(({ path }) => path[0] === 'email')
      return jsonError(
        400,
        isEmail
          ? 'The email address is not complete.'
          : 'Send the token, an email address and the instrument.',
      )
    }
    const { token, email, instrument } = parsed.data
    const order = await paypal.ledger.change((add) =>
      approveOrder(paypal, token, { email: email || undefined, instrument }, add),
    )
    return c.json({ payerId: order.payer?.payerId }, 200, { 'cache-control': 'no-store' })
  })
  app.notFound(() => jsonError(404, 'There is nothing at this address.'))
  app.onError((error) => {
    if (error instanceof Answer) return jsonError(error.response.status, 'This could not be read.')
    if (error instanceof PaypalError) {
      return jsonError(
        error.status === 400 ? 400 : 409,
        'This payment can no longer be made. Close this window and start again in the shop.',
      )
    }
    console.error(error)
    return jsonError(500, 'The demo failed, so nothing was paid.')
  })

  return {
    isPage: (path: string) => path.startsWith('/web-sdk/') || /^\/checkoutnow(\/|$)/.test(path),
    fetch: (request: Request) => app.fetch(request),
  }

  function openOrder(id: string): StoredOrder | undefined {
    try {
      const order = findOrder(paypal.ledger.state, id, paypal.now())
      return order.status === 'COMPLETED' || order.status === 'VOIDED' ? undefined : order
    } catch {
      return undefined
    }
  }

  /** Only a page of the shop itself may have a buyer sent back to it. */
  function safeReturn(url: string | undefined): string | undefined {
    const parsed = url ? URL.parse(url) : null
    return parsed && paypal.siteUrls.includes(parsed.origin) ? parsed.href : undefined
  }
}

function amountOf({ units }: StoredOrder): string {
  const [unit] = units
  const currency = unit?.amount.currency_code
  const total = units.reduce((sum, { amount }) => sum + Number(amount.value), 0)
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(total)
}

function html(text: string, status = 200): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  })
}

function file(text: string, type: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  })
}
