import { seedDates } from './dates.ts'
import { past } from './past.ts'
import { firstUpcoming, upcoming } from './upcoming.ts'

/** The events of the first edition as seen from this day. */
export function eventsFrom(now: Date) {
  const dates = seedDates(now, firstUpcoming)
  return [...upcoming(dates.coming), ...past(dates.gone)]
}
