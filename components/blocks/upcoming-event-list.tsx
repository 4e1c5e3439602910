import { ButtonLink } from '@/components/content/links'
import { EventCard } from '@/components/events/event-card'
import { EmptyState } from '@/components/ui/empty-state'
import { SectionHeading } from '@/components/ui/section-heading'
import { byTime, listComingEvents } from '@/lib/content/server/events'
import { getFormText } from '@/lib/content/server/form-texts'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'
import { siteFiles } from '@/lib/platform/front/shared/site-files'
import { now } from '@/lib/platform/server/clock'
import { Section } from './section'

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
