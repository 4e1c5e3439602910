type Moment = { date?: string | null; time?: string | null; endTime?: string | null }

/** Arizona has no summer time, so its clocks are the same distance from UTC all year. */
const arizona = '-07:00'
const day = 24 * 3600 * 1000

/** When the event begins: at its time, or with its day when it has none. Null when it has no readable date. */
export function startOf({ date, time }: Moment): number | null {
  const dayBegin = Date.parse(`${date}T00:00:00${arizona}`)
  if (Number.isNaN(dayBegin)) return null
  const begin = Date.parse(`${date}T${time}:00${arizona}`)
  return Number.isNaN(begin) ? dayBegin : begin
}

/** When the event is over: at its end, or at midnight when it has none. Null when it has no readable date. */
export function endOf({ date, endTime }: Moment): number | null {
  const midnight = Date.parse(`${date}T00:00:00${arizona}`) + day
  if (Number.isNaN(midnight)) return null
  const end = Date.parse(`${date}T${endTime}:00${arizona}`)
  return Number.isNaN(end) ? midnight : end
}

/** The events to come, the next one first, and those that are over, the latest first (EVENT-001). One without a date is neither. */
export function byTime<Event extends Moment>(
  events: Event[],
  now: Date,
): { upcoming: Event[]; past: Event[] } {
  const dated = events
    .flatMap((event) => {
      const end = endOf(event)
      return end === null ? [] : [{ event, end }]
    })
    .sort((a, b) => a.end - b.end)
  const isOver = ({ end }: { end: number }) => end <= now.getTime()
  return {
    upcoming: dated.filter((one) => !isOver(one)).map(({ event }) => event),
    past: dated
      .filter(isOver)
      .reverse()
      .map(({ event }) => event),
  }
}
