import { PortalWidgetIsland } from '@/components/booking/islands'
import { CallLink } from '@/components/content/call-link'
import { ButtonLink, ContactLink, contactLink, contactWay } from '@/components/content/links'
import { unbroken } from '@/components/content/unbroken'
import { AreaMap } from '@/components/map/area-map'
import { Icon } from '@/components/ui/icon'
import { SectionHeading } from '@/components/ui/page-intro'
import { bookingAccess } from '@/lib/care/booking/server/access'
import type { BlockOf } from '@/lib/content/server/pages'
import { getBookingSettings, getSiteSettings, type SiteSettings } from '@/lib/content/server/settings'
import { clockTime } from '@/lib/content/shared/clock-time'
import { env } from '@/lib/platform/server/env'
import { phoneHref } from '@/lib/platform/shared/text'
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

/** Phone, general email (HOME-039), hours, areas and where they are (HOME-041). */
export async function ContactPanel({
  heading,
  intro,
  hours,
  areas,
  hasMap,
  link,
  tone,
  anchor,
}: BlockOf<'contactPanel'>) {
  const settings = await getSiteSettings()
  const names = areas?.split(',').flatMap((name) => name.trim() || [])
  return (
    <Section tone={tone} anchor={anchor}>
      <div
        className={
          hasMap
            ? 'grid gap-x-split gap-y-6 lap:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lap:items-start'
            : ''
        }
      >
        <div>
          <SectionHeading heading={heading} intro={intro} />
          <div className="mt-8 mb-8 grid grid-fit-64 gap-x-10 gap-y-5 sm:max-lg:[&>:nth-child(3):last-child]:col-span-full">
            {settings && <Ways {...settings} />}
            {settings && <Hours {...settings} isShort={hours === 'short'} />}
            {names?.length ? (
              <div>
                <h3>Service areas</h3>
                <ul className="dotted mt-2 text-sm">
                  {names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </div>
            ) : null}
          </div>
          <ButtonLink link={link} look={tone === 'agave' ? 'light' : 'primary'} />
        </div>
        {hasMap && (
          <details className="fold group">
            <summary className="button button-quiet justify-between">
              See the map
              <Icon name="plus" className="transition-transform group-open:rotate-45" />
            </summary>
            <div className="max-sm:pt-4">
              <AreaMap />
            </div>
          </details>
        )}
      </div>
    </Section>
  )
}

function Ways({ phone, emailGeneral, city }: SiteSettings) {
  return (
    <div>
      <h3>Call or write</h3>
      <address className="not-italic">
        {phone && (
          <a href={phoneHref(phone)} className={contactLink}>
            <Icon name="phone" className="text-accent" />
            {phone}
          </a>
        )}
        {emailGeneral && (
          <a href={`mailto:${emailGeneral}`} className={contactLink}>
            <Icon name="mail" className="text-accent" />
            {emailGeneral}
          </a>
        )}
        {city && (
          <span className={contactWay}>
            <Icon name="place" className="text-accent" />
            {city}
          </span>
        )}
      </address>
    </div>
  )
}

function Hours({ hoursShort, openingHours, isShort }: SiteSettings & { isShort: boolean }) {
  return (
    <div>
      <h3>Hours</h3>
      {isShort ? (
        <p className={contactWay}>
          <Icon name="clock" className="text-accent" />
          <span>{unbroken(hoursShort)}</span>
        </p>
      ) : (
        <dl className="mt-3 grid gap-2">
          {openingHours?.map(({ _key, label, opens, closes }) => (
            <div key={_key} className="flex flex-wrap justify-between gap-x-6 tabular">
              <dt>{label}</dt>
              <dd>
                {clockTime(opens)} to {clockTime(closes)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** The provider's portal in our page (PORTAL-002); the phone where it can't be. */
export async function ClientPortal({ heading, intro, tone, anchor }: BlockOf<'clientPortal'>) {
  const [booking, settings] = await Promise.all([getBookingSettings(), getSiteSettings()])
  const access = bookingAccess(booking, env.widgetsStandInUrl)
  const phone = settings?.supportPhone ?? settings?.phone ?? null
  const call = <CallLink phone={phone} label={`Call ${phone}`} className="button button-primary mt-4" />
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      {access ? (
        <div className="wakes mt-8 min-h-100 max-w-180 noscript:min-h-0">
          <PortalWidgetIsland access={access} phone={phone} />
          <noscript>
            <p>The portal needs JavaScript. We’re also happy to help by phone.</p>
            {call}
          </noscript>
        </div>
      ) : (
        <div className="mt-8 min-h-100 max-w-180 noscript:min-h-0">
          <p>The portal can’t be opened here right now. We’re happy to help by phone.</p>
          {call}
        </div>
      )}
    </Section>
  )
}
