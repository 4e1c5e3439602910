import { EventFacts, EventWays } from '@/components/events/event-card'
import type { DetailFacts } from '@/lib/content/server/details'
import type { Event } from '@/lib/content/server/events'
import { getFormText } from '@/lib/content/server/form-texts'
import { getSiteSettings } from '@/lib/content/server/settings'
import { formatDay } from '@/lib/platform/shared/locale'
import { DetailHead } from './detail-head'

type Props = { event: Event; isOver: boolean; facts: DetailFacts }

/** An event's own page: when, where, what, and the ways in; one that is over says so. */
export async function EventDetail({ event, isOver, facts }: Props) {
  const [rsvpText, settings] = await Promise.all([getFormText('event-rsvp'), getSiteSettings()])
  const { title, type, date, description } = event
  return (
    <DetailHead facts={facts} type="event" name={title} eyebrow={type} description={description}>
      {date && !Number.isNaN(Date.parse(date)) && (
        <p className="mt-6 font-display text-figure text-ink-900">
          <time dateTime={date}>
            {formatDay(date, { weekday: 'long' })}, {formatDay(date)}
          </time>
        </p>
      )}
      {isOver ? (
        <p className="mt-3">This event is over. See what’s coming up next.</p>
      ) : (
        <>
          <EventFacts event={event} />
          <div className="mt-7 flex max-w-160 flex-wrap items-center gap-x-5 gap-y-3 border-t border-sand-200 pt-5">
            <EventWays event={event} rsvpText={rsvpText} phone={settings?.phone ?? null} />
          </div>
        </>
      )}
    </DetailHead>
  )
}
