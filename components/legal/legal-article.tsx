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
    <Frame id={anchor || undefined} className="plain section-space" data-legal>
      <div className="container-page grid gap-x-split gap-y-10 lg:has-[>nav]:grid-cols-[17rem_minmax(0,1fr)]">
        <LegalIndex sections={sections} />
        <div className="max-w-184 min-w-0 [counter-reset:section]">
          {text.lastUpdated && <p className="text-sm text-ink-500">Last updated {text.lastUpdated}</p>}
          {text.opening && (
            <p className="mt-6 border-y-2 border-ink-900 py-5 font-bold text-ink-900">{text.opening}</p>
          )}
          {text.summary && (
            <div className="mt-6 rounded-card bg-agave-100 p-card text-agave-900">
              <h2 className={boxHeading}>In plain words</h2>
              <p className="mt-2 whitespace-pre-line">{text.summary}</p>
            </div>
          )}
          {sections.map((section, index) => (
            <section
              key={section._key}
              id={placeOf(section, index)}
              className="mt-[clamp(2.5rem,5vw,4rem)] border-t border-sand-200 pt-8 [counter-increment:section] first:mt-0 first:border-0 first:pt-0 print:mt-6"
            >
              <h2 className="text-group before:text-bloom-600 before:content-[counter(section)_'.\a0'_/_''] print:break-after-avoid">
                {section.heading}
              </h2>
              <div className="prose mt-5">{section.body && <RichTextBody value={section.body} />}</div>
            </section>
          ))}
          {text.contactHeading && (
            <section className="card mt-[clamp(2.5rem,5vw,4rem)] p-card">
              <h2 className={boxHeading}>{text.contactHeading}</h2>
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

const boxHeading = 'font-text text-lg/[1.3] font-bold tracking-[-0.005em]'

type Sections = NonNullable<LegalDocument['sections']>

/** The sections by name: it stays beside the text on a wide screen and stands above it on a narrow one. */
function LegalIndex({ sections }: { sections: Sections }) {
  if (sections.length < 2) return null
  return (
    <nav
      aria-label="On this page"
      className="card self-start px-6 py-5 text-sm lg:sticky lg:top-26 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:overscroll-contain lg:rounded-none lg:border-0 lg:border-s lg:bg-transparent lg:py-0 print:hidden"
    >
      <p aria-hidden="true" className="font-bold text-ink-900">
        On this page
      </p>
      <ol className="mt-2 [counter-reset:section]">
        {sections.map((section, index) => (
          <li key={section._key} className="[counter-increment:section]">
            <a href={`#${placeOf(section, index)}`} className={indexLink}>
              {section.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const indexLink =
  "flex min-h-10 items-center gap-3.5 py-1.5 leading-[1.35] before:min-w-[1.25em] before:flex-none before:font-semibold before:text-bloom-600 before:tabular before:content-[counter(section)_/_''] hover:text-agave-700 hover:underlined"

/** The name of a section in links: the editor's, or its number. */
const placeOf = (section: { anchor?: string | null }, index: number) =>
  section.anchor || `section-${index + 1}`
