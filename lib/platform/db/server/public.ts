import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/platform/server/env'
import type { Database } from './database.types'

/** A database client with the publishable key: it sees what any visitor may see. */
export function publicClient() {
  const { url, publishableKey } = env.supabase
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }) },
  })
}
