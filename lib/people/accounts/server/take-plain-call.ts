import 'server-only'
import { answerPage, clinicOf, ownPath } from '@/lib/care/forms/server/plain-answer'
import { answerProblem } from '@/lib/platform/http/server/answer'
import { isOwnOrigin } from '@/lib/platform/http/server/own-origin'
import { messagePage, pageOf } from '@/lib/platform/http/server/plain-page'
import { secondsToWait } from '@/lib/platform/http/server/rate-limit'
import { readBody } from '@/lib/platform/server/request-body'
import { escapeHtml } from '@/lib/platform/shared/escape-html'
import type { AccountCall, CallField } from './call'
import { type Refusal, tooOften } from './outcome'
import { runCall } from './run-call'

const mostBytes = 64 * 1024

/** A form as browsers send it without our scripts: led on when it was taken, else shown again with what is wrong. */
export async function takePlainCall(request: Request, call: AccountCall): Promise<Response> {
  if (!isOwnOrigin(request.headers.get('origin')))
    return answerProblem(403, 'forbidden', 'This can only be sent by a page of this site.')
  const bytes = await readBody(request, mostBytes).catch(() => undefined)
  if (!bytes) return answerProblem(413, 'too_large', 'The message is too large.')
  const sent = new URLSearchParams(new TextDecoder().decode(bytes))
  const values = Object.fromEntries(call.fields.map(({ name }) => [name, sent.get(name) ?? '']))
  const wait = await secondsToWait(call.limit, request, call.name)
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
