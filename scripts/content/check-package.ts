import schema from '../../lib/content/server/schema.json' with { type: 'json' }
import { Problem } from '../demo/problem.ts'
import { type ContentDocument, strongReferencesOf } from './document.ts'

const knownTypes = new Set(schema.filter(({ type }) => type === 'document').map(({ name }) => name))
const mostNamed = 10

/** Throws `Problem` naming every type this site does not know. */
export function checkTypes(documents: ContentDocument[]): void {
  const unknown = documents.filter(({ _type }) => !knownTypes.has(_type))
  if (unknown.length === 0) return
  const types = [...new Set(unknown.map(({ _type }) => `'${_type}'`))]
  throw new Problem(
    `This site has no ${types.length === 1 ? 'type' : 'types'} ${types.join(', ')} (first: ${unknown[0]?._id}). Nothing was written.`,
  )
}

/** Throws `Problem` naming references that would lead nowhere; `present` are the ids that will be there beside the documents. */
export function checkReferences(documents: ContentDocument[], present: ReadonlySet<string>): void {
  const written = new Set(documents.map(({ _id }) => _id))
  const broken = documents.flatMap((document) =>
    [...strongReferencesOf(document)]
      .filter((id) => !written.has(id) && !present.has(id))
      .map((id) => `${document._id} → ${id}`),
  )
  if (broken.length === 0) return
  const more = broken.length > mostNamed ? ` and ${broken.length - mostNamed} more` : ''
  throw new Problem(
    `These references lead nowhere: ${broken.slice(0, mostNamed).join(', ')}${more}. Nothing was written.`,
  )
}
