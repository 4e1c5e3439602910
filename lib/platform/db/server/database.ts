import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient, type PostgrestSingleResponse } from '@supabase/supabase-js'
import { env } from '@/lib/platform/server/env'
import { processState } from '@/lib/platform/server/process-state'
import { requestIdHeaders } from '@/lib/platform/telemetry/server/request'
import type { Database } from './database.types'

/** A database client with the service key, past all row-level rules: only for what the server itself must do. */
export function serviceClient() {
  const { url, secretKey } = env.supabase
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: requestIdHeaders(), fetch: uncached },
  })
}

/** A database client with the publishable key: it sees what any visitor may see. */
export function publicClient() {
  const { url, publishableKey } = env.supabase
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: uncached },
  })
}

/** Next would cache calls that happen during a rendering, and the key goes to no other address that an answer names. */
const uncached: typeof fetch = (input, init) =>
  fetch(input, { ...init, cache: 'no-store', redirect: 'error' })

type Functions = Database['public']['Functions']

/** Every argument may be null, which the generated types do not know; a function without arguments takes none. */
type NullableArguments<Name extends keyof Functions> =
  Functions[Name]['Args'] extends Record<PropertyKey, never>
    ? []
    : [args: { [Key in keyof Functions[Name]['Args']]: Functions[Name]['Args'][Key] | null }]

/**
 * What the database function of this name answers to these arguments, null being a true NULL. `failure` is what to say
 * when it fails: "An account could not be deleted". Throws `DatabaseError`.
 */
export async function callDatabase<Name extends keyof Functions>(
  name: Name,
  failure: string,
  ...args: NullableArguments<Name>
): Promise<Functions[Name]['Returns']> {
  return dataOf<Functions[Name]['Returns']>(ask(name, args), failure)
}

/** The same of a function that answers one row: that row. Throws `DatabaseError`, also when it is not one. */
export async function callDatabaseRow<Name extends keyof Functions>(
  name: Name,
  failure: string,
  ...args: NullableArguments<Name>
): Promise<Row<Functions[Name]['Returns']>> {
  return dataOf<Row<Functions[Name]['Returns']>>(ask(name, args).single(), failure)
}

type Row<Rows> = Rows extends (infer One)[] ? One : never

const ask = <Name extends keyof Functions>(name: Name, [args]: NullableArguments<Name>) =>
  serviceClient().rpc(name, args as Functions[Name]['Args'])

/** What a query answers, whichever client asks it; `failure` as above. Throws `DatabaseError`. */
export async function dataOf<Data>(
  query: PromiseLike<PostgrestSingleResponse<Data>>,
  failure: string,
): Promise<Data> {
  const { data, error, status } = await query
  if (error) throw new DatabaseError(failure, error, status)
  return data
}

/** Data exceptions: the database's sentence about them quotes what was sent. */
const quoting = /^22/

/**
 * The database refused, or did not answer. Its message quotes nothing that was sent: people's data stay out of logs.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  /** PostgreSQL's or PostgREST's; empty when nobody answered. */
  readonly code: string
  /** What it said, the message without the caller's words. */
  readonly reason: string
  /** The answer's, 0 when there was none. */
  readonly status: number

  constructor(failure: string, { code = '', message }: { code?: string; message: string }, status: number) {
    const reason = quoting.test(code) ? code : message
    super(`${failure}: ${reason}`)
    this.code = code
    this.reason = reason
    this.status = status
  }
}

/** A restart of the database takes a few seconds; a visitor waits so long rather than being turned away. */
const pausesMs = [200, 400, 800, 1600, 2500, 2500, 2500, 2500, 2500]

/** What PostgreSQL says while it ends or begins: shut down, crashed, not yet ready, connection lost. */
const passing = /^(?:57P0[123]|08\w{3})$/

/**
 * Asks the database again while it does not answer, for some fifteen seconds. Only for steps that do nothing the
 * second time: an answer that was lost may have been a yes. Resolves or throws as the last try did.
 */
export async function retryOnRestart<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pause of pausesMs) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    await delay(pause)
  }
  return work()
}

const isPassing = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.status === 0 || error.status >= 502 || passing.test(error.code))

type Run = <Result>(work: () => Result) => Result

const outside = () => processState('outside-render', () => ({ run: ((work) => work()) as Run }))

/** Remembers the present context as "no rendering going on". Called once per process, before its first request. */
export function rememberOutside(): void {
  outside().run = AsyncLocalStorage.snapshot()
}

/**
 * Runs the work as if no page were being rendered: Next takes a write during a rendering for proof that the page is
 * dynamic.
 */
export const outsideRender: Run = (work) => outside().run(work)
