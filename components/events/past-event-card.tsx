import type { ReactNode } from 'react'
import type { Event } from '@/lib/content/server/events'
import { EventDay } from './event-card'

/** Title and date, how many came, and what they thought of it (EVENT-004). */
export function PastEventCard({ event: { title, date, location, attendees, rating } }: { event: Event }) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-rule py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <h3>{title}</h3>
      <p className="text-sm">
        <EventDay date={date} />
        {location && <> · {location}</>}
      </p>
      {(attendees || rating) && (
        <dl className="mt-2 flex gap-8 sm:col-2 sm:row-span-2 sm:row-start-1 sm:m-0">
          {attendees ? <Figure name="Attendees">{attendees}</Figure> : null}
          {rating ? (
            <Figure name="Rating">
              {rating} <small className="font-text text-xs/none font-normal">of 5</small>
            </Figure>
          ) : null}
        </dl>
      )}
    </li>
  )
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-xs">{name}</dt>
    <dd className="font-display text-title/[1.15] font-medium text-strong">{children}</dd>
  </div>
)
