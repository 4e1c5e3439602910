import { formatDay } from '@/lib/platform/shared/locale'

const isDate = (date: string | null | undefined): date is string =>
  Boolean(date && !Number.isNaN(Date.parse(`${date}T00:00:00Z`)))

/** A leaf of a calendar: month, day, weekday and year. */
export function EventLeaf({ date }: { date: string | null | undefined }) {
  if (!isDate(date)) return null
  return (
    <time dateTime={date} className="event-leaf">
      <span className="event-month">{formatDay(date, { month: 'short' })}</span>{' '}
      <span className="event-day">{formatDay(date, { day: 'numeric' })}</span>{' '}
      <span className="event-year">
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
