import 'server-only'
import { answerPage, clinicOf, ownPath } from '@/lib/care/forms/server/plain-answer'
import { answerProblem } from '@/lib/platform/http/server/answer'
import { isOwnOrigin } from '@/lib/platform/http/server/own-origin'
import { messagePage } from '@/lib/platform/http/server/plain-page'
import { secondsToWait } from '@/lib/platform/http/server/rate-limit'
import { readBody } from '@/lib/platform/server/request-body'
import type { AccountCall } from './call'
import { type Refusal, tooOften } from './outcome'
import { callPage } from './plain-call-page'
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
