import { ButtonLink } from '@/components/content/links'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

/** What visitors agree to by using the site: text, not a checkbox (decision MEDC-003). */
export function Acknowledgment({ heading, intro, points, link, anchor }: BlockOf<'acknowledgment'>) {
  return (
    <Section anchor={anchor}>
      <div className="grid justify-items-start gap-8 rounded-card border border-line p-columns">
        <SectionHeading heading={heading} intro={intro} />
        <ol className="grid list-decimal gap-x-12 gap-y-4 ps-6 md:grid-cols-2">
          {points?.map((point) => (
            <li key={point} className="max-w-[60ch] ps-2 marker:font-semibold marker:text-bloom-600">
              {point}
            </li>
          ))}
        </ol>
        <ButtonLink link={link} look="primary" />
      </div>
    </Section>
  )
}
