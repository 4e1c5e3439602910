import { formatDay } from '../../../platform/shared/locale.ts'
import { type WidgetFailure, type WidgetName, widgetNames } from './widget-address.ts'

/** One row of the table; the day as `2026-11-21`. */
export type FailureCount = { widget: WidgetName; reason: WidgetFailure; day: string; count: number }

/** How often in the last 7 and 30 days, today included; the first of the 7 days with any, as `2026-11-21`. */
export type Trouble = { last7: number; last30: number; since: string | null }
export type WidgetTrouble = { widget: WidgetName } & Record<WidgetFailure, Trouble>
export type TroubleReport = { today: string; items: WidgetTrouble[] }

/** The first of so many days that end with `today`. */
export const firstDay = (today: string, days: number): string =>
  new Date(Date.parse(today) - (days - 1) * 86_400_000).toISOString().slice(0, 10)

/** Every block with what was counted of it; those without any as well. */
export function troubleOf(counts: FailureCount[], today: string): TroubleReport {
  const items = widgetNames.map((widget) => {
    const own = counts.filter((count) => count.widget === widget)
    return { widget, failed: sum(own, 'failed', today), slow: sum(own, 'slow', today) }
  })
  return { today, items }
}

function sum(counts: FailureCount[], reason: WidgetFailure, today: string): Trouble {
  const since = (days: number) =>
    counts.filter((count) => count.reason === reason && count.day >= firstDay(today, days))
  const week = since(7)
  return { last7: total(week), last30: total(since(30)), since: week.map(({ day }) => day).sort()[0] ?? null }
}

const total = (counts: FailureCount[]) => counts.reduce((before, { count }) => before + count, 0)

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
  return formatDay(day, { weekday: 'long' })
}

const times = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count.toLocaleString('en-US')} times`
