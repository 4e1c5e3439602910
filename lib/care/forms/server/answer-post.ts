import 'server-only'
import { type FormId, fieldsOf } from '@/lib/care/forms/shared/forms'
import { getFormText } from '@/lib/content/server/form-texts'
import { getSiteSettings } from '@/lib/content/server/settings'
import { answerAgain } from '@/lib/platform/forms/server/answer-again'
import type { Problems } from '@/lib/platform/forms/shared/schema'
import { answerPage, answerProblem, callerOf, messagePage } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { isOwnOrigin } from '@/lib/platform/http/server/mutation'
import { now } from '@/lib/platform/server/clock'
import { readBody } from '@/lib/platform/server/request-body'
import { ownPath } from '@/lib/platform/shared/text'
import { log } from '@/lib/platform/telemetry/server/log'
import { submitForm } from './submit'

/** More than JSON may have: here a letter can take nine bytes. */
const maxBytes = 256 * 1024

/**
 * A form as browsers send it without our scripts: stored and led on (Post/Redirect/Get), or answered with a page that
 * says what is wrong and still has every typed word.
 */
export async function answerPost(request: Request, form: FormId): Promise<Response> {
  if (!isOwnOrigin(request.headers.get('origin')))
    return answerProblem(403, 'forbidden', 'This can only be sent by a page of this site.')
  const bytes = await readBody(request, maxBytes).catch(() => undefined)
  if (!bytes) return answerProblem(413, 'too_large', 'The message is too large.')
  const { back, ...values } = valuesOf(form, new URLSearchParams(new TextDecoder().decode(bytes)))
  const page = pageBefore(request, back)
  const again = (status: number, title: string, message: string, problems: Problems = {}) =>
    drawAgain(request, form, status, { title, message, problems, values, back: page })
  const text = await getFormText(form).catch(() => null)
  const failure = [
    text?.failureTitle || 'Something went wrong',
    text?.failureText || 'We could not save your request. Please try again or call us.',
  ] as const
  const wait = await secondsToWait('submit-form', form, request)
  if (wait !== null) return again(429, failure[0], `Too many tries. Please wait ${wait} seconds.`)
  let path: string | undefined
  try {
    // No script could make a key: the same words by the same caller on one day are the same message.
    const key = `${callerOf(request)} ${now().toISOString().slice(0, 10)}`
    const submitted = await submitForm(form, values, { key, stamp: undefined })
    if (submitted.outcome === 'invalid') {
      const title = text?.missingTitle || 'Required Fields Missing'
      return again(400, title, text?.missingText ?? '', submitted.problems)
    }
    path = submitted.path
  } catch (error) {
    log.error('forms', 'A form was not stored', { error, form })
    return again(503, ...failure)
  }
  const query = new URLSearchParams({ back: page, ...(path && { more: path }) })
  const location = `/forms/${form}/sent?${query}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

type Drawn = {
  title: string
  message: string
  problems: Problems
  values: Record<string, unknown>
  back: string
}

/** The form's own page, or where that can't be drawn at least what is wrong. */
async function drawAgain(request: Request, form: FormId, status: number, { back, ...drawn }: Drawn) {
  const path = `/forms/${form}?back=${encodeURIComponent(back)}`
  return answerAgain(request, path, status, { form, ...drawn }).catch(async (error) => {
    log.error('forms', 'A form could not be drawn again', { error, form })
    const message = [drawn.message, ...Object.values(drawn.problems)].join(' ')
    return answerPage(status, messagePage({ title: drawn.title, message, back, clinic: await clinicOf() }))
  })
}

/** The form's fields as its schema wants them: lines that end in one way, the services as a list. */
function valuesOf(form: FormId, data: URLSearchParams): Record<string, unknown> {
  const several = fieldsOf(form).flatMap(({ kind, name }) => (kind === 'several' ? [name] : []))
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      several.includes(name) ? data.getAll(name) : (data.get(name) ?? '').replaceAll('\r\n', '\n'),
    ]),
  )
}

/** Whose page it is; empty words while the CMS is away. */
export async function clinicOf() {
  const settings = await getSiteSettings().catch(() => null)
  return { name: settings?.clinicName ?? '', phone: settings?.phone ?? '' }
}

/** The page of ours a visitor comes from: the one that was named, else the one the browser names, else home. */
export function pageBefore(request: Request, named: unknown): string {
  const referer = request.headers.get('referer') ?? ''
  return ownPath(named) ?? ((URL.canParse(referer) && ownPath(new URL(referer).pathname)) || '/')
}
