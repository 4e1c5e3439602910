import 'server-only'
import { createServerClient } from '@supabase/ssr'
import { cookies, headers } from 'next/headers'
import { type NextRequest, NextResponse } from 'next/server'
import { callerAddress } from '@/lib/platform/http/server/answer'
import { env } from '@/lib/platform/server/env'
import { signedInHint } from '@/lib/platform/shared/cookie-names'
import { requestIdHeaders } from '@/lib/platform/telemetry/server/request'
import type { Database } from './database.types'

/**
 * A database client that acts as whoever is signed in by this request's cookies, under the row-level rules. Cookies
 * it renews are written where an answer can carry them: in route handlers; before a page is rendered the proxy has
 * renewed them.
 */
export async function sessionClient() {
  const [store, request] = await Promise.all([cookies(), headers()])
  return clientOfCookies(
    {
      getAll: () => store.getAll(),
      setAll(changed) {
        try {
          for (const { name, value, options } of changed) store.set(name, value, options)
        } catch {
          // A rendering can't set cookies.
        }
      },
    },
    callerAddress(request),
  )
}

/**
 * The same, but what it would write waits for `keep()`: a browser is given a session only once it is known whose it
 * is.
 */
export async function heldSession() {
  const [store, request] = await Promise.all([cookies(), headers()])
  const written = new Map<string, Parameters<typeof store.set>>()
  const client = clientOfCookies(
    {
      getAll: () => store.getAll(),
      setAll(changed) {
        for (const { name, value, options } of changed) written.set(name, [name, value, options])
      },
    },
    callerAddress(request),
  )
  const keep = () => {
    for (const cookie of written.values()) store.set(...cookie)
  }
  return { auth: client.auth, keep }
}

/**
 * Takes the session and the hint from this browser, whatever they are worth. Only where an answer can carry cookies.
 */
export async function dropSession(): Promise<void> {
  const [store, request] = await Promise.all([cookies(), headers()])
  // From the header: what can't be read is in no list of cookies, and has to go all the same.
  const names = (request.get('cookie') ?? '').split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '')
  for (const name of new Set(names))
    if (isSessionPart(name) || name === signedInHint) store.set(name, '', { path: '/', maxAge: 0 })
}

type Written = { name: string; value: string; options: CookieAttributes }
export type CookieAttributes = {
  httpOnly?: boolean
  sameSite?: 'lax' | 'strict' | 'none' | boolean
  secure?: boolean
  path?: string
  maxAge?: number
}
type Jar = { getAll(): { name: string; value: string }[]; setAll(changed: Written[]): void }

const timeoutMs = 15_000

/**
 * How our own cookies are set: not for scripts, not for other sites' forms, not over plain http where the site has
 * https.
 */
export const cookieAttributes = {
  httpOnly: true,
  sameSite: 'lax',
  secure: env.siteUrl.startsWith('https:'),
  path: '/',
} as const

/**
 * A database client that acts as whoever these cookies say. `caller` is the visitor's network address, for the
 * service's limits.
 */
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

/**
 * How many seconds the accounts service asked this client to wait when it last refused because of a limit; a minute
 * if it did not say.
 */
export const secondsAsked = (auth: object): number => waits.get(auth) || 60

const waits = new WeakMap<object, number>()

/**
 * No answer is waited for endlessly, and a session that could not be renewed because of a limit is not taken for a
 * dead one.
 */
async function ask(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  const response = await fetch(input, { ...init, signal, cache: 'no-store', redirect: 'error' })
  const isRenewal = String(input instanceof Request ? input.url : input).includes('grant_type=refresh_token')
  return isRenewal && response.status === 429 ? new Response(response.body, { status: 503 }) : response
}

/** The session's cookie; a long one is kept in parts named session.0, session.1 and so on. */
const sessionCookie = 'session'

/** Of the link a mail was sent with: what only the browser that asked for the mail has (PKCE). */
export const verifierCookie = `${sessionCookie}-code-verifier`

type Named = { name: string; value: string }

const isSessionPart = (name: string): boolean => /^session(?:\.\d{1,2})?$/.test(name)

const tokenShape = /^[\w.~+/=-]{1,8192}$/

/** The cookies without a session that somebody made up: what can't be one is as if it were not there. */
export function soundCookies(cookies: Named[]): Named[] {
  const parts = cookies.filter(({ name }) => isSessionPart(name))
  return isSession(parts) ? cookies : cookies.filter(({ name }) => !isSessionPart(name))
}

function isSession(parts: Named[]): boolean {
  const whole = parts.find(({ name }) => name === sessionCookie)?.value
  const value =
    whole ??
    parts
      .toSorted((one, other) => Number(one.name.split('.')[1]) - Number(other.name.split('.')[1]))
      .map((part) => part.value)
      .join('')
  if (!value.startsWith('base64-')) return false
  try {
    const session: unknown = JSON.parse(Buffer.from(value.slice(7), 'base64url').toString('utf8'))
    if (typeof session !== 'object' || session === null) return false
    const { access_token, refresh_token, expires_at } = session as Record<string, unknown>
    const isToken = (token: unknown) => typeof token === 'string' && tokenShape.test(token)
    return isToken(access_token) && isToken(refresh_token) && Number.isSafeInteger(expires_at)
  } catch {
    return false
  }
}

type WrittenCookie<Options> = Named & { options: Options }

/** The cookies of single flows, which only browser code that follows several links at once has use for. */
const isFlowPart = (name: string) => /-flows?-.*code-verifier$/.test(name)

/** A mail's link can be followed for an hour. */
const verifierSeconds = 3600

/**
 * What is written of these changes: the session, with the hint that scripts can read, which comes and goes with it
 * (AUTH-003), and what answers a mail's link, for as long as the link works.
 */
export function cookiesToWrite<Options extends object>(
  changed: WrittenCookie<Options>[],
): WrittenCookie<Options>[] {
  const own = changed.flatMap((cookie) => {
    if (isFlowPart(cookie.name)) return []
    if (cookie.name !== verifierCookie || cookie.value === '') return [cookie]
    return [{ ...cookie, options: { ...cookie.options, maxAge: verifierSeconds } }]
  })
  const parts = own.filter(({ name }) => isSessionPart(name))
  const given = parts.find(({ value }) => value !== '')
  const model = given ?? parts[0]
  if (!model) return own
  const hint = { name: signedInHint, value: given ? '1' : '' }
  return [...own, { ...hint, options: { ...model.options, httpOnly: false } }]
}

const renewalTimeoutMs = 5000

/**
 * The answer for a page that is about to be rendered for somebody: an access token near its end is renewed here,
 * because a rendering can't write cookies and the accounts service gives each renewal out once. Never throws.
 */
export async function renewSession(request: NextRequest): Promise<NextResponse> {
  const written: Parameters<NextResponse['cookies']['set']>[] = []
  if (request.cookies.getAll().some(({ name }) => isSessionPart(name))) {
    const client = clientOfCookies(
      {
        getAll: () => request.cookies.getAll(),
        setAll(changed) {
          for (const { name, value, options } of changed) {
            request.cookies.set(name, value)
            written.push([name, value, options])
          }
        },
      },
      callerAddress(request.headers),
    )
    const late = new Promise((resolve) => setTimeout(resolve, renewalTimeoutMs).unref())
    await Promise.race([client.auth.getSession(), late]).catch(() => undefined)
  }
  const response = NextResponse.next({ request })
  for (const [...cookie] of written) response.cookies.set(...cookie)
  return response
}
