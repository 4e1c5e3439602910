import type { Trouble, WidgetTrouble } from './failure-report.ts'
import type { WidgetName } from './model.ts'

/** What staff call the blocks. */
export const widgetTitles: Record<WidgetName, string> = {
  booking: 'Booking form',
  portal: 'Client portal',
  exam: 'Good faith exam',
  reviews: 'Reviews',
  map: 'Map',
  paypal: 'PayPal',
}

const subjects: Record<WidgetName, string> = {
  booking: 'The booking form',
  portal: 'The client portal',
  exam: 'The exam',
  reviews: 'The reviews',
  map: 'The map',
  paypal: 'PayPal',
}

/** What happened to this block lately, a sentence for each kind of trouble; none when there was none in 30 days. */
export function troubleSentences({ widget, failed, slow }: WidgetTrouble, today: string): string[] {
  return [
    sentence(`${subjects[widget]} did not load`, failed, today),
    sentence(`${subjects[widget]} kept visitors waiting too long`, slow, today),
  ].filter((text) => text !== null)
}

function sentence(what: string, { last7, last30, since }: Trouble, today: string): string | null {
  if (last30 === 0) return null
  if (!since) return `${what} ${times(last30)} in the last 30 days, but not in the last 7.`
  const day = since === today ? 'today' : `since ${dayName(since, today)}`
  const before = last30 > last7 ? `, and ${times(last30)} in the last 30 days` : ''
  return `${what} ${times(last7)} ${day}${before}.`
}

function dayName(day: string, today: string): string {
  if (Date.parse(today) - Date.parse(day) === 86_400_000) return 'yesterday'
  return new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'long' })
}

const times = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count.toLocaleString('en-US')} times`
