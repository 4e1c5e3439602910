import 'server-only'
import type { z } from 'zod'
import { env } from '@/lib/platform/server/env'
import { readBody } from '@/lib/platform/server/request-body'
import { log } from '@/lib/platform/telemetry/server/log'
import { answerJson, answerProblem, answerTooOften } from './answer'
import { type Limit, secondsToWait } from './limits'

const maxBytes = 64 * 1024

type Options<Schema extends z.ZodType> = {
  schema: Schema
  limit: Limit
  /** The same for everybody together, where many addresses could do harm that one can not. */
  overall?: Limit
  /** Each scope, such as each form, has a limit of its own. */
  scope?: string
}

/**
 * Every change a browser asks for comes through here: own pages only, JSON only, at most 64 KB, within the rate
 * limit, and exactly the fields of the schema. Refusals are {error, message} and, for a wrong field, {field}.
 */
export async function handleMutation<Schema extends z.ZodType>(
  request: Request,
  { schema, limit, overall, scope }: Options<Schema>,
  handle: (input: z.infer<Schema>) => Promise<Response>,
): Promise<Response> {
  if (!isOwnOrigin(request.headers.get('origin'))) {
    log.warn('front', 'A change that no page of ours asked for was refused')
    return answerProblem(403, 'forbidden', 'This can only be asked by a page of this site.')
  }
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return answerProblem(415, 'not_json', 'Send JSON (content-type: application/json).')
  const wait = await secondsToWait(limit, ...(scope ? [scope] : []), request)
  if (wait !== null) return answerTooOften(wait)
  const bytes = await readBody(request, maxBytes).catch(() => undefined)
  if (!bytes) return answerProblem(413, 'too_large', 'The message is too large.')
  const input = schema.safeParse(parsed(bytes))
  if (!input.success) return answerJson(400, { error: 'invalid', ...describeProblem(input.error) })
  const waitOverall = overall ? await secondsToWait(overall) : null
  return waitOverall === null ? handle(input.data) : answerTooOften(waitOverall)
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** Names the first wrong field, such as `lines.0.quantity`, and says what is wrong with it. */
function describeProblem(error: z.ZodError): { field: string; message: string } {
  const [issue] = error.issues
  const path = issue?.path.map(String) ?? []
  if (issue?.code === 'unrecognized_keys') path.push(issue.keys[0] ?? '')
  const field = path.join('.') || 'body'
  const reason =
    issue?.code === 'unrecognized_keys' ? 'is not taken from the browser' : (issue?.message ?? 'is wrong')
  return { field, message: `${field}: ${reason}` }
}

/** Whether this Host header names our own site: the public address, or this machine's. */
export function isOwnHost(host: string | null | undefined): boolean {
  if (!host) return false
  const { port } = new URL(env.ownUrl)
  return [new URL(env.siteUrl).host, `localhost:${port}`, `127.0.0.1:${port}`].includes(host.toLowerCase())
}

/**
 * Whether this Origin header names our own site; a live one only by its public address. A missing one and `null` do
 * not.
 */
export function isOwnOrigin(origin: string | null): boolean {
  if (origin === null || !URL.canParse(origin)) return false
  return env.isLive ? origin === new URL(env.siteUrl).origin : isOwnHost(new URL(origin).host)
}
