import { z } from 'zod'
import { emailShape } from '../../../platform/shared/text.ts'
import { callBack } from './definitions/call-back.ts'
import { contact } from './definitions/contact.ts'
import { discount } from './definitions/discount.ts'
import { estimate } from './definitions/estimate.ts'
import { eventAlert } from './definitions/event-alert.ts'
import { eventInquiry } from './definitions/event-inquiry.ts'
import { eventRsvp } from './definitions/event-rsvp.ts'
import { newsletter } from './definitions/newsletter.ts'
import { partnership } from './definitions/partnership.ts'
import { waitlist } from './definitions/waitlist.ts'
import type { Field, FormDefinition } from './field.ts'

/** Every form there is. The keys are what the browser, the table of submissions and the texts in the CMS call it. */
export const forms = {
  contact,
  'event-inquiry': eventInquiry,
  newsletter,
  estimate,
  partnership,
  'call-back': callBack,
  waitlist,
  discount,
  'event-alert': eventAlert,
  'event-rsvp': eventRsvp,
} satisfies Record<string, FormDefinition>
export type FormId = keyof typeof forms

export const formIds = Object.keys(forms) as FormId[]

export const isFormId = (id: string): id is FormId => formIds.some((known) => known === id)

export const fieldsOf = (form: FormId): Field[] => forms[form].sections.flatMap(({ fields }) => fields)

/**
 * What a form must hold to be stored: exactly its fields. Empty optional ones are left out. `today` is the clinic's,
 * `2026-11-21`.
 */
export const schemaOf = (form: FormId, today: string) =>
  z.strictObject(Object.fromEntries(fieldsOf(form).map((field) => [field.name, fieldSchema(field, today)])))

/** The sentence for each field that is wrong, by the field's name; null when all is well. */
export function problemsOf(error: z.ZodError): Record<string, string> {
  const problems = new Map<string, string>()
  for (const { code, path, message, ...issue } of error.issues) {
    const keys =
      code === 'unrecognized_keys' && 'keys' in issue ? (issue.keys as string[]) : [String(path[0] ?? 'form')]
    for (const key of keys.slice(0, 20))
      if (!problems.has(key))
        problems.set(key, code === 'unrecognized_keys' ? 'This form doesn’t have that field.' : message)
  }
  return Object.fromEntries(problems)
}

/**
 * Any text without what can't be stored or read: control characters and halves of characters. Lines end in one way.
 */
const unreadable = /(?![\n\t])\p{Control}|\p{Surrogate}/u

/**
 * What one field takes: text is trimmed, an empty optional one becomes undefined, and every refusal is the field's
 * own sentence.
 */
function fieldSchema(field: Field, today: string): z.ZodType {
  if (field.kind === 'services') return services(field)
  const checked = z
    .string({ error: ({ input }) => (input === undefined ? field.missing : field.wrong) })
    .trim()
    .superRefine((text, context) => {
      const message = problemWith(field, text, today)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .transform((text) => (text === '' ? undefined : text))
  return field.isRequired ? checked : checked.optional()
}

function problemWith(field: Field, text: string, today: string): string | undefined {
  if (text === '') return field.isRequired ? field.missing : undefined
  if (text.length > field.most) return `${field.label} can have at most ${field.most} characters.`
  if (unreadable.test(text) || (field.kind !== 'paragraph' && /[\n\t]/.test(text))) return field.wrong
  return validators(field, text, today)
}

/** The short names of the chosen services; whether they are on offer, only the content knows. */
function services({ most, missing, wrong }: Field): z.ZodType {
  return z
    .array(z.string(wrong).regex(/^[a-z0-9-]{1,96}$/, wrong), {
      error: ({ input }) => (input === undefined ? missing : wrong),
    })
    .min(1, missing)
    .max(most, wrong)
    .refine((slugs) => new Set(slugs).size === slugs.length, wrong)
}

const phoneShape = /^[\d\s+().,/#;\-‐‑–]+(?:(?:x|ext\.?|extension)\s*\d{1,6})?$/iu
const earliestBirth = '1900-01-01'

/** The field's sentence when a text of the right length is not of its kind. */
function validators(field: Field, text: string, today: string): string | undefined {
  return isOfKind(field, text, today) ? undefined : field.wrong
}

function isOfKind(
  { kind, options = [], linkedOptions = [], when }: Field,
  text: string,
  today: string,
): boolean {
  switch (kind) {
    case 'email':
      return emailShape.test(text)
    case 'phone':
      return isPhone(text)
    case 'address':
      return isWebAddress(text)
    case 'zip':
      return /^\d{5}(?:-\d{4})?$/.test(text)
    case 'date':
      return isDay(text) && (when === 'past' ? text < today && text >= earliestBirth : text >= today)
    case 'choice':
      return [...options, ...linkedOptions].some(([value]) => value === text)
    default:
      return true
  }
}

/** Numbers copied from a telephone's contacts carry invisible marks of writing direction. */
function isPhone(text: string): boolean {
  const visible = text.replace(/\p{Cf}/gu, '')
  const digits = visible.replace(/\D/g, '').length
  return phoneShape.test(visible) && digits >= 7 && digits <= 20
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^\s/]+\.[^\s/]/i.test(text) && !/\s/.test(text)
}

/** Whether there is such a day: not the 30th of February. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
