import 'server-only'
import { cookies, headers } from 'next/headers'
import { signedInHint } from '@/lib/accounts/model'
import { callerAddress } from '@/lib/http/caller'
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

/** Takes the session and the hint from this browser, whatever they are worth. Only where an answer can carry cookies. */
export async function dropSession(): Promise<void> {
  const store = await cookies()
  for (const { name } of store.getAll())
    if (isSessionPart(name) || name === signedInHint) store.set(name, '', { path: '/', maxAge: 0 })
}
