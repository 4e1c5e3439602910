/** How an account call went, before it is known whether a script or a plain form asked. */
export type Outcome =
  | {
      kind: 'done'
      body: object
      /** Where a browser without our scripts is led. */
      goTo: string
      /** Where a browser without our scripts is given the body as a file instead: its name. */
      fileName?: string
    }
  | Refusal

export type Refusal = {
  kind: 'refused'
  status: 400 | 401 | 429 | 503
  /** For programs. */
  error: string
  /** For people. */
  message: string
  field?: string
  retryAfterSeconds?: number
  /** Where a browser without our scripts is led instead of being shown the form again. */
  goTo?: string
}

export const done = (body: object, goTo: string): Outcome => ({ kind: 'done', body, goTo })

export const refused = (
  status: Refusal['status'],
  error: string,
  message: string,
  more: Pick<Refusal, 'field' | 'retryAfterSeconds' | 'goTo'> = {},
): Refusal => ({ kind: 'refused', status, error, message, ...more })

/** One field is wrong, and why. */
export const wrongField = (field: string, message: string): Refusal =>
  refused(400, 'invalid', message, { field })

/** The first field with a problem, as a refusal; null when all are good. */
export function firstProblem(problems: Record<string, string | null>): Refusal | null {
  for (const [field, message] of Object.entries(problems)) if (message) return wrongField(field, message)
  return null
}

export const tooOften = (seconds: number): Refusal =>
  refused(429, 'too_many', `Too many tries. Please wait ${waitWords(seconds)}, then try again.`, {
    retryAfterSeconds: seconds,
  })

const waitWords = (seconds: number) =>
  seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`

export const signedOut = (): Refusal =>
  refused(401, 'signed_out', 'You’re no longer signed in. Please sign in again.', { goTo: '/account' })
