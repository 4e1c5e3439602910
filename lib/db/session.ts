import 'server-only'
import { createServerClient } from '@supabase/ssr'
import { cookies, headers } from 'next/headers'
import { env } from '@/lib/env'
import type { Database } from './database.types'

/**
 * A database client that acts as whoever is signed in by this request's cookies, under the row-level rules. Cookies it renews are
 * written where an answer can carry them: in route handlers, not in renderings.
 */
export async function sessionClient() {
  const [store, request] = await Promise.all([cookies(), headers()])
  const { url, publishableKey } = env.supabase
  const caller = request.get('x-forwarded-for')
  return createServerClient<Database>(url, publishableKey, {
    cookieOptions: { httpOnly: true, sameSite: 'lax', secure: env.siteUrl.startsWith('https:'), path: '/' },
    cookies: {
      getAll: () => store.getAll(),
      setAll(changed) {
        try {
          for (const { name, value, options } of changed) store.set(name, value, options)
        } catch {
          // A rendering can't set cookies; the next call of a route handler renews them.
        }
      },
    },
    global: {
      // Limits of the accounts service count by the visitor, not by this server.
      headers: caller ? { 'x-forwarded-for': caller } : {},
      fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }),
    },
  })
}
