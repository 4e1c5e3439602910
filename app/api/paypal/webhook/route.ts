import { answerProblem } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { readBody } from '@/lib/platform/server/request-body'
import { log } from '@/lib/platform/telemetry/server/log'
import { takeEvent } from '@/lib/shop/orders/server/events'
import { isWebhookGenuine, type WebhookSignature } from '@/lib/shop/payments/server/paypal'

const maxBytes = 256 * 1024
const signatureHeaders: Record<keyof WebhookSignature, string> = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
}

/**
 * PayPal's messages. 200 when taken in, also the second time; 400 for a forged or unreadable one; 503 only when
 * PayPal or our database can't be reached, so that it is sent again (up to 25 times in 3 days).
 */
export async function POST(request: Request) {
  if ((await secondsToWait('paypal-webhook', request)) !== null)
    return answerProblem(503, 'too_many', 'Too many messages at once.', { 'retry-after': '60' })
  const signature = readSignature(request.headers)
  if (!signature) return answerProblem(400, 'unsigned', 'A signature header is missing.')
  const bytes = await readBody(request, maxBytes).catch(() => undefined)
  if (!bytes) return answerProblem(413, 'too_large', 'The message is too large.')
  const body = new TextDecoder().decode(bytes)
  const message = parsed(body)
  if (typeof message !== 'object' || message === null)
    return answerProblem(400, 'not_json', 'The message is not JSON.')
  try {
    if (!(await isWebhookGenuine(signature, body)))
      return answerProblem(400, 'forged', 'The signature is wrong.')
    const isRead = await takeEvent(message)
    return isRead
      ? Response.json({ message: 'Taken in.' })
      : answerProblem(400, 'unreadable', 'The message is not an event.')
  } catch (error) {
    log.error('payments', "A message of PayPal's waits", { error })
    return answerProblem(503, 'not_saved', 'Please send it again.')
  }
}

function readSignature(headers: Headers): WebhookSignature | null {
  const entries = Object.entries(signatureHeaders).map(([field, name]) => [field, headers.get(name)] as const)
  return entries.every(([, value]) => value && value.length <= 2_000)
    ? (Object.fromEntries(entries) as WebhookSignature)
    : null
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
