import 'server-only'
import type { Field } from '@/lib/care/forms/shared/field'
import { type FormId, fieldsOf, forms } from '@/lib/care/forms/shared/forms'
import { honeypotName } from '@/lib/care/forms/shared/honeypot'
import { listEstimateServices } from '@/lib/content/server/estimate-services'
import { getFormText } from '@/lib/content/server/form-texts'
import { getSiteSettings } from '@/lib/content/server/settings'
import {
  answerProblem,
  backLink,
  callerOf,
  type Message,
  messagePage,
  pageOf,
} from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { isOwnOrigin } from '@/lib/platform/http/server/mutation'
import { now } from '@/lib/platform/server/clock'
import { readBody } from '@/lib/platform/server/request-body'
import { escapeHtml } from '@/lib/platform/shared/text'
import { submitForm } from './submit'

/** More than JSON may have: here a letter can take nine bytes. */
const maxBytes = 256 * 1024

/**
 * A form as browsers send it without our scripts: stored and led on (Post/Redirect/Get), or answered with a page that
 * says what is wrong and still has every typed word.
 */
export async function answerPlainPost(request: Request, form: FormId): Promise<Response> {
  if (!isOwnOrigin(request.headers.get('origin')))
    return answerProblem(403, 'forbidden', 'This can only be sent by a page of this site.')
  const bytes = await readBody(request, maxBytes).catch(() => undefined)
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
  const wait = await secondsToWait('submit-form', form, request)
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

type Service = { slug: string | null; title: string | null }
type FormPage = Message & {
  form: FormId
  button: string
  services: Service[]
  problems: Record<string, string>
  values: Record<string, unknown>
  /** Nothing went wrong: the message is no alert. */
  isNew?: boolean
}

/** A form that was not stored, with what was typed and what is wrong; or a new one. */
export function formPage({
  form,
  title,
  message,
  problems,
  values,
  services,
  button,
  back,
  clinic,
  isNew,
}: FormPage) {
  const list = Object.entries(problems).map(
    ([name, problem]) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(problem)}</a></li>`,
  )
  const sections = forms[form].sections.map(
    ({ legend, fields }) =>
      `<fieldset><legend>${escapeHtml(legend)}</legend>${fields
        .map((field) => fieldHtml(field, values[field.name], problems[field.name], services))
        .join('')}</fieldset>`,
  )
  return pageOf(
    title,
    clinic,
    `<div${isNew ? '' : ' role="alert"'}><p>${escapeHtml(message)}</p>${list.length > 0 ? `<ul>${list.join('')}</ul>` : ''}</div>
<form action="/api/forms/${form}" method="post">${sections.join('')}
<div hidden><input name="${honeypotName}" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="back" value="${escapeHtml(back)}"><button>${escapeHtml(button)}</button></form>
<p>${backLink(back)}</p>`,
  )
}

function fieldHtml(field: Field, value: unknown, problem: string | undefined, services: Service[]): string {
  const said = problem ? `<strong id="${field.name}-problem">${escapeHtml(problem)}</strong>` : ''
  if (field.kind === 'services') {
    const chosen = Array.isArray(value) ? value : []
    const boxes = services.map(
      ({ slug, title }) =>
        `<label class="box"><input type="checkbox" name="${field.name}" value="${escapeHtml(slug ?? '')}"${chosen.includes(slug) ? ' checked' : ''}> ${escapeHtml(title ?? '')}</label>`,
    )
    return `<div id="${field.name}">${boxes.join('')}${said}</div>`
  }
  const text = typeof value === 'string' ? value : ''
  if (field.kind === 'given')
    return `<input type="hidden" name="${field.name}" value="${escapeHtml(text)}">${said}`
  const label = `<label for="${field.name}">${escapeHtml(field.label)}${field.isRequired ? '' : ' (optional)'}</label>`
  return `${label}${control(field, text, problem !== undefined)}${said}`
}

const types = { email: 'email', phone: 'tel', date: 'date', address: 'url' }

function control({ name, kind, rows, placeholder, ...field }: Field, text: string, isWrong: boolean): string {
  const state = `id="${name}" name="${name}"${isWrong ? ` aria-invalid="true" aria-describedby="${name}-problem"` : ''}`
  if (kind === 'paragraph') return `<textarea ${state} rows="${rows}">\n${escapeHtml(text)}</textarea>`
  if (kind === 'choice') {
    const linked = field.linkedOptions?.filter(([value]) => value === text) ?? []
    const options = [['', placeholder ?? ''], ...(field.options ?? []), ...linked] as const
    return `<select ${state}>${options
      .map(
        ([value, words]) =>
          `<option value="${escapeHtml(value)}"${value === text ? ' selected' : ''}>${escapeHtml(words)}</option>`,
      )
      .join('')}</select>`
  }
  const type = Object.entries(types).find(([known]) => known === kind)?.[1] ?? 'text'
  return `<input ${state} type="${type}" value="${escapeHtml(text)}">`
}

/** A page that stands alone, for browsers without our scripts: it may do nothing but send forms to us. */
export function answerPage(status: number, html: string): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
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

/** An address of a page of ours, and nothing a browser could read as another site's. */
export function ownPath(path: unknown): string | null {
  return typeof path === 'string' && /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path) ? path : null
}
