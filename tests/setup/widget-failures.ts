import { randomInt } from 'node:crypto'
import type { WidgetFailure, WidgetName } from '../../lib/care/widgets/shared/widget-address.ts'
import type { Demo } from './demo'

/** Tells the site of a failure as a browser would, each time from another address unless told otherwise. */
export async function tellFailure(demo: Demo, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${demo.ownUrl}/api/widgets/failures`, {
    method: 'POST',
    headers: {
      origin: demo.siteUrl,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, json: text ? JSON.parse(text) : null }
}

/** How often this was counted up to now. */
export async function countedFailures(demo: Demo, widget: WidgetName, reason: WidgetFailure) {
  const rows = await demo.rows('widget_failures', `widget=eq.${widget}&reason=eq.${reason}`)
  return rows.reduce((sum, { count }) => sum + Number(count), 0)
}

type Past = { reason: WidgetFailure; daysAgo: number; count: number }

/** What is known of this block, in place of what tests before counted. */
export async function presetFailures(demo: Demo, widget: WidgetName, past: Past[]) {
  const { now } = await (await fetch(`${demo.stackUrl}/clock`)).json()
  const address = `${demo.stackUrl}/rest/v1/widget_failures`
  const headers = { apikey: demo.secrets.secretKey, 'content-type': 'application/json' }
  const rows = past.map(({ daysAgo, ...rest }) => ({ widget, day: clinicDay(now, daysAgo), ...rest }))
  const answers = [
    await fetch(`${address}?widget=eq.${widget}`, { method: 'DELETE', headers }),
    await fetch(address, { method: 'POST', headers, body: JSON.stringify(rows) }),
  ]
  for (const answer of answers) if (!answer.ok) throw new Error(await answer.text())
}

const clinicDay = (now: string, daysAgo: number) =>
  new Date(Date.parse(now) - daysAgo * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'America/Phoenix',
  })

/** How long ago this day of the clinic is called what, such as 'Tuesday'. */
export async function weekdayBefore(demo: Demo, daysAgo: number): Promise<string> {
  const { now } = await (await fetch(`${demo.stackUrl}/clock`)).json()
  return new Date(clinicDay(now, daysAgo)).toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'long' })
}
