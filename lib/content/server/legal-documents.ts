import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { LegalDocumentQueryResult } from './sanity.types'

const legalDocumentQuery = defineQuery(`*[_type == "legalDocument" && _id == $id][0] {
  title, lastUpdated, opening, summary, sections[] { _key, heading, anchor, body },
  contactHeading, contactText, contactChannel
}`)

/** The published legal text with this id (LEGAL-001, LEGAL-006), or null. */
export const getLegalDocument = (id: string) =>
  loadContent(legalDocumentQuery, { params: { id }, tags: [`id:${id}`] })

export type LegalDocument = NonNullable<LegalDocumentQueryResult>
