import { pageOf } from '@/lib/platform/http/server/plain-page'
import { escapeHtml } from '@/lib/platform/shared/escape-html'
import type { AccountCall, CallField } from './call'
import type { Refusal } from './outcome'

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
