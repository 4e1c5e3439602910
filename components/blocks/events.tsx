import { ButtonLink } from '@/components/content/links'
import { EventCard } from '@/components/events/event-card'
import { PastEventCard } from '@/components/events/past-event-card'
import { EmptyState } from '@/components/ui/empty-state'
import { IconDisc } from '@/components/ui/icon'
import { isIconName } from '@/components/ui/icon-shapes'
import { SectionHeading } from '@/components/ui/page-intro'
import { byTime, listComingEvents, listEventTypes, listLateEvents } from '@/lib/content/server/events'
import { getFormText } from '@/lib/content/server/form-texts'
import type { BlockOf } from '@/lib/content/server/pages'
import { listPartnershipTypes, type PartnershipType } from '@/lib/content/server/partnership-types'
import { getSiteSettings } from '@/lib/content/server/settings'
import { siteFiles } from '@/lib/platform/front/shared/site-files'
import { now } from '@/lib/platform/server/clock'
import { Section, split } from './section'

export async function EventTypeList({ heading, intro, tone, anchor }: BlockOf<'eventTypeList'>) {
  const types = await listEventTypes()
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 grid grid-fit-60 gap-x-8 gap-y-9">
        {types.map(({ _id, name, description, details, icon }) => (
          <li key={_id} className="flex flex-col gap-3 border-t-2 border-bloom-500 pt-5">
            {isIconName(icon) && <IconDisc name={icon} />}
            <h3>{name}</h3>
            <p>{description}</p>
            {details && (
              <ul className="ticks mt-auto pt-2 text-sm">
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const maxPastShown = 6

/** The latest events that are over; nothing at all before the first one is. */
export async function PastEventList({ heading, intro, tone, anchor }: BlockOf<'pastEventList'>) {
  const { past } = byTime(await listLateEvents(now()), now())
  if (past.length === 0) return null
  return (
    <Section tone={tone} anchor={anchor} container={split}>
      <SectionHeading heading={heading} intro={intro} />
      <ul>
        {past.slice(0, maxPastShown).map((event) => (
          <PastEventCard key={event._id} event={event} />
        ))}
      </ul>
    </Section>
  )
}

export async function UpcomingEventList(block: BlockOf<'upcomingEventList'>) {
  const { heading, intro, emptyText, alertText, alertLink, tone, anchor } = block
  const [events, rsvpText, settings] = await Promise.all([
    listComingEvents(now()),
    getFormText('event-rsvp'),
    getSiteSettings(),
  ])
  const forms = { rsvpText, phone: settings?.phone ?? null }
  const { upcoming } = byTime(events, now())
  const featured = upcoming.find(({ isFeatured }) => isFeatured)
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      {upcoming.length === 0 ? (
        <EmptyState>
          <p>{emptyText}</p>
        </EmptyState>
      ) : (
        <ul className="mt-10 grid gap-4 lap:grid-cols-2 lap:has-open:items-start">
          {featured && <EventCard event={featured} {...forms} isLarge />}
          {upcoming
            .filter((event) => event !== featured)
            .map((event) => (
              <EventCard key={event._id} event={event} {...forms} />
            ))}
        </ul>
      )}
      {upcoming.length > 0 && (
        <p className="mt-6">
          <a href={siteFiles.events} className="text-link">
            Add these dates to your calendar
          </a>
        </p>
      )}
      {alertLink && (
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p>{alertText}</p>
          <ButtonLink link={alertLink} look={tone === 'agave' ? 'outline-light' : 'quiet'} />
        </div>
      )}
    </Section>
  )
}

export async function PartnershipList({ heading, intro, tone, anchor }: BlockOf<'partnershipList'>) {
  const types = await listPartnershipTypes()
  return (
    <Section tone={tone} anchor={anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 grid">
        {types.map((partnership) => (
          <PartnershipCard key={partnership._id} partnership={partnership} />
        ))}
      </ul>
    </Section>
  )
}

/** For whom it is, what we do together, and what the partner gets. */
function PartnershipCard({
  partnership: { name, suits, description, benefits, icon },
}: {
  partnership: PartnershipType
}) {
  return (
    <li className="grid gap-x-10 gap-y-5 border-t border-sand-300 py-8 lap:grid-cols-3">
      <div>
        {isIconName(icon) && <IconDisc name={icon} className="mb-4" />}
        <h3 className="font-display text-title">{name}</h3>
        {suits && <p className="mt-1.5 text-sm font-semibold text-bloom-600">{suits}</p>}
      </div>
      <p>{description}</p>
      {benefits && (
        <ul className="ticks grid content-start gap-2">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
