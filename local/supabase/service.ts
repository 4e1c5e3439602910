import { App } from '@supabase/lite'
import postgres from 'postgres'
import { readBody } from '../../lib/platform/server/request-body.ts'
import type { OutgoingMail } from '../mail/store.ts'
import { type DemoPerson, seedStaff } from '../people.ts'
import type { Secrets } from '../secrets.ts'
import type { StackService } from '../stack.ts'
import { createAccounts, mailTemplates, textOfHtml } from './accounts.ts'
import { connectLite } from './connection.ts'
import { bootstrapDatabase, migrate } from './migrate.ts'
import { createAuthLimits, secondsToWait } from './rate-limit.ts'

type SupabaseOptions = {
  databaseUrl: string
  secrets: Pick<Secrets, 'jwtSecret' | 'publishableKey' | 'secretKey'>
  siteUrl: string
  /** Become the staff of a new database. */
  people: DemoPerson[]
  sendMail(mail: OutgoingMail): Promise<void>
}

const largestBody = 1024 * 1024

/**
 * Supabase's `/auth/v1` and `/rest/v1` by lite, after the migrations have run.
 * @throws {StartupProblem} naming the migration that failed.
 */
export async function openSupabase(options: SupabaseOptions): Promise<StackService> {
  const { databaseUrl, siteUrl, sendMail } = options
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined })
  const connection = connectLite(databaseUrl)
  const app = new App({ ...liteConfig(options), connection })
  const limits = createAuthLimits()
  const answerAccounts = createAccounts({ sql, siteUrl, send: sendMail })
  try {
    await bootstrapDatabase(sql)
    await app.init()
    await app.ensureSystemSchema()
    await migrate(sql)
    await seedStaff(sql, options.people)
  } catch (error) {
    await Promise.all([connection.close(), sql.end()])
    throw error
  }
  return {
    async fetch(request, peerAddress) {
      const { pathname, searchParams } = new URL(request.url)
      // lite has more, such as its whole configuration under /_system.
      if (!/^\/(auth|rest)\/v1(\/|$)/.test(pathname))
        return problem(404, 'not_found', 'Nothing is served here.')
      const body = await readBody(request, largestBody)
      if (!body) return problem(413, 'request_too_large', 'The request body has more than 1 MB.')
      const json = parseJson(body)
      const refusal = bodyProblem(pathname, json)
      if (refusal) return problem(400, 'bad_json', refusal)
      const call = pathname.match(/^\/auth\/v1\/(\w+)\/?$/)?.[1]
      if (call && request.method !== 'OPTIONS') {
        const email = textField(json, 'email') ?? searchParams.get('email') ?? undefined
        const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || peerAddress
        const wait = await secondsToWait(limits, call, { address, email })
        if (wait !== undefined) {
          return problem(429, 'over_request_rate_limit', 'Too many tries, wait a while.', {
            'retry-after': `${wait}`,
          })
        }
      }
      const { method, headers } = request
      const hasBody = method !== 'GET' && method !== 'HEAD'
      const proceed = async () =>
        app.fetch(new Request(request.url, { method, headers, ...(hasBody && { body }) }), { peerAddress })
      if (!call || method !== 'POST' || !hasKey(request, options.secrets)) return proceed()
      return answerAccounts({ name: call, field: (name) => textField(json, name), proceed })
    },
    async isHealthy() {
      await sql`select 1`
      return true
    },
    async stop() {
      await Promise.all([connection.close(), sql.end({ timeout: 5 })])
    },
  }
}

function liteConfig({ secrets, siteUrl, sendMail }: SupabaseOptions) {
  return {
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      jwt_expiry: 3600,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      minimum_password_length: 8,
      email: {
        enable_confirmations: true,
        otp_length: 10,
        // As hosted with 'Secure email change' off: the new mailbox confirms, the site tells the old one.
        double_confirm_changes: false,
        template: mailTemplates,
      },
    },
    studio: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: {
        email: {
          send: (mail: OutgoingMail) =>
            sendMail({ ...mail, ...(mail.html && { text: textOfHtml(mail.html) }) }),
        },
      },
    },
  }
}

/** Undefined when it is no JSON. */
function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

function textField(json: unknown, name: string): string | undefined {
  const value = typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined
  return typeof value === 'string' ? value : undefined
}

function hasKey(request: Request, secrets: SupabaseOptions['secrets']): boolean {
  const key = request.headers.get('apikey')
  return key === secrets.publishableKey || key === secrets.secretKey
}

function problem(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  // Both APIs' clients read `message`; the one for accounts also `error_code`.
  return Response.json({ code, error_code: code, message, msg: message }, { status, headers })
}

const deepest = 100
const texts = ['email', 'phone', 'password', 'token', 'token_hash', 'refresh_token', 'type']

/**
 * What hosted Supabase would refuse with 400 in this JSON body and lite answers with 500, as a sentence that names
 * the field; undefined when there is nothing. Bodies that are no JSON are lite's own matter.
 */
export function bodyProblem(pathname: string, body: unknown): string | undefined {
  if (body === undefined) return undefined
  const values = allValues(body)
  if (!values) return `The request body is nested deeper than ${deepest} levels.`
  if (values.some((value) => typeof value === 'string' && value.includes('\0')))
    return 'The request body holds a NUL character (\\u0000).'
  if (values.some((value) => typeof value === 'string' && !value.isWellFormed()))
    return 'The request body holds half of a character.'
  const isAuth = pathname.startsWith('/auth/')
  if (!isAuth && !pathname.startsWith('/rest/v1/rpc/')) return undefined
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return 'The request body must be a JSON object.'
  const wrong = isAuth && texts.find((name) => !isTextOrNothing(Reflect.get(body, name)))
  return wrong ? `The field "${wrong}" must be text.` : undefined
}

const isTextOrNothing = (value: unknown) => value === undefined || value === null || typeof value === 'string'

/**
 * Every value inside, and the keys; undefined when it is nested too deeply. Not recursive, because the depth is the
 * caller's.
 */
function allValues(body: unknown): unknown[] | undefined {
  const found: unknown[] = []
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return undefined
    const objects = level.filter((value) => typeof value === 'object' && value !== null)
    for (const value of level) found.push(value)
    for (const value of objects)
      if (!Array.isArray(value)) for (const key of Object.keys(value)) found.push(key)
    level = objects.flatMap((value) => Object.values(value))
  }
  return found
}
