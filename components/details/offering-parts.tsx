import type { ReactNode } from 'react'
import { Section, split } from '@/components/blocks/section'
import { SectionHeading } from '@/components/ui/page-intro'
import { type DetailFacts, partsOf } from '@/lib/content/server/details'
import { safeHref } from '@/lib/content/server/safe-href'
import { askFirstTopics } from '@/lib/content/shared/choices'

export const offeringWords = {
  contents: {
    heading: 'What’s in it',
    intro: 'Every ingredient, what it is, and where to read more.',
  },
  askFirst: {
    heading: 'Who should ask first',
    intro:
      'A provider reviews your health before your first treatment, and sometimes says no. Please tell us about any of these.',
  },
  moments: { heading: 'Minute by minute', intro: 'How the visit goes, and what it feels like.' },
}

type OfferingProps = {
  facts: DetailFacts
  /** Stands beside the minutes of the visit and fills as they are scrolled (styles/layout.css). */
  bag?: ReactNode
}

/** What is in it, who should ask first, and how the visit goes. */
export function OfferingParts({ facts, bag }: OfferingProps) {
  return (
    <>
      <Contents facts={facts} />
      <AskFirst facts={facts} />
      <Moments facts={facts} bag={bag} />
    </>
  )
}

function Contents({ facts }: { facts: DetailFacts }) {
  const parts = partsOf(facts)
  if (parts.length === 0) return null
  return (
    <Section tone="sand" anchor="contents" container={split}>
      <SectionHeading {...offeringWords.contents} />
      <dl>
        {parts.map(({ _key, amount, ingredient: { name, text, sources } }) => (
          <div key={_key} className={row}>
            <dt className="font-bold text-strong">
              {name}
              {amount && <span className="block text-sm font-normal">{amount}</span>}
            </dt>
            <dd>
              {text}
              {sources?.map(({ _key: key, title, url }) => {
                const href = safeHref(url)
                return (
                  href && (
                    <a key={key} href={href} rel="noopener" className={source}>
                      {title}
                    </a>
                  )
                )
              })}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const row =
  'grid gap-x-8 gap-y-0.5 border-t border-rule py-4.5 last:border-b sm:grid-cols-[minmax(8rem,1fr)_3fr]'
const source = 'mt-1 block w-fit py-1 text-sm text-ink-500 underline underline-offset-[0.2em]'

/** What the ingredients ask to be careful about, topic by topic; each sentence once. */
export function askFirstOf(facts: DetailFacts): { title: string; texts: string[] }[] {
  const said = partsOf(facts).flatMap(({ ingredient }) => ingredient.askFirst ?? [])
  return askFirstTopics.flatMap(({ title, value }) => {
    const texts = said.flatMap(({ topic, text }) => (topic === value && text ? [text] : []))
    return texts.length > 0 ? [{ title, texts: [...new Set(texts)] }] : []
  })
}

function AskFirst({ facts }: { facts: DetailFacts }) {
  return (
    <Section anchor="ask-first" container={split}>
      <SectionHeading {...offeringWords.askFirst} />
      <div>
        <dl>
          {askFirstOf(facts).map(({ title, texts }) => (
            <div key={title} className={row}>
              <dt className="font-bold text-strong">{title}</dt>
              {texts.map((text) => (
                <dd key={text} className="pb-2 sm:col-2">
                  {text}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <p className="mt-5">
          Pregnant, taking medication, or living with a long-term condition?{' '}
          <a href="/is-it-right-for-me" className="text-link">
            Is it right for me?
          </a>
        </p>
      </div>
    </Section>
  )
}

function Moments({ facts: { moments }, bag }: OfferingProps) {
  if (!moments || moments.length === 0) return null
  return (
    <Section tone="agave" anchor="visit" className="visit" container={split}>
      <SectionHeading {...offeringWords.moments} />
      <div
        className={
          bag ? 'grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]' : undefined
        }
      >
        {bag && <div className="sticky top-28 self-start">{bag}</div>}
        <ol>
          {moments.map(({ _key, when, title, text }) => (
            <li key={_key} className={row}>
              <p className="text-sm text-accent">{when}</p>
              <div>
                <h3>{title}</h3>
                <p className="mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

/** What a medical text says of itself that nobody of the clinic stands for yet. */
export const sampleText = {
  title: 'This text is a sample.',
  text: 'A clinician hasn’t approved it yet. Go by what your provider tells you, not by this page.',
}

/** The same above the page, before it is read. */
export const SampleNote = () => (
  <p role="note" className="border-b border-sand-200 bg-sand-100 py-3 text-sm">
    <span className="container-page block">
      <strong>{sampleText.title}</strong> {sampleText.text}
    </span>
  </p>
)
