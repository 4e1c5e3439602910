import { getPublishedId } from '@sanity/client/csm'
import { checkTruth } from '../../../lib/truth/check.ts'
import { withoutIntended } from '../../../lib/truth/intended.ts'
import type { ContentDocument, Finding } from '../../../lib/truth/model.ts'
import { publishedOf } from './choice.ts'
import { notesIn } from './notes.ts'
import type { StoredDocument } from './stored-content.ts'

/**
 * What contradicts itself at `at` with this document as it is being edited, beside everything else as it is published: only
 * what concerns this document and nobody has called intended.
 */
export function findingsOf(edited: ContentDocument, stored: readonly StoredDocument[], at: Date): Finding[] {
  if (edited._type === 'truthNote') return []
  const id = getPublishedId(edited._id)
  const published = publishedOf(stored)
  const others = published.filter(({ _id, _type }) => _id !== id && _type !== 'truthNote')
  const found = checkTruth([...others, { ...edited, _id: id }], at)
  const concerning = found.filter(({ places }) => places.some(({ documentId }) => documentId === id))
  return withoutIntended(concerning, notesIn(published))
}
