import { CmsLink } from '@/components/content/links'
import { Form } from '@/components/forms/form'
import { Icon } from '@/components/ui/icon'
import type { Event } from '@/lib/content/server/events'
import type { FormText } from '@/lib/content/server/form-texts'
import { clockTime } from '@/lib/content/shared/clock-time'
import { EventLeaf } from './event-date'
import { SpotsLeftIsland } from './islands'

type Props = {
  event: Event
  /** The words of the reservation's form. */
  rsvpText: FormText | null
  phone: string | null
  isLarge?: boolean
}

/**
 * Date, title, where and when, price, and the ways in (EVENT-002): first the one that keeps a spot, where spots can
 * be kept.
 */
export function EventCard({ event, rsvpText, phone, isLarge = false }: Props) {
  const { _id, title, date, time, endTime, location, type, description, spots } = event
  const hasSpots = spots != null
  const looks = isLarge ? ['button-light', 'button-outline-light'] : ['button-primary', 'button-quiet']
  return (
    <li id={_id} className={isLarge ? 'event event-large on-dark' : 'event'}>
      <EventLeaf date={date} />
      <div className="event-words">
        <h3>{title}</h3>
        {type && <p className="event-kind">{type}</p>}
        <ul className="event-meta">
          {time && (
            <li>
              <Icon name="clock" />
              {clockTime(time)}
              {endTime && ` to ${clockTime(endTime)}`}
            </li>
          )}
          {location && (
            <li>
              <Icon name="place" />
              {location}
            </li>
          )}
          {date && (
            <li>
              <Icon name="calendar" />
              <a href={`/api/events/${_id}/calendar.ics`}>
                Add to calendar<span className="sr-only">: {title}</span>
              </a>
            </li>
          )}
        </ul>
      </div>
      {description && <p className="event-about">{description}</p>}
      <div className="event-offer">
        <EventPrice event={event} />
        {hasSpots && <ReserveSpot event={event} text={rsvpText} phone={phone} isOnDark={isLarge} />}
        <CmsLink href="/first-time-patients" className={`button ${looks[hasSpots ? 1 : 0]}`}>
          <span>
            Register Now<span className="sr-only">: {title}</span>
          </span>
        </CmsLink>
      </div>
    </li>
  )
}

/** How many spots there are at all stays true; how many are left, the browser asks. */
function EventPrice({ event: { _id, priceText, spotsText, spots } }: { event: Event }) {
  const said = spotsText || (spots != null ? `${spots} spots` : '')
  return (
    <p className="event-price">
      <strong>{priceText}</strong>{' '}
      {spots != null ? <SpotsLeftIsland eventId={_id} instead={said} /> : said && <span>{said}</span>}
    </p>
  )
}

type ReserveSpotProps = {
  event: Pick<Event, '_id' | 'title'>
  text: FormText | null
  phone: string | null
  isOnDark: boolean
}

/** 'Reserve a spot' opens the form below it, with and without scripts; one at a time (EVENT-002). */
function ReserveSpot({ event: { _id, title }, text, phone, isOnDark }: ReserveSpotProps) {
  const headingId = `reserve-${_id}`
  return (
    <details className="reserve" name="reserve-a-spot">
      <summary className={`button ${isOnDark ? 'button-light' : 'button-primary'}`} id={headingId}>
        {text?.heading || 'Reserve a spot'}
        <span className="sr-only">: {title}</span>
      </summary>
      <Form
        id={headingId}
        form="event-rsvp"
        text={text}
        services={[]}
        headingId={headingId}
        values={{ event: _id }}
        phone={phone}
      />
    </details>
  )
}
