import { type WidgetFailure, type WidgetName, widgetNames } from './model.ts'

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
