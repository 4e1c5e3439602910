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
      <ul className="contact-cards">
        {cards?.map(({ _key, title, text, channel }) => (
          <li key={_key}>
            <div>
              <h3>{title}</h3>
              {text && <p className="mt-1 text-sm">{text}</p>}
            </div>
            <ContactLink settings={settings} channel={channel} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
