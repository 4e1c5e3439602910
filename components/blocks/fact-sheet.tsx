import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

export function FactSheet({ heading, intro, rows, tone, anchor }: BlockOf<'factSheet'>) {
  return (
    <Section tone={tone} anchor={anchor} className="section-split">
      <SectionHeading heading={heading} intro={intro} />
      <dl className="fact-sheet">
        {rows?.map(({ _key, term, detail }) => (
          <div key={_key}>
            <dt>{term}</dt>
            <dd className="whitespace-pre-line">{detail}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
