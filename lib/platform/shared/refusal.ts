/** What the site's API says when it refuses: a word for programs, a sentence for people, the field it is about. */
export type Refusal = { error: string; message: string; field: string | null }

/** The refusal in an answer's body; '' and null where it says nothing. The field's name before the sentence goes. */
export function readRefusal(body: unknown): Refusal {
  const { error, message, field } = (body ?? {}) as Record<string, unknown>
  return {
    error: textOf(error),
    message: textOf(message).replace(/^[\w.]+: (?=\p{Lu})/u, ''),
    field: textOf(field) || null,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
