const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(Date.parse(`${date}T00:00:00Z`))

const isDate = (date: string | null | undefined): date is string =>
  Boolean(date && !Number.isNaN(Date.parse(`${date}T00:00:00Z`)))

/** A leaf of a calendar: month, day, weekday and year. */
export function EventLeaf({ date }: { date: string | null | undefined }) {
  if (!isDate(date)) return null
  return (
    <time dateTime={date} className="event-leaf">
      <span className="event-month">{format(date, { month: 'short' })}</span>{' '}
      <span className="event-day">{format(date, { day: 'numeric' })}</span>{' '}
      <span className="event-year">
        {format(date, { weekday: 'short' })}, {format(date, { year: 'numeric' })}
      </span>
    </time>
  )
}

/** The date in one line: “October 17, 2026”. */
export function EventDay({ date }: { date: string | null | undefined }) {
  if (!isDate(date)) return null
  return <time dateTime={date}>{format(date, { dateStyle: 'long' })}</time>
}
