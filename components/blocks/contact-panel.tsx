import { ButtonLink, contactLink, contactWay } from '@/components/content/links'
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
