import 'server-only'
import { createServerClient } from '@supabase/ssr'
import { requestIdHeaders } from '@/lib/platform/front/server/request-id'
import { env } from '@/lib/platform/server/env'
import type { Database } from './database.types'
import { cookiesToWrite, sessionCookie, soundCookies } from './session-cookies'

type Written = { name: string; value: string; options: CookieAttributes }
export type CookieAttributes = {
  httpOnly?: boolean
  sameSite?: 'lax' | 'strict' | 'none' | boolean
  secure?: boolean
  path?: string
  maxAge?: number
}
type Jar = { getAll(): { name: string; value: string }[]; setAll(changed: Written[]): void }

const patienceMs = 15_000

/** How our own cookies are set: not for scripts, not for other sites' forms, not over plain http where the site has https. */
export const cookieAttributes = {
  httpOnly: true,
  sameSite: 'lax',
  secure: env.siteUrl.startsWith('https:'),
  path: '/',
} as const

/** A database client that acts as whoever these cookies say. `caller` is the visitor's network address, for the service's limits. */
export function clientOfCookies(jar: Jar, caller: string | null) {
  const { url, publishableKey } = env.supabase
  const client = createServerClient<Database>(url, publishableKey, {
    cookieOptions: { ...cookieAttributes, name: sessionCookie },
    cookies: {
      getAll: () => soundCookies(jar.getAll()),
      setAll(changed) {
        const written = cookiesToWrite(changed as Written[])
        if (written.length > 0) jar.setAll(written)
      },
    },
    global: {
      headers: { ...requestIdHeaders(), ...(caller && { 'x-forwarded-for': caller }) },
      fetch: async (input, init) => {
        const response = await ask(input, init)
        if (response.status === 429) waits.set(client.auth, Number(response.headers.get('retry-after')))
        return response
      },
    },
  })
  return client
}

/** How many seconds the accounts service asked this client to wait when it last refused because of a limit; a minute if it did not say. */
export const secondsAsked = (auth: object): number => waits.get(auth) || 60

const waits = new WeakMap<object, number>()

/** No answer is waited for endlessly, and a session that could not be renewed because of a limit is not taken for a dead one. */
async function ask(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const deadline = AbortSignal.timeout(patienceMs)
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  const response = await fetch(input, { ...init, signal, cache: 'no-store' })
  const isRenewal = String(input instanceof Request ? input.url : input).includes('grant_type=refresh_token')
  return isRenewal && response.status === 429 ? new Response(response.body, { status: 503 }) : response
}
