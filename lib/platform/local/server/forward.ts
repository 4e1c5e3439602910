import 'server-only'
import { isOwnHost, isOwnOrigin } from '@/lib/platform/http/server/mutation'
import { setClockOffset } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { log } from '@/lib/platform/telemetry/server/log'

const forwarded = ['lake', 'mail', 'clock', 'paypal', 'widgets']
/** What a buyer's browser needs of PayPal. Its API and its controls are for this server and for tests. */
const forwardedOfPaypal = ['web-sdk', 'checkoutnow']
const ownToEachConnection = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'expect',
]

/**
 * Hands a request for /api/local/<service>/… to the demo's local stack and streams both bodies
 * (docs/architecture.md). 404 where there is no stack or no such service, 421 for a foreign Host, 403 for a foreign
 * Origin, 502 while the stack is down.
 */
export async function forwardToStack(request: Request, [service = '', ...rest]: string[]): Promise<Response> {
  if (!env.stackUrl || !isForwarded(service, rest)) return problem(404, 'There is nothing at this address.')
  if (!isOwnHost(request.headers.get('host'))) return problem(421, 'This address is not served here.')
  const origin = request.headers.get('origin')
  if (origin && !isOwnOrigin(origin)) return problem(403, 'Another site may not use the demo services.')

  const { search } = new URL(request.url)
  const path = [service, ...rest].map(encodeURIComponent).join('/')
  const headers = new Headers(request.headers)
  for (const name of ownToEachConnection) headers.delete(name)
  headers.set('x-forwarded-host', request.headers.get('host') ?? '')
  headers.set('x-forwarded-proto', new URL(env.siteUrl).protocol.slice(0, -1))
  headers.set('x-forwarded-prefix', '/api/local')
  // The body must come to the browser as the stack sent it, so it may not be compressed for this hop.
  headers.set('accept-encoding', 'identity')
  try {
    const response = await fetch(`${env.stackUrl}/${path}${search}`, {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      signal: request.signal,
      cache: 'no-store',
      duplex: 'half',
    } as RequestInit)
    if (service === 'clock' && request.method === 'POST') await synchronizeClock()
    const answer = new Headers(response.headers)
    for (const name of ownToEachConnection) answer.delete(name)
    return new Response(response.body, { status: response.status, headers: answer })
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 })
    log.warn('local', 'The local stack did not answer', { service, error })
    return problem(502, 'The local stack does not answer. It is started by npm run demo.')
  }
}

/** A dot segment would be resolved on the way and lead out of its service. */
function isForwarded(service: string, rest: string[]): boolean {
  if (rest.some((part) => part === '.' || part === '..') || !forwarded.includes(service)) return false
  return service !== 'paypal' || forwardedOfPaypal.includes(rest[0] ?? '')
}

function problem(statusCode: number, message: string): Response {
  return Response.json({ statusCode, error: 'Forwarding', message }, { status: statusCode })
}

/**
 * Takes over the demo clock of the local stack, where there is one. Never throws: without it the machine's time
 * holds.
 */
export async function synchronizeClock(): Promise<void> {
  if (!env.stackUrl) return
  try {
    const response = await fetch(`${env.stackUrl}/clock`, { cache: 'no-store' })
    const { offsetMs } = await response.json()
    if (Number.isFinite(offsetMs)) setClockOffset(offsetMs)
  } catch {
    // The stack is starting or gone; the health route says so.
  }
}
