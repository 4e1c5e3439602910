import { ButtonLink } from '@/components/content/links'
import { unbroken } from '@/components/content/unbroken'
import { AreaMap } from '@/components/map/area-map'
import { Icon } from '@/components/ui/icon'
import { SectionHeading } from '@/components/ui/section-heading'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings, type SiteSettings } from '@/lib/content/server/settings'
import { clockTime } from '@/lib/content/shared/clock-time'
import { phoneHref } from '@/lib/platform/shared/text'
import { Section } from './section'

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
      <div className={hasMap ? 'contact-and-map' : ''}>
        <div>
          <SectionHeading heading={heading} intro={intro} />
          <div className="contact-panel">
            {settings && <Ways {...settings} />}
            {settings && <Hours {...settings} isShort={hours === 'short'} />}
            {names?.length ? (
              <div>
                <h3>Service areas</h3>
                <ul className="chips">
                  {names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </div>
            ) : null}
          </div>
          <ButtonLink link={link} look={tone === 'agave' ? 'light' : 'primary'} />
        </div>
        {hasMap && <AreaMap />}
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
          <a href={phoneHref(phone)} className="contact-way">
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {emailGeneral && (
          <a href={`mailto:${emailGeneral}`} className="contact-way">
            <Icon name="mail" />
            {emailGeneral}
          </a>
        )}
        {city && (
          <span className="contact-way">
            <Icon name="place" />
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
        <p className="contact-way">
          <Icon name="clock" />
          <span>{unbroken(hoursShort)}</span>
        </p>
      ) : (
        <dl className="hours">
          {openingHours?.map(({ _key, label, opens, closes }) => (
            <div key={_key}>
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
