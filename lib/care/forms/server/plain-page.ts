import type { Field } from '@/lib/care/forms/shared/field'
import { type FormId, forms } from '@/lib/care/forms/shared/model'
import { trapName } from '@/lib/care/forms/shared/trap'
import { backLink, type Message, pageOf } from '@/lib/platform/http/server/plain-page'
import { escapeHtml } from '@/lib/platform/shared/escape-html'

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
<div hidden><input name="${trapName}" tabindex="-1" autocomplete="off"></div>
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
