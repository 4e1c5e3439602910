import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { requestIdHeaders } from '@/lib/platform/front/server/requests'
import { env } from '@/lib/platform/server/env'
import { processState } from '@/lib/platform/server/process-state'
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

/** A database client with the publishable key: it sees what any visitor may see. */
export function publicClient() {
  const { url, publishableKey } = env.supabase
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetch(input, { ...init, cache: 'no-store' }) },
  })
}

/** A restart of the database takes a few seconds; a visitor waits so long rather than being turned away. */
const pausesMs = [200, 400, 800, 1600, 2500, 2500, 2500, 2500, 2500]

/** What PostgreSQL says while it ends or begins: shut down, crashed, not yet ready, connection lost. */
const passing = /^(?:57P0[123]|08\w{3})$/

type Answer = { status: number; error: { code?: string } | null }

/**
 * Asks the database again while it does not answer, for some fifteen seconds. Only for steps that do nothing the second time: an
 * answer that was lost may have been a yes. Resolves with the last answer, whatever it is.
 */
export async function insist<A extends Answer>(ask: () => PromiseLike<A>): Promise<A> {
  for (const pause of pausesMs) {
    const answer = await ask()
    if (!isPassing(answer)) return answer
    await delay(pause)
  }
  return ask()
}

const isPassing = ({ status, error }: Answer): boolean =>
  error !== null && (status === 0 || status >= 502 || passing.test(error.code ?? ''))

/** A moment of the database's as every browser reads it: it writes `2026-11-21 12:12:50.034+00` or ISO, always to the microsecond. */
export function isoMoment(stored: string): string
export function isoMoment(stored: string | null): string | null
export function isoMoment(stored: string | null): string | null {
  return stored === null ? null : stored.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

type Run = <Result>(work: () => Result) => Result

const outside = () => processState('outside-render', () => ({ run: ((work) => work()) as Run }))

/** Remembers the present context as "no rendering going on". Called once per process, before its first request. */
export function rememberOutside(): void {
  outside().run = AsyncLocalStorage.snapshot()
}

/** Runs the work as if no page were being rendered: Next takes a write during a rendering for proof that the page is dynamic. */
export const outsideRender: Run = (work) => outside().run(work)
