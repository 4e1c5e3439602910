import { ContactLink } from '@/components/content/links'
import { RichTextBody } from '@/components/content/rich-text-body'
import type { LegalDocument } from '@/lib/content/server/legal-documents'
import type { SiteSettings } from '@/lib/content/server/settings'

type Props = { text: LegalDocument; settings: SiteSettings | null; anchor?: string | null }

/** Date, summary, index and numbered sections; printed without the index. */
export function LegalArticle({ text, settings, anchor }: Props) {
  const sections = text.sections ?? []
  // An article has a heading of its own; those of its sections are theirs.
  const Frame = text.summary || text.contactHeading ? 'article' : 'div'
  return (
    <Frame id={anchor || undefined} className="legal plain section-space">
      <div className="container-page">
        <LegalIndex sections={sections} />
        <div className="legal-body">
          {text.lastUpdated && <p className="legal-date">Last updated {text.lastUpdated}</p>}
          {text.opening && <p className="legal-opening">{text.opening}</p>}
          {text.summary && (
            <div className="legal-summary">
              <h2>In plain words</h2>
              <p className="mt-2 whitespace-pre-line">{text.summary}</p>
            </div>
          )}
          {sections.map((section, index) => (
            <section key={section._key} id={placeOf(section, index)} className="legal-section">
              <h2>{section.heading}</h2>
              <div className="prose mt-5">{section.body && <RichTextBody value={section.body} />}</div>
            </section>
          ))}
          {text.contactHeading && (
            <section className="legal-contact">
              <h2>{text.contactHeading}</h2>
              {text.contactText && <p className="mt-2">{text.contactText}</p>}
              <address className="mt-3 not-italic">
                <ContactLink settings={settings} channel={text.contactChannel} />
                <ContactLink settings={settings} channel="phone" />
              </address>
            </section>
          )}
        </div>
      </div>
    </Frame>
  )
}

type Sections = NonNullable<LegalDocument['sections']>

/** The sections by name: it stays beside the text on a wide screen and stands above it on a narrow one. */
function LegalIndex({ sections }: { sections: Sections }) {
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

/** The name of a section in links: the editor's, or its number. */
const placeOf = (section: { anchor?: string | null }, index: number) =>
  section.anchor || `section-${index + 1}`
