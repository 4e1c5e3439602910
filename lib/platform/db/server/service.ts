import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { requestIdHeaders } from '@/lib/platform/front/server/request-id'
import { env } from '@/lib/platform/server/env'
import type { Database } from './database.types'

/** A database client with the service key, past all row-level rules: only for what the server itself must do. */
export function serviceClient() {
  const { url, secretKey } = env.supabase
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Next would cache these calls when they happen during a rendering.
    global: {
      headers: requestIdHeaders(),
      fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }),
    },
  })
}
