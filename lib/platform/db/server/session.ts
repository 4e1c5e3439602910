import 'server-only'
import { cookies, headers } from 'next/headers'
import { callerAddress } from '@/lib/platform/http/server/caller'
import { signedInHint } from '@/lib/platform/shared/cookie-names'
import { clientOfCookies } from './session-client'
import { isSessionPart } from './session-cookies'

/**
 * A database client that acts as whoever is signed in by this request's cookies, under the row-level rules. Cookies it renews are
 * written where an answer can carry them: in route handlers; before a page is rendered the proxy has renewed them.
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

/** The same, but what it would write waits for `keep()`: a browser is given a session only once it is known whose it is. */
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

/** Takes the session and the hint from this browser, whatever they are worth. Only where an answer can carry cookies. */
export async function dropSession(): Promise<void> {
  const [store, request] = await Promise.all([cookies(), headers()])
  // From the header: what can't be read is in no list of cookies, and has to go all the same.
  const names = (request.get('cookie') ?? '').split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '')
  for (const name of new Set(names))
    if (isSessionPart(name) || name === signedInHint) store.set(name, '', { path: '/', maxAge: 0 })
}
