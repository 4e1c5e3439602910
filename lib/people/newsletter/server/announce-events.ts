import 'server-only'
import { endOf, fetchEventNews } from '@/lib/content/server/events'
import { deliverMailsSoon } from '@/lib/mail/server/outbox'
import { callDatabase } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'

/**
 * Queues a mail to every subscriber for each coming event that was published since the last look, each once
 * (EVENT-006). Returns the number of mails. Throws when CMS or database can't be reached: the next look finds the
 * same events.
 */
export async function announceEvents(): Promise<number> {
  const at = now()
  const coming = (await fetchEventNews(at)).filter((event) => (endOf(event) ?? 0) > at.getTime())
  const events = coming.map(({ _id, title, date, time, endTime, location, priceText }) => ({
    id: _id,
    title: title ?? 'A new event',
    date: date ?? '',
    time: time ?? null,
    endTime: endTime ?? null,
    location: location ?? null,
    price: priceText ?? null,
  }))
  const data = await callDatabase('announce_events', 'New events could not be announced', {
    p_events: events,
    p_now: at.toISOString(),
  })
  if (data > 0) deliverMailsSoon()
  return data
}
