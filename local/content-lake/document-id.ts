import { OperationError } from './errors.ts'

const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

/** `drafts.x` and `versions.r1.x` belong to the published document `x`. */
export function publishedIdOf(id: string): string {
  if (id.startsWith(DRAFTS)) return id.slice(DRAFTS.length)
  if (id.startsWith(VERSIONS)) return id.split('.').slice(2).join('.')
  return id
}

/** The draft's id of a document, whichever version's id is given. */
export const draftIdOf = (id: string) => `${DRAFTS}${publishedIdOf(id)}`

export const isVersionId = (id: string) => id.startsWith(VERSIONS)

export const isPublishedId = (id: string) => !id.startsWith(DRAFTS) && !isVersionId(id)

/** Throws unless Sanity accepts the text as a document id: letters, digits, `.`, `_`, `-`, at most 128. */
export function checkDocumentId(id: unknown): asserts id is string {
  if (typeof id === 'string' && /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/.test(id) && !/\.\.|\.$/.test(id)) return
  throw new OperationError(400, 'validationError', `Invalid document ID: ${JSON.stringify(id) ?? 'missing'}`)
}
