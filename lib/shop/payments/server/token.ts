import 'server-only'
import { z } from 'zod'
import { processState } from '@/lib/platform/server/process-state'
import type { PayPalConnection } from './connection'
import { PayPalMisconfigured, PayPalUnclear } from './errors'

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })
const renewBeforeMs = 60_000

type Held = { token: string; until: number }
type State = { held?: Held; asking?: Promise<Held> }
const state = () => processState<State>('paypal-token', () => ({}))

/** The access token for PayPal's API: kept, asked for once at a time, renewed a minute before it ends. Throws as `askPayPal` does. */
export async function accessToken(connection: PayPalConnection): Promise<string> {
  const current = state()
  if (current.held && current.held.until - renewBeforeMs > Date.now()) return current.held.token
  current.asking ??= ask(connection).finally(() => {
    current.asking = undefined
  })
  current.held = await current.asking
  return current.held.token
}

/** Forgets this token, because PayPal no longer takes it. */
export function forgetToken(token: string): void {
  if (state().held?.token === token) state().held = undefined
}

async function ask({ apiUrl, clientId, clientSecret }: PayPalConnection): Promise<Held> {
  const response = await fetch(`${apiUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    cache: 'no-store',
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
  return { token: answer.data.access_token, until: Date.now() + answer.data.expires_in * 1000 }
}
