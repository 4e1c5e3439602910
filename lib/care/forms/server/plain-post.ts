import 'server-only'
import { type FormId, fieldsOf } from '@/lib/care/forms/shared/model'
import { listEstimateServices } from '@/lib/content/server/estimate-services'
import { getFormText } from '@/lib/content/server/form-texts'
import { answerProblem } from '@/lib/platform/http/server/answer'
import { callerOf } from '@/lib/platform/http/server/caller'
import { isOwnOrigin } from '@/lib/platform/http/server/own-origin'
import { messagePage } from '@/lib/platform/http/server/plain-page'
import { secondsToWait } from '@/lib/platform/http/server/rate-limit'
import { now } from '@/lib/platform/server/clock'
import { readBody } from '@/lib/platform/server/request-body'
import { answerPage, clinicOf, pageBefore } from './plain-answer'
import { formPage } from './plain-page'
import { submitForm } from './submit'

/** More than JSON may have: here a letter can take nine bytes. */
const mostBytes = 256 * 1024

/**
 * A form as browsers send it without our scripts: stored and led on (Post/Redirect/Get), or answered with a page that says what
 * is wrong and still has every typed word.
 */
export async function answerPlainPost(request: Request, form: FormId): Promise<Response> {
  if (!isOwnOrigin(request.headers.get('origin')))
    return answerProblem(403, 'forbidden', 'This can only be sent by a page of this site.')
  const bytes = await readBody(request, mostBytes).catch(() => undefined)
  if (!bytes) return answerProblem(413, 'too_large', 'The message is too large.')
  const { back, ...values } = valuesOf(form, new URLSearchParams(new TextDecoder().decode(bytes)))
  const page = pageBefore(request, back)
  const again = (status: number, title: string, message: string, problems = {}) =>
    answerAgain(form, { status, title, message, problems, values, back: page })
  const text = await getFormText(form).catch(() => null)
  const failure = [
    text?.failureTitle || 'Something went wrong',
    text?.failureText || 'We could not save your request. Please try again or call us.',
  ] as const
  const wait = await secondsToWait('submit-form', request, form)
  if (wait !== null) return again(429, failure[0], `Too many tries. Please wait ${wait} seconds.`)
  try {
    // No script could make a key: the same words by the same caller on one day are the same message.
    const key = `${callerOf(request)} ${now().toISOString().slice(0, 10)}`
    const submitted = await submitForm(form, values, { key, stamp: undefined })
    if (submitted.outcome === 'invalid') {
      const title = text?.missingTitle || 'Required Fields Missing'
      return again(400, title, text?.missingText ?? '', submitted.problems)
    }
  } catch (error) {
    console.error(`The form ${form} was not stored: ${error instanceof Error ? error.message : error}`)
    return again(503, ...failure)
  }
  const location = `/api/forms/${form}?back=${encodeURIComponent(page)}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** The page a stored form leads to. */
export async function answerReceived(request: Request, form: FormId): Promise<Response> {
  const [text, clinic] = await Promise.all([getFormText(form).catch(() => null), clinicOf()])
  const back = pageBefore(request, new URL(request.url).searchParams.get('back'))
  const title = text?.successTitle || 'Received'
  const message = text?.heldText || text?.successText || ''
  return answerPage(200, messagePage({ title: text?.heldTitle || title, message, back, clinic }))
}

type Again = Omit<Parameters<typeof formPage>[0], 'form' | 'clinic' | 'services' | 'button'> & {
  status: number
}

async function answerAgain(form: FormId, { status, ...again }: Again): Promise<Response> {
  const [text, clinic, services] = await Promise.all([
    getFormText(form).catch(() => null),
    clinicOf(),
    form === 'estimate' ? listEstimateServices().catch(() => []) : [],
  ])
  return answerPage(status, formPage({ ...again, form, clinic, services, button: text?.button || 'Send' }))
}

/** The form's fields as its schema wants them: lines that end in one way, the services as a list. */
function valuesOf(form: FormId, data: URLSearchParams): Record<string, unknown> {
  const several = fieldsOf(form).flatMap(({ kind, name }) => (kind === 'services' ? [name] : []))
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [
      name,
      several.includes(name) ? data.getAll(name) : (data.get(name) ?? '').replaceAll('\r\n', '\n'),
    ]),
  )
}
