import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

export function Steps({ heading, intro, items, tone, anchor }: BlockOf<'steps'>) {
  return (
    <Section tone={tone} anchor={anchor || 'steps'}>
      <SectionHeading heading={heading} intro={intro} />
      <ol className="steps mt-8 grid gap-x-10 gap-y-6 lap:grid-flow-col lap:auto-cols-[1fr]">
        {items?.map(({ _key, title, text }) => (
          <li key={_key}>
            <h3>{title}</h3>
            <p className="mt-2 max-w-[40ch]">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
