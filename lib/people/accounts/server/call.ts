import 'server-only'
import { z } from 'zod'
import { clinicOf } from '@/lib/care/forms/server/answer-post'
import { answerAgain } from '@/lib/platform/forms/server/answer-again'
import type { Field } from '@/lib/platform/forms/shared/field'
import { problemsOf, schemaOf } from '@/lib/platform/forms/shared/schema'
import {
  answerJson,
  answerPage,
  answerProblem,
  callerAddress,
  callerOf,
  messagePage,
} from '@/lib/platform/http/server/answer'
import { type Limit, secondsToWait } from '@/lib/platform/http/server/limits'
import { handleMutation, isOwnOrigin } from '@/lib/platform/http/server/mutation'
import { readBody } from '@/lib/platform/server/request-body'
import { ownPath } from '@/lib/platform/shared/text'
import { log } from '@/lib/platform/telemetry/server/log'
import { type Outcome, type Refusal, tooOften, wrongFields } from './outcome'
import { outageRefusal } from './session'

/**
 * Answers an account call: JSON of our scripts by JSON, a plain form by a page. Limits, own origin and size as for
 * every change.
 */
export async function takeCall(request: Request, call: AccountCall): Promise<Response> {
  const type = request.headers.get('content-type') ?? ''
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return takePlainCall(request, call)
  const options = { schema: anyFields(call), limit: call.limit, scope: call.name }
  return handleMutation(request, options, async (values) => asJson(await runCall(request, call, values)))
}

/** Text under the names of the call's fields: what is wrong with it, their own schema says. */
const anyFields = ({ fields }: AccountCall) =>
  z.strictObject(
    Object.fromEntries(
      fields.map(({ name, label }) => [name, z.string(`${label} must be text.`).optional()]),
    ),
  )

function asJson(outcome: Outcome): Response {
  if (outcome.kind === 'done') return answerJson(200, outcome.body)
  const { status, error, message, problems = {}, retryAfterSeconds } = outcome
  const [field] = Object.keys(problems)
  return answerJson(
    status,
    { error, message, ...(field && { field, problems }) },
    retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {},
  )
}

export type Caller = {
  /** The network, hashed. */
  network: string
  /** The address, for the accounts service's own limits; null when nobody stands in between. */
  address: string | null
}

/**
 * One thing a shopper asks of the accounts: an endpoint of the same name takes it, from scripts and from plain forms.
 */
export type AccountCall = {
  name: string
  fields: readonly Field[]
  limit: Limit
  /** What is said above a plain form that was not taken. */
  failureTitle: string
  /** Where its form stands, to be drawn once more; without it, the account. */
  page?(values: Record<string, string>): string
  /** A plain form may say in `next` to which page of ours its sender wants to go. */
  leadsOn?: boolean
  run(values: Record<string, string>, caller: Caller): Promise<Outcome>
}

/** Runs it; an outage becomes a refusal that says so. */
async function runCall(
  request: Request,
  call: AccountCall,
  typed: Record<string, string | undefined>,
): Promise<Outcome> {
  const checked = schemaOf(call.fields).safeParse(typed)
  if (!checked.success) return wrongFields(problemsOf(checked.error))
  const values = checked.data as Record<string, string>
  try {
    const caller = { network: callerOf(request), address: callerAddress(request.headers) }
    const outcome = await call.run(values, caller)
    // Who came in and who did not, for who looks for guessing: which call and why, never whose account.
    if (outcome.kind === 'done') log.info('accounts', 'A call of an account was done', { call: call.name })
    else
      log.warn('accounts', 'A call of an account was refused', {
        call: call.name,
        status: outcome.status,
        code: outcome.error,
      })
    return outcome
  } catch (error) {
    log.error('accounts', 'A call of an account failed', { call: call.name, error })
    return outageRefusal()
  }
}

const maxBytes = 64 * 1024

/** A form as browsers send it without our scripts: led on when it was taken, else shown again with what is wrong. */
async function takePlainCall(request: Request, call: AccountCall): Promise<Response> {
  if (!isOwnOrigin(request.headers.get('origin')))
    return answerProblem(403, 'forbidden', 'This can only be sent by a page of this site.')
  const bytes = await readBody(request, maxBytes).catch(() => undefined)
  if (!bytes) return answerProblem(413, 'too_large', 'The message is too large.')
  const sent = new URLSearchParams(new TextDecoder().decode(bytes))
  const values = Object.fromEntries(call.fields.map(({ name }) => [name, sent.get(name) ?? '']))
  const wait = await secondsToWait(call.limit, call.name, request)
  const outcome = wait === null ? await runCall(request, call, values) : tooOften(wait)
  if (outcome.kind === 'done' && outcome.fileName) return giveFile(outcome.fileName, outcome.body)
  if (outcome.kind === 'done') return leadTo((call.leadsOn && ownPath(sent.get('next'))) || outcome.goTo)
  return outcome.goTo ? leadTo(outcome.goTo) : showAgain(request, call, outcome, values)
}

const leadTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

const giveFile = (name: string, body: object) =>
  new Response(`${JSON.stringify(body, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })

/** The page on which the form stands, with what is wrong and what was typed except passwords. */
async function showAgain(
  request: Request,
  call: AccountCall,
  { status, message, problems = {}, retryAfterSeconds }: Refusal,
  values: Record<string, string>,
): Promise<Response> {
  const isOfPage = call.fields.length === 0
  const kept = call.fields.filter(({ kind }) => kind !== 'password').map(({ name }) => [name, values[name]])
  const title = call.failureTitle
  const response = await answerAgain(request, call.page?.(values) ?? '/account', status, {
    form: call.name,
    title,
    message: Object.keys(problems).length > 0 ? title : isOfPage ? `${title}: ${message}` : message,
    problems,
    values: Object.fromEntries(kept),
    isOfPage,
  }).catch(async (error) => {
    log.error('accounts', 'A form could not be drawn again', { error })
    return answerPage(status, messagePage({ title, message, back: '/account', clinic: await clinicOf() }))
  })
  if (retryAfterSeconds) response.headers.set('retry-after', String(retryAfterSeconds))
  return response
}
