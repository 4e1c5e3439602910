import type { Event } from '@/lib/content/server/events'
import { EventDay } from './event-date'

/** Title and date, how many came, and what they thought of it (EVENT-004). */
export function PastEventCard({ event: { title, date, location, attendees, rating } }: { event: Event }) {
  return (
    <li className="past-event">
      <h3>{title}</h3>
      <p className="past-event-when">
        <EventDay date={date} />
        {location && <> · {location}</>}
      </p>
      {(attendees || rating) && (
        <dl className="past-event-figures">
          {attendees ? (
            <div>
              <dt>Attendees</dt>
              <dd>{attendees}</dd>
            </div>
          ) : null}
          {rating ? (
            <div>
              <dt>Rating</dt>
              <dd>
                {rating} <small>of 5</small>
              </dd>
            </div>
          ) : null}
        </dl>
      )}
    </li>
  )
}
