import 'server-only'
import { fieldsOf, forms, isFormId } from '@/lib/care/forms/shared/forms'
import type { RequestField } from '@/lib/care/requests/shared'
import { getSiteSettings } from '@/lib/content/server/settings'
import { callDatabase } from '@/lib/platform/db/server/database'
import type { Field } from '@/lib/platform/forms/shared/field'
import { now } from '@/lib/platform/server/clock'
import { formatExactCents, nearestCents } from '@/lib/platform/shared/money'

/** What staff call this form; one that is no longer there keeps its name. */
export const titleOfForm = (form: string): string => (isFormId(form) ? forms[form].title : form)

/** What was sent, in the form's own order and words. What the form no longer asks for comes last, by its name. */
export function requestFields(form: string, payload: Record<string, unknown>): RequestField[] {
  const known = isFormId(form) ? fieldsOf(form) : []
  // A quote has a panel of its own in the inbox.
  const others = Object.keys(payload).filter(
    (name) => name !== 'quote' && !known.some((field) => field.name === name),
  )
  return [
    ...known
      .filter(({ name }) => name in payload)
      .map((field) => ({
        name: field.name,
        label: field.label,
        kind: kindOf(field),
        isLong: field.kind === 'paragraph' || field.kind === 'several',
        text: textOf(payload[field.name], field),
      })),
    ...others.map((name) => ({
      name,
      label: name,
      kind: 'text' as const,
      isLong: true,
      text: textOf(payload[name]),
    })),
  ]
}

/** Fields of each form that can hold health details: dates of birth, and free text, which is every paragraph. */
export const healthFields = (): Record<string, string[]> =>
  Object.fromEntries(
    Object.keys(forms).map((form) => [
      form,
      (isFormId(form) ? fieldsOf(form) : [])
        .filter(({ kind, when }) => kind === 'paragraph' || (kind === 'date' && when === 'past'))
        .map(({ name }) => name),
    ]),
  )

function kindOf({ kind }: Field): RequestField['kind'] {
  return kind === 'email' || kind === 'phone' || kind === 'address' ? kind : 'text'
}

function textOf(value: unknown, field?: Field): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return optionLabel(value, field)
  if (Array.isArray(value)) return value.map((item) => textOf(item) ?? '').join('\n')
  if (isService(value)) return `${value.title}, ${formatExactCents(nearestCents(value.price))}`
  return JSON.stringify(value)
}

const optionLabel = (value: string, field?: Field): string =>
  [...(field?.options ?? []), ...(field?.linkedOptions ?? [])].find(([known]) => known === value)?.[1] ??
  value

const isService = (value: unknown): value is { title: string; price: number } =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'price' in value &&
  typeof value.price === 'number'

const dayMs = 86_400_000
/** Where the setting was never published. */
const usualDays = 365

/**
 * Removes dates of birth and free text from requests that were done so many days ago (setting `redactAfterDays`),
 * with the notes about them. Returns how many requests it was. Throws when CMS or database can't be reached: the next
 * run does it.
 */
export async function redactRequests(): Promise<number> {
  const settings = await getSiteSettings()
  const at = now()
  const before = new Date(at.getTime() - (settings?.redactAfterDays ?? usualDays) * dayMs)
  let count = 0
  for (;;) {
    const data = await callDatabase('redact_requests', 'Health details could not be removed', {
      p_before: before.toISOString(),
      p_fields: healthFields(),
      p_now: at.toISOString(),
    })
    if (data === 0) return count
    count += data
  }
}
