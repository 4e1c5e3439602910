import { ContactLink } from '@/components/content/contact-link'
import { RichTextBody } from '@/components/content/rich-text-body'
import type { LegalDocument } from '@/lib/content/server/legal-documents'
import type { SiteSettings } from '@/lib/content/server/settings'
import { LegalIndex } from './legal-index'
import { placeOf } from './place-of'

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
