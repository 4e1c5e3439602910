import type { LegalDocument } from '@/lib/content/server/legal-documents'
import { placeOf } from './place-of'

type Sections = NonNullable<LegalDocument['sections']>

/** The sections by name: it stays beside the text on a wide screen and stands above it on a narrow one. */
export function LegalIndex({ sections }: { sections: Sections }) {
  if (sections.length < 2) return null
  return (
    <nav aria-label="On this page" className="legal-index">
      <p aria-hidden="true">On this page</p>
      <ol>
        {sections.map((section, index) => (
          <li key={section._key}>
            <a href={`#${placeOf(section, index)}`}>{section.heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
