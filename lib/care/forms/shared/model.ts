import { z } from 'zod'
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
import { fieldSchema } from './field-schema.ts'

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

/** What a form must hold to be stored: exactly its fields. Empty optional ones are left out. `today` is the clinic's, `2026-11-21`. */
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
