import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { z } from 'zod'
import { escapeHtml, jsonError } from '../http.ts'
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

/**
 * What a buyer's browser sees: the script and the approval page. It needs no token and acts only on an order whose id
 * it knows.
 */
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

type Shown = {
  orderId: string
  amount: string
  description?: string
  returnUrl?: string
  cancelUrl?: string
}

/**
 * The page on which a buyer approves; its buttons wait for its script. Its files are named relatively: it is served
 * under several addresses.
 */
function approvalPage(shown: Shown): string {
  const { orderId, amount, description, returnUrl = '', cancelUrl = '' } = shown
  const data = { 'order-id': orderId, 'return-url': returnUrl, 'cancel-url': cancelUrl }
  return page(
    'Pay with PayPal (demo)',
    data,
    'checkoutnow/',
    `<h1>Pay for your order</h1>
<p>This is a demonstration: no money moves, and there is nothing to log in to.</p>
<p class="amount">${escapeHtml(amount)}</p>
<dl>
${description ? `<dt>For</dt><dd>${escapeHtml(description)}</dd>` : ''}
<dt>PayPal order</dt><dd>${escapeHtml(orderId)}</dd>
</dl>
<form novalidate>
<label for="email">Email of the PayPal account</label>
<p class="hint" id="email-hint">The receipt goes there. Leave it empty to try a buyer whose email PayPal doesn’t share.</p>
<input id="email" name="email" type="email" autocomplete="off" maxlength="254" aria-describedby="email-hint" value="buyer@example.com">
<button class="primary" value="good" disabled>Pay now</button>
<button value="cancel" disabled>Cancel</button>
<p role="status"></p>
<div class="ways">
<h2>When things go wrong</h2>
<button value="declined" disabled>Pay with a declined card</button>
<button value="silent" disabled>Close without answering</button>
<p class="hint">You pay, but the shop’s page is never told.</p>
</div>
</form>`,
  )
}

/** What the window shows while the shop makes the order. */
function waitPage(): string {
  return page(
    'PayPal (demo)',
    { waits: 'yes' },
    '',
    '<h1>One moment</h1>\n<p role="status">Your payment is being prepared…</p>',
  )
}

/** For an order that is not known, is over or is paid. */
function gonePage(): string {
  return page(
    'PayPal (demo)',
    {},
    'checkoutnow/',
    `<h1>This payment can no longer be made</h1>
<p>It is paid already, it is too old, or its address is not complete. Go back to the shop and start again.</p>
<button data-close>Close this window</button>`,
  )
}

function page(title: string, data: Record<string, string>, folder: string, body: string): string {
  const attributes = Object.entries(data)
    .filter(([, value]) => value)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${folder}page.css">
<script src="${folder}page.js" defer></script>
</head>
<body${attributes.join('')}>
<main>
<p class="mark">PayPal <span>demo</span></p>
${body}
</main>
</body>
</html>
`
}
