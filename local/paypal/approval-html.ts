import { escapeHtml } from '../escape-html.ts'

type Shown = {
  orderId: string
  amount: string
  description?: string
  returnUrl?: string
  cancelUrl?: string
}

/** The page on which a buyer approves; its buttons wait for its script. Its files are named relatively: it is served under several addresses. */
export function approvalPage(shown: Shown): string {
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
<p class="hint" id="email-hint">The receipt goes there. Leave it empty for a buyer whose email PayPal does not tell.</p>
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
export function waitPage(): string {
  return page(
    'PayPal (demo)',
    { waits: 'yes' },
    '',
    '<h1>One moment</h1>\n<p role="status">Your payment is being prepared …</p>',
  )
}

/** For an order that is not known, is over or is paid. */
export function gonePage(): string {
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
