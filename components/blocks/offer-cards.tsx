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
      <ul className="mt-10 grid gap-4 lap:grid-cols-2">
        {offers?.map(({ _key, figure, title, text, link, hasCallButton, hasCodeForm }) => (
          <li
            key={_key}
            className="grid overflow-clip rounded-card border border-sand-300 bg-white md:grid-cols-[11.5rem_1fr]"
          >
            {/* A ticket: the figure is the part that would be torn off. */}
            <p className="grid items-center justify-items-start border-b-2 border-dashed border-sand-300 bg-amber-100 px-6 py-5 font-display text-offer text-bloom-600 md:justify-items-center md:border-e-2 md:border-b-0 md:text-center">
              {figure}
            </p>
            <div className="p-6">
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
