/** The last day a card may be delivered on: a year after `today` (both `YYYY-MM-DD`). */
export function lastDeliveryDay(today: string): string {
  const day = new Date(`${today}T12:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.toISOString().slice(0, 10)
}

/** Whether a card may be delivered on this day; both are Arizona's days, `YYYY-MM-DD`. */
export function isDeliveryDay(day: string, today: string): boolean {
  const at = Date.parse(`${day}T12:00:00Z`)
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
  return isDay && day >= today && day <= lastDeliveryDay(today)
}
