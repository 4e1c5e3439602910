import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Paypal } from './context.ts'

const lifeSeconds = 9 * 3600

/** `POST /v1/oauth2/token`: a bearer token for nine hours of the demo clock, or 401 `invalid_client`. */
export function issueToken({ secrets, now }: Paypal, authorization: string, body: string): Response {
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
export function isTokenGood({ secrets, now }: Paypal, authorization: string): boolean {
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
