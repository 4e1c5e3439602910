import { z } from 'zod'
import type { Field } from './field.ts'
import { wrongness } from './wrongness.ts'

/** Any text without what can't be stored or read: control characters and halves of characters. Lines end in one way. */
const unreadable = /(?![\n\t])\p{Control}|\p{Surrogate}/u

/** What one field takes: text is trimmed, an empty optional one becomes undefined, and every refusal is the field's own sentence. */
export function fieldSchema(field: Field, today: string): z.ZodType {
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
  return wrongness(field, text, today)
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
