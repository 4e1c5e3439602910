import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import type { Event as EventThing } from 'schema-dts'
import { now } from '@/lib/clock'
import { listEvents } from '@/lib/content/events'
import type { Page } from '@/lib/content/pages'
import { byTime } from '@/lib/events/model'
import { absolute } from './absolute'
import { businessId } from './business'

/** The events to come that the page lists, in Arizona's time. */
export async function upcomingEvents(page: Page): Promise<EventThing[]> {
  if (!page.blocks?.some(({ _type }) => _type === 'upcomingEventList')) return []
  const { upcoming } = byTime(stegaClean(await listEvents()), now())
  return upcoming.flatMap(({ title, date, time, endTime, location, description, priceText }) => {
    if (!title || !date || !location) return []
    return {
      '@type': 'Event' as const,
      name: title,
      startDate: moment(date, time),
      ...(endTime && { endDate: moment(date, endTime) }),
      eventStatus: 'https://schema.org/EventScheduled' as const,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
      location: { '@type': 'Place' as const, name: location, address: location },
      ...(description && { description }),
      ...(priceText === 'Free' && { isAccessibleForFree: true }),
      image: absolute(`/social-card${page.path ?? ''}`),
      organizer: { '@id': businessId() },
    }
  })
}

const moment = (date: string, time: string | null) => (time ? `${date}T${time}:00-07:00` : date)
