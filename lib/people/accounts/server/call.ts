import 'server-only'
import { z } from 'zod'
import { answerPage, clinicOf, ownPath } from '@/lib/care/forms/server/plain'
import {
  answerJson,
  answerProblem,
  callerAddress,
  callerOf,
  messagePage,
  pageOf,
} from '@/lib/platform/http/server/answer'
import { type Limit, secondsToWait } from '@/lib/platform/http/server/limits'
import { handleMutation, isOwnOrigin } from '@/lib/platform/http/server/mutation'
import { readBody } from '@/lib/platform/server/request-body'
import { escapeHtml } from '@/lib/platform/shared/text'
import { type Outcome, type Refusal, tooOften } from './outcome'
import { outageRefusal } from './session'

/** More than any field may have, less than what is work to look at. */
const maxLetters = 4000

/**
 * Answers an account call: JSON of our scripts by JSON, a plain form by a page. Limits, own origin and size as for
 * every change.
 */
export async function takeCall(request: Request, call: AccountCall): Promise<Response> {
  const type = request.headers.get('content-type') ?? ''
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return takePlainCall(request, call)
  const options = { schema: schemaOf(call.fields), limit: call.limit, scope: call.name }
  return handleMutation(request, options, async (input) => {
    const values = Object.fromEntries(
      call.fields.map(({ name }) => [name, (input as Record<string, string | undefined>)[name] ?? '']),
    )
    return asJson(await runCall(request, call, values))
  })
}

function schemaOf(fields: CallField[]) {
  return z.strictObject(
    Object.fromEntries(
      fields.map(({ name, label, isOptional }) => {
        const text = z
          .string({
            error: ({ input }) => (input === undefined ? `${label} is missing.` : `${label} must be text.`),
          })
          .max(maxLetters, `${label} is too long.`)
        return [name, isOptional ? text.optional() : text]
      }),
    ),
  )
}

function asJson(outcome: Outcome): Response {
  if (outcome.kind === 'done') return answerJson(200, outcome.body)
  const { status, error, message, field, retryAfterSeconds } = outcome
  return answerJson(
    status,
    { error, message, ...(field && { field }) },
    retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {},
  )
}

export type CallField = {
  name: string
  label: string
  type: 'text' | 'email' | 'password' | 'hidden'
  autoComplete?: string
  isOptional?: boolean
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
  fields: CallField[]
  limit: Limit
  /** What is said above a plain form that was not taken. */
  failureTitle: string
  button: string
  /** What a plain form's sender reads when it was taken, where no other page says so. */
  told?: { title: string; text: string }
  /** Where a plain form that was not taken leads back to; without it, the account. */
  back?: { href: string; label: string }
  /** A plain form may say in `next` to which page of ours its sender wants to go. */
  leadsOn?: boolean
  run(values: Record<string, string>, caller: Caller): Promise<Outcome>
}

/** Runs it; an outage becomes a refusal that says so. */
async function runCall(
  request: Request,
  call: AccountCall,
  values: Record<string, string>,
): Promise<Outcome> {
  try {
    return await call.run(values, { network: callerOf(request), address: callerAddress(request.headers) })
  } catch (error) {
    console.error(`Account call ${call.name}: ${error instanceof Error ? error.message : error}`)
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
  return outcome.goTo ? leadTo(outcome.goTo) : showAgain(call, outcome, values)
}

/** The page a call leads to that has no page of its own. */
export async function answerTold({ told }: AccountCall): Promise<Response> {
  const words = told ?? { title: 'Done', text: '' }
  const clinic = await clinicOf()
  return answerPage(200, messagePage({ title: words.title, message: words.text, back: '/', clinic }))
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

async function showAgain(call: AccountCall, refusal: Refusal, values: Record<string, string>) {
  const response = answerPage(refusal.status, callPage(call, refusal, values, await clinicOf()))
  if (refusal.retryAfterSeconds) response.headers.set('retry-after', String(refusal.retryAfterSeconds))
  return response
}

/** A call's form once more, for browsers without our scripts: what is wrong, and what was typed except passwords. */
export function callPage(
  call: AccountCall,
  { message, field }: Refusal,
  values: Record<string, string>,
  clinic: { name: string; phone: string },
): string {
  const back = call.back ?? { href: '/account', label: 'Back to your account' }
  const inputs = call.fields.map((one) =>
    inputOf(one, values[one.name] ?? '', one.name === field ? message : null),
  )
  return pageOf(
    call.failureTitle,
    clinic,
    `<div role="alert"><p>${escapeHtml(message)}</p></div>
<form action="/api/account/${call.name}" method="post"><fieldset>${inputs.join('')}</fieldset><button>${escapeHtml(call.button)}</button></form>
<p><a href="${back.href}">${escapeHtml(back.label)}</a></p>`,
  )
}

function inputOf(
  { name, label, type, autoComplete, isOptional }: CallField,
  value: string,
  problem: string | null,
) {
  const kept = type === 'password' ? '' : ` value="${escapeHtml(value)}"`
  if (type === 'hidden') return `<input type="hidden" name="${name}"${kept}>`
  const state = problem ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''
  const said = problem ? `<strong id="${name}-problem">${escapeHtml(problem)}</strong>` : ''
  const fill = autoComplete ? ` autocomplete="${autoComplete}"` : ''
  return `<label for="${name}">${escapeHtml(label)}${isOptional ? ' (optional)' : ''}</label><input id="${name}" name="${name}" type="${type}"${kept}${fill}${state}>${said}`
}
