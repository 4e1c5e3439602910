import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section, split } from './section'

export function FactSheet({ heading, intro, rows, tone, anchor }: BlockOf<'factSheet'>) {
  return (
    <Section tone={tone} anchor={anchor} container={split}>
      <SectionHeading heading={heading} intro={intro} />
      <dl>
        {rows?.map(({ _key, term, detail }) => (
          <div
            key={_key}
            className="grid gap-x-8 gap-y-0.5 border-t border-rule py-4.5 last:border-b sm:grid-cols-[minmax(8rem,1fr)_3fr]"
          >
            <dt className="font-bold text-strong">{term}</dt>
            <dd className="whitespace-pre-line">{detail}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
