import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { type Kysely, sql } from 'kysely'

/**
 * HTTP status of database errors, as hosted PostgREST gives it; without these lite answers 500 and hides the reason.
 */
const statusOfCode: Record<string, number> = {
  '23514': 400,
  P0001: 400,
  '40001': 500,
  '40P01': 500,
  '57014': 500,
  '53300': 503,
}

// PostgREST gives money as JSON numbers, lite as text.
const numeric = { to: 1700, from: [1700], serialize: String, parse: Number }

// lite hands over some values already serialized and would store them as a JSON string.
const jsonb = {
  to: 3802,
  from: [3802],
  parse: JSON.parse,
  serialize: (value: unknown) =>
    typeof value === 'string' && /^\s*[[{]/.test(value) ? value : JSON.stringify(value),
}

/** lite's connection, corrected where it differs from hosted Supabase (docs/contracts/supabase-local.md 6 and 7). */
export function connectLite(url: string): PostgresConnection {
  const connection = createPostgresConnection({
    url,
    postgresOptions: { onnotice: () => undefined, max: 8, idle_timeout: 120, types: { numeric, jsonb } },
  })
  // Otherwise lite grants every table to everybody at the first request, or runs as superuser where it finds no rule.
  Reflect.set(connection, 'rlsState', 'active')
  // lite sets each by a statement of its own, six to eleven a call: a third of what a call costs the processor.
  Reflect.set(connection, 'applyJwtSessionContext', setCaller)
  Reflect.set(connection, 'applyRpcRequestGucs', setRequest)
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => asPostgrestError(normalize(error))
  return connection
}

type Database = Kysely<unknown>
type Caller = { auth?: { uid?: string | null; role?: string; jwt?: object | null } }
type FunctionCall = { method: string; path: string; requestHeaders?: object }

/** Who asks, for this transaction: what row-level rules read. */
function setCaller(database: Database, { auth }: Caller): Promise<void> {
  const role = auth?.role || 'anon'
  return configure(database, {
    'request.jwt.claim.sub': auth?.uid ?? '',
    'request.jwt.claim.role': role,
    ...(auth?.jwt && { 'request.jwt.claims': JSON.stringify(auth.jwt) }),
    role,
  })
}

/** The request a function may read, and the answer it may set. */
function setRequest(database: Database, { method, path, requestHeaders = {} }: FunctionCall): Promise<void> {
  return configure(database, {
    'response.status': '',
    'response.headers': '',
    'request.method': method,
    'request.path': path,
    'request.headers': JSON.stringify(requestHeaders),
  })
}

async function configure(database: Database, settings: Record<string, string>): Promise<void> {
  const calls = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(calls)}`.execute(database)
}

function asPostgrestError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const { code, message, detail, hint } = error as Error & { code: unknown; detail?: string; hint?: string }
  if (typeof code !== 'string' || !isOurs(code)) return error
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
    detail: JSON.stringify({
      status: statusOfCode[code] ?? (code.startsWith('P0') ? 500 : 400),
      headers: {},
    }),
  }
}

function isOurs(code: string): boolean {
  return code in statusOfCode || /^(P0|23P|22)[0-9A-Z]{2,3}$/.test(code)
}
