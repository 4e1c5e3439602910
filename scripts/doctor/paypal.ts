import { paypalHosts } from '../../lib/platform/server/environment.ts'
import { webhookEventTypes } from '../../lib/shop/payments/shared.ts'
import { type Problem, problem } from './problems.ts'
import { ask, configured, type Setting, Skipped, type Stages, siteUrlOf, Unreachable } from './setting.ts'

export const paypalChecks: Stages = [
  [{ name: 'client id and secret', run: checkKeys }],
  [
    { name: 'webhook', run: checkWebhook },
    { name: 'currency', run: checkCurrency },
  ],
]

function connection(setting: Setting) {
  const names = ['PAYPAL_MODE', 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']
  const paypal = configured(setting, names, () => setting.env.paypal)
  if (!paypal) throw new Skipped('not configured')
  return paypal
}

/** The access token, or the status with which it was refused. */
async function askToken(setting: Setting, apiUrl: string): Promise<{ token?: string; status: number }> {
  const { clientId, clientSecret } = connection(setting)
  const { status, body } = await ask(setting, `${apiUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  return { status, token: (body as { access_token?: string } | undefined)?.access_token }
}

async function checkKeys(setting: Setting): Promise<Problem[]> {
  const { mode, apiUrl } = connection(setting)
  try {
    const { token, status } = await askToken(setting, apiUrl)
    if (token) return []
    if (status !== 401 && status !== 403)
      return [problem('paypal.unreachable', `PayPal answers the question for a token with ${status}`)]
  } catch (error) {
    if (error instanceof Unreachable)
      return [problem('paypal.unreachable', `PayPal can’t be reached (${error.message})`)]
    throw error
  }
  const other = mode === 'live' ? 'sandbox' : 'live'
  const { token } = await askToken(setting, paypalHosts[other].api).catch(() => ({ token: undefined }))
  if (mode !== 'standin' && token)
    return [problem('paypal.other-mode', `PAYPAL_MODE is ${mode}, but client id and secret are for ${other}`)]
  return [problem('paypal.keys', 'PayPal does not know PAYPAL_CLIENT_ID with this PAYPAL_CLIENT_SECRET')]
}

async function checkWebhook(setting: Setting): Promise<Problem[]> {
  const { webhookId, mode } = connection(setting)
  const { status, body } = await askAs(setting, `/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`)
  if (status === 404 || status === 400)
    return [problem('paypal.webhook', 'PayPal has no webhook with the id in PAYPAL_WEBHOOK_ID for this app')]
  if (status !== 200) throw new Skipped(`PayPal answered ${status}`)
  const { url, event_types = [] } = body as { url: string; event_types?: { name: string }[] }
  const wanted = `${siteUrlOf(setting)}/api/paypal/webhook`
  // The stand-in calls the site from the same machine.
  if (url !== wanted && mode !== 'standin')
    return [problem('paypal.webhook-url', `PayPal’s webhook calls ${url}, not ${wanted}`)]
  const told = new Set(event_types.map(({ name }) => name))
  const missing = told.has('*') ? [] : webhookEventTypes.filter((type) => !told.has(type))
  return missing.length > 0
    ? [problem('paypal.webhook-events', `PayPal’s webhook is not told of ${missing.join(', ')}`)]
    : []
}

/** Only an app with “Transaction search” is told of the account's balances. */
async function checkCurrency(setting: Setting): Promise<Problem[]> {
  const { status, body } = await askAs(setting, '/v1/reporting/balances?currency_code=ALL')
  if (status !== 200)
    throw new Skipped('PayPal tells an account’s currencies only to apps with Transaction search')
  const { balances = [] } = body as { balances?: { currency: string }[] }
  return balances.some(({ currency }) => currency === 'USD')
    ? []
    : [problem('paypal.currency', 'The PayPal account holds no US dollars, in which the shop sells')]
}

async function askAs(setting: Setting, path: string) {
  const { apiUrl } = connection(setting)
  const { token } = await askToken(setting, apiUrl)
  return ask(setting, `${apiUrl}${path}`, { headers: { authorization: `Bearer ${token}` } })
}
