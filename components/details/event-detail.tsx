import { Scene } from '@/components/art/scene'
import { EventWays } from '@/components/events/event-card'
import type { DetailFacts } from '@/lib/content/server/details'
import type { Event } from '@/lib/content/server/events'
import { getFormText } from '@/lib/content/server/form-texts'
import { getSiteSettings } from '@/lib/content/server/settings'
import { clockTime } from '@/lib/content/shared/clock-time'
import { formatDay } from '@/lib/platform/shared/locale'
import { DetailHead, HeadCard } from './detail-head'

type Props = { event: Event; isOver: boolean; facts: DetailFacts }

/** An event's own page: what it is, and in a card when, where and the ways in; one that is over says so. */
export async function EventDetail({ event, isOver, facts }: Props) {
  const [rsvpText, settings] = await Promise.all([getFormText('event-rsvp'), getSiteSettings()])
  const { title, type, description, location } = event
  return (
    <DetailHead
      facts={facts}
      type="event"
      name={title}
      eyebrow={type}
      description={description}
      aside={
        <HeadCard
          facts={[
            { icon: 'calendar', term: 'When', fact: <When event={event} /> },
            ...(location ? [{ icon: 'place', term: 'Where', fact: location } as const] : []),
          ]}
        >
          {isOver ? (
            <p>This event is over. See what’s coming up next.</p>
          ) : (
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-sand-200 pt-5">
              <EventWays event={event} rsvpText={rsvpText} phone={settings?.phone ?? null} />
            </div>
          )}
        </HeadCard>
      }
    >
      <div className="mt-8">
        <Scene name="gathering" isFirst isStrip />
      </div>
    </DetailHead>
  )
}

function When({ event: { _id, title, date, time, endTime } }: { event: Event }) {
  if (!date || Number.isNaN(Date.parse(date))) return 'To be announced'
  return (
    <>
      <time dateTime={date} className="block">
        {formatDay(date, { weekday: 'long' })}, {formatDay(date)}
      </time>
      {time && (
        <span className="block font-normal">
          {clockTime(time)}
          {endTime && ` to ${clockTime(endTime)}`}
        </span>
      )}
      <a href={`/api/events/${_id}/calendar.ics`} className="text-link text-sm">
        Add to calendar<span className="sr-only">: {title}</span>
      </a>
    </>
  )
}
