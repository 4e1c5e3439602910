import { ButtonLink } from '@/components/content/links'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

/** What visitors agree to by using the site: text, not a checkbox (decision MEDC-003). */
export function Acknowledgment({ heading, intro, points, link, anchor }: BlockOf<'acknowledgment'>) {
  return (
    <Section anchor={anchor}>
      <div className="acknowledgment">
        <SectionHeading heading={heading} intro={intro} />
        <ol>
          {points?.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <ButtonLink link={link} look="primary" />
      </div>
    </Section>
  )
}
