import { DetailLink } from '@/components/content/detail-link'
import { CmsLink } from '@/components/content/links'
import { Form } from '@/components/forms/form'
import { Icon } from '@/components/ui/icon'
import type { Event } from '@/lib/content/server/events'
import type { FormText } from '@/lib/content/server/form-texts'
import { clockTime } from '@/lib/content/shared/clock-time'
import { formatDay } from '@/lib/platform/shared/locale'
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
  const { _id, title, slug, date, type, description } = event
  const look = isLarge ? large : small
  return (
    <li
      id={_id}
      className={`grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-5 gap-y-4 rounded-card border p-5 max-[18rem]:grid-cols-1 sm:p-6 ${look.card}`}
    >
      <EventLeaf date={date} />
      <div className="flex flex-col">
        <h3 className={look.title}>
          <DetailLink type="event" slug={slug}>
            {title}
          </DetailLink>
        </h3>
        {/* Drawn above the title but read after it. */}
        {type && <p className={`-order-1 text-xs font-bold ${look.kind}`}>{type}</p>}
        <EventFacts event={event} iconLook={look.icon} />
      </div>
      {description && <p className="col-span-full max-w-[65ch] sm:col-2">{description}</p>}
      <div
        className={`col-span-full flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t pt-4 ${look.offer}`}
      >
        <EventWays event={event} rsvpText={rsvpText} phone={phone} isLarge={isLarge} />
      </div>
    </li>
  )
}

type EventFactsProps = { event: Event; iconLook: string }

/** When, where, and the way into one's own calendar. */
function EventFacts({ event, iconLook }: EventFactsProps) {
  const { _id, title, date, time, endTime, location } = event
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-0.5 text-sm tabular *:flex *:items-baseline *:gap-2 *:text-balance">
      {time && (
        <li>
          <Icon name="clock" className={`mt-[0.2em] self-start ${iconLook}`} />
          {clockTime(time)}
          {endTime && ` to ${clockTime(endTime)}`}
        </li>
      )}
      {location && (
        <li>
          <Icon name="place" className={`mt-[0.2em] self-start ${iconLook}`} />
          {location}
        </li>
      )}
      {date && (
        <li>
          <Icon name="calendar" className={`mt-[0.2em] self-start ${iconLook}`} />
          <a href={`/api/events/${_id}/calendar.ics`} className="underline underline-offset-[0.2em]">
            Add to calendar<span className="sr-only">{`: ${title}`}</span>
          </a>
        </li>
      )}
    </ul>
  )
}

/** Price and spots, then the ways in. */
export function EventWays({ event, rsvpText, phone, isLarge = false }: Props) {
  const { title, spots } = event
  const hasSpots = spots != null
  const look = isLarge ? large : small
  return (
    <>
      <EventPrice event={event} isLarge={isLarge} />
      {hasSpots && <ReserveSpot event={event} text={rsvpText} phone={phone} isOnDark={isLarge} />}
      {/* While the form is open it is the one way in; below it this one would look like its second button. */}
      <CmsLink
        href="/first-time-patients"
        className={`button peer-open:hidden max-sm:flex-[1_0_auto] ${hasSpots ? look.second : look.first}`}
      >
        <span>
          Register Now<span className="sr-only">{`: ${title}`}</span>
        </span>
      </CmsLink>
    </>
  )
}

const small = {
  card: 'border-sand-200 bg-white lap:grid-rows-[auto_1fr_auto]',
  title: undefined,
  kind: 'text-bloom-600',
  icon: 'text-agave-600',
  offer: 'border-sand-200',
  first: 'button-primary',
  second: 'button-quiet',
}

/** The price and the ways in stand beside the words, where there is room and no form is open. */
const large = {
  card: 'on-dark border-transparent bg-agave-800 lap:col-span-full lap:grid-cols-[6rem_minmax(0,1fr)_auto] lap:gap-x-8 lap:p-10',
  title: 'font-display text-group font-medium',
  kind: 'text-agave-300',
  icon: 'text-agave-300',
  offer:
    'border-line-dark lap:has-open:pt-6 lap:not-has-open:col-3 lap:not-has-open:row-span-2 lap:not-has-open:row-start-1 lap:not-has-open:grid lap:not-has-open:content-center lap:not-has-open:border-s lap:not-has-open:border-t-0 lap:not-has-open:ps-8 lap:not-has-open:pt-0',
  first: 'button-light',
  second: 'button-outline-light',
}

type EventPriceProps = { event: Event; isLarge: boolean }

/** How many spots there are at all stays true; how many are left, the browser asks. */
function EventPrice({ event: { _id, priceText, spotsText, spots }, isLarge }: EventPriceProps) {
  const said = spotsText || (spots != null ? `${spots} spots` : '')
  return (
    <p className="me-auto grid text-sm max-sm:basis-full">
      <strong className={`font-display text-figure font-medium ${isLarge ? 'text-sand-50' : 'text-ink-900'}`}>
        {priceText}
      </strong>{' '}
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

/** Where a link to that form leads: to its first field, so that browsers open what hides it, also without scripts. */
export const reserveAnchor = ({ _id }: Pick<Event, '_id'>) => `reserve-${_id}-firstName`

/** 'Reserve a spot' opens the form below it, with and without scripts; one at a time (EVENT-002). */
function ReserveSpot({ event: { _id, title }, text, phone, isOnDark }: ReserveSpotProps) {
  const headingId = `reserve-${_id}`
  return (
    <details
      className={`peer open:min-w-0 open:basis-full open:border-t open:pt-4 max-sm:flex-[1_0_auto] [&>form]:mt-6 [&>form]:border-0 [&>form]:[box-shadow:none] ${
        isOnDark ? 'border-line-dark [&>form]:p-panel [&>form]:text-ink-700' : 'border-sand-200 [&>form]:p-0'
      }`}
      name="reserve-a-spot"
    >
      <summary
        className={`button chevron max-sm:w-full max-sm:flex-[1_0_auto] ${isOnDark ? 'button-light' : 'button-primary'}`}
        id={headingId}
      >
        {text?.heading || 'Reserve a spot'}
        <span className="sr-only">{`: ${title}`}</span>
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

const isDate = (date: string | null | undefined): date is string =>
  Boolean(date && !Number.isNaN(Date.parse(`${date}T00:00:00Z`)))

/** A leaf torn from a calendar: month, day, weekday and year. */
export function EventLeaf({ date }: { date: string | null | undefined }) {
  if (!isDate(date)) return null
  return (
    <time
      dateTime={date}
      className="grid self-start overflow-clip rounded-control border border-sand-200 bg-sand-50 text-center text-ink-900 sm:row-span-2 sm:row-start-1"
    >
      <span className="bg-bloom-600 py-0.5 text-xs font-bold text-white">
        {formatDay(date, { month: 'short' })}
      </span>{' '}
      <span className="pt-1.5 pb-0.5 font-display text-price font-medium">
        {formatDay(date, { day: 'numeric' })}
      </span>{' '}
      <span className="pb-2 text-2xs text-ink-500 tabular">
        {formatDay(date, { weekday: 'short' })}, {formatDay(date, { year: 'numeric' })}
      </span>
    </time>
  )
}

/** The date in one line: “October 17, 2026”. */
export function EventDay({ date }: { date: string | null | undefined }) {
  if (!isDate(date)) return null
  return <time dateTime={date}>{formatDay(date)}</time>
}
