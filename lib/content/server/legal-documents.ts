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

const legalSectionsQuery = defineQuery(`*[_type == "legalDocument"] | order(title asc) {
  _id, title, sections[] { _key, heading, anchor }
}`)

/** The published legal texts with the headings of their sections. */
export const listLegalSections = () => loadContent(legalSectionsQuery, { tags: ['type:legalDocument'] })

export type LegalDocument = NonNullable<LegalDocumentQueryResult>
