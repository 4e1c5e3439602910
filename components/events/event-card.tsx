import { CmsLink } from '@/components/content/cms-link'
import { Icon } from '@/components/ui/icon'
import { clockTime } from '@/lib/content/clock-time'
import type { Event } from '@/lib/content/events'
import { EventLeaf } from './event-date'

/** Date, title, where and when, price, and the way in (EVENT-002). */
export function EventCard({ event, isLarge = false }: { event: Event; isLarge?: boolean }) {
  const { title, date, time, endTime, location, type, priceText, spotsText, description } = event
  return (
    <li className={isLarge ? 'event event-large on-dark' : 'event'}>
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
        </ul>
      </div>
      {description && <p className="event-about">{description}</p>}
      <div className="event-offer">
        <p className="event-price">
          <strong>{priceText}</strong> {spotsText && <span>{spotsText}</span>}
        </p>
        <CmsLink
          href="/first-time-patients"
          className={`button ${isLarge ? 'button-light' : 'button-primary'}`}
        >
          <span>
            Register Now<span className="sr-only">: {title}</span>
          </span>
        </CmsLink>
      </div>
    </li>
  )
}
