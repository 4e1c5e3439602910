import { ContactLink } from '@/components/content/links'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'
import { Section } from './section'

/** Who answers what, with the clinic's numbers and addresses from the settings (COMP-004, ABOUT-005, PORTAL-004). */
export async function ContactCards({ heading, intro, cards, tone, anchor }: BlockOf<'contactCards'>) {
  const settings = await getSiteSettings()
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 grid grid-fit-68 gap-4">
        {cards?.map(({ _key, title, text, channel }) => (
          <li
            key={_key}
            className="flex flex-col justify-between gap-4 border-t-2 border-(color:--accent,var(--color-bloom-500)) pt-5 pe-4 pb-2"
          >
            <div>
              <h3>{title}</h3>
              {text && <p className="mt-1 text-sm/[1.43]">{text}</p>}
            </div>
            <ContactLink settings={settings} channel={channel} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
