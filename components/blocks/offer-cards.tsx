import { CallLink } from '@/components/content/call-link'
import { ButtonLink } from '@/components/content/links'
import { DiscountForm } from '@/components/forms/discount-form'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'
import { Section } from './section'

export async function OfferCards({ heading, intro, offers, anchor }: BlockOf<'offerCards'>) {
  const settings = await getSiteSettings()
  return (
    <Section tone="sand" anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="offers">
        {offers?.map(({ _key, figure, title, text, link, hasCallButton, hasCodeForm }) => (
          <li key={_key} className="offer">
            <p className="offer-figure">{figure}</p>
            <div className="offer-words">
              <h3 id={`${_key}-title`}>{title}</h3>
              {text && <p className="mt-2 whitespace-pre-line">{text}</p>}
              {hasCodeForm && <DiscountForm id={_key} />}
              <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
                <ButtonLink link={link} look="primary" />
                {hasCallButton && (
                  <CallLink
                    phone={settings?.phone}
                    label={`Call ${settings?.phone}`}
                    about={title}
                    className="button button-primary"
                  />
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
