import 'server-only'
import { z } from 'zod'
import { answerJson } from '@/lib/platform/http/server/answer'
import { handleMutation } from '@/lib/platform/http/server/mutation'
import type { AccountCall, CallField } from './call'
import type { Outcome } from './outcome'
import { runCall } from './run-call'
import { takePlainCall } from './take-plain-call'

/** More than any field may have, less than what is work to look at. */
const mostLetters = 4000

/** Answers an account call: JSON of our scripts by JSON, a plain form by a page. Limits, own origin and size as for every change. */
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
          .max(mostLetters, `${label} is too long.`)
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
