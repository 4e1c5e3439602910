import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { env } from '@/lib/platform/server/env'
import { remembered } from '@/lib/platform/server/remembered'

type Call = {
  method: 'GET' | 'POST'
  path: string
  /** Sent as it is, so that a webhook's bytes stay the signed ones. */
  body?: string
  /** PayPal answers the same call with the same id as it did the first time. */
  requestId?: string
  /** For one try. */
  timeoutMs: number
  /** How often in all it is asked while the answer is unclear; only for calls that may be repeated. */
  tries?: number
}

const problemAnswer = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
  debug_id: z.string().optional(),
})

/**
 * PayPal's answer to one call, parsed by `schema`. Throws `PayPalRefusal` for a clear no, `PayPalUnclear` when nobody
 * knows whether it was done (cut off, too slow, 429, 5xx, not in PayPal's own words), `PayPalMisconfigured` when our
 * account or keys are at fault.
 */
export async function askPayPal<Schema extends z.ZodType>(
  call: Call,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const tries = call.tries ?? 1
  for (let nth = 1; ; nth += 1) {
    try {
      return await askOnce(call, schema)
    } catch (error) {
      if (!(error instanceof PayPalUnclear) || nth >= tries) throw error
      await pause(200 * 2 ** nth)
    }
  }
}

async function askOnce<Schema extends z.ZodType>(call: Call, schema: Schema): Promise<z.infer<Schema>> {
  const name = `${call.method} ${call.path}`
  const response = await sendWithToken(call, name)
  const text = await response.text().catch((error) => unclear(name, error))
  if (response.ok) {
    const answer = schema.safeParse(json(text))
    if (answer.success) return answer.data
    throw new PayPalUnclear(`PayPal's answer to ${name} can't be read: ${answer.error.issues[0]?.message}`)
  }
  const problem = problemAnswer.safeParse(json(text)).data
  const debugId = problem?.debug_id ?? response.headers.get('paypal-debug-id') ?? undefined
  const issue = problem?.details?.[0]?.issue ?? problem?.name
  const isUnclear = response.status === 429 || response.status >= 500 || !issue
  if (isUnclear || issue === 'PREVIOUS_REQUEST_IN_PROGRESS')
    throw new PayPalUnclear(`PayPal answered ${name} with ${response.status} (debug id ${debugId ?? 'none'})`)
  if (response.status === 401 || response.status === 403)
    throw new PayPalMisconfigured(
      `PayPal refused ${name}: ${response.status} ${issue} (debug id ${debugId ?? 'none'})`,
    )
  throw new PayPalRefusal(name, response.status, issue, debugId)
}

/** A token may be withdrawn before its time: then once more with a new one. */
async function sendWithToken(call: Call, name: string): Promise<Response> {
  const connection = paypalConnection()
  const token = await accessToken()
  const first = await send(call, connection.apiUrl, token, name)
  if (first.status !== 401) return first
  if (tokens.latest()?.access_token === token) tokens.forget()
  return send(call, connection.apiUrl, await accessToken(), name)
}

function send(
  { method, path, body, requestId, timeoutMs }: Call,
  apiUrl: string,
  token: string,
  name: string,
) {
  return fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(requestId && { 'paypal-request-id': requestId }),
    },
    body,
    cache: 'no-store',
    // Our keys go to this address and to no other it may name.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error) => unclear(name, error))
}

function unclear(name: string, error: unknown): never {
  throw new PayPalUnclear(`PayPal did not answer ${name}: ${error instanceof Error ? error.message : error}`)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })
const renewBeforeMs = 60_000

const tokens = remembered('paypal-token', {
  load: askToken,
  holdsMs: ({ expires_in }) => expires_in * 1000 - renewBeforeMs,
})

/**
 * The access token for PayPal's API: kept, asked for once at a time, renewed a minute before it ends. Throws as
 * `askPayPal` does.
 */
export const accessToken = async (): Promise<string> => (await tokens.get()).access_token

async function askToken(): Promise<z.infer<typeof tokenAnswer>> {
  const { apiUrl, clientId, clientSecret } = paypalConnection()
  const response = await fetch(`${apiUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(8_000),
  }).catch((error) => {
    throw new PayPalUnclear(
      `PayPal's token call got no answer: ${error instanceof Error ? error.message : error}`,
    )
  })
  if (response.status === 401 || response.status === 403)
    throw new PayPalMisconfigured(
      `PayPal at ${apiUrl} does not know PAYPAL_CLIENT_ID with this PAYPAL_CLIENT_SECRET (${response.status}): are they for another PAYPAL_MODE?`,
    )
  const answer = tokenAnswer.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !answer.success)
    throw new PayPalUnclear(`PayPal's token call was answered ${response.status}`)
  return answer.data
}

type PayPalConnection = NonNullable<typeof env.paypal>

/** Where PayPal answers and who we are there. Throws `PayPalMisconfigured` when it was not set up. */
export function paypalConnection(): PayPalConnection {
  if (!env.paypal) throw new PayPalMisconfigured('PAYPAL_MODE is not set: nothing can be paid.')
  return env.paypal
}

/** PayPal said no, in its own words: nothing was done, and asking again the same way will not help. */
export class PayPalRefusal extends Error {
  readonly status: number
  /** PayPal's issue code, such as INSTRUMENT_DECLINED; where there is none, the error's name. */
  readonly issue: string

  constructor(call: string, status: number, issue: string, debugId: string | undefined) {
    super(`PayPal refused ${call}: ${status} ${issue} (debug id ${debugId ?? 'none'})`)
    this.status = status
    this.issue = issue
  }
}

/** PayPal gave no clear answer (cut off, too slow, 5xx, 429): what was asked may or may not have happened. */
export class PayPalUnclear extends Error {}

/** PayPal does not accept who we are or what our account may do: a person has to look at the configuration. */
export class PayPalMisconfigured extends Error {}
