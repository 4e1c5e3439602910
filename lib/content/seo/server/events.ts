import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import type { Event as EventThing } from 'schema-dts'
import { byTime } from '@/lib/content/server/event-times'
import { listComingEvents } from '@/lib/content/server/events'
import type { Page } from '@/lib/content/server/pages'
import type { SiteSettings } from '@/lib/content/server/settings'
import { readMoney } from '@/lib/platform/reading/shared/money'
import { now } from '@/lib/platform/server/clock'
import { absolute } from './absolute'
import { addressIn } from './address'
import { clinicAs } from './business'
import { socialCardPath } from './social-card'

/** The events to come that the page lists, in Arizona's time. */
export async function upcomingEvents(page: Page, settings: SiteSettings): Promise<EventThing[]> {
  if (!page.blocks?.some(({ _type }) => _type === 'upcomingEventList')) return []
  const { upcoming } = byTime(stegaClean(await listComingEvents(now())), now())
  const url = absolute(page.path ?? '/')
  return upcoming.flatMap(({ title, date, time, endTime, location, description, priceText }) => {
    if (!title || !date || !location) return []
    return {
      '@type': 'Event' as const,
      name: title,
      startDate: moment(date, time),
      ...(endTime && { endDate: moment(date, endTime) }),
      eventStatus: 'https://schema.org/EventScheduled' as const,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode' as const,
      location: placeAt(location),
      ...(description && { description }),
      ...entry(priceText, url),
      image: absolute(socialCardPath(page)),
      organizer: clinicAs(settings),
    }
  })
}

const moment = (date: string, time: string | null) => (time ? `${date}T${time}:00-07:00` : date)

/** Editors write the venue and its city: 'Desert Bloom Studio, Scottsdale'. */
function placeAt(location: string) {
  const [, venue = location, city] = /^(.+),\s*([^,]+)$/.exec(location) ?? []
  return { '@type': 'Place' as const, name: venue, address: city ? addressIn(city) : location }
}

/** What one pays to come; nothing where the price is asked for. */
function entry(priceText: string | null, url: string) {
  const isFree = priceText?.trim().toLowerCase() === 'free'
  const dollars = isFree ? 0 : readMoney(priceText ?? '')[0]?.dollars
  if (dollars === undefined) return {}
  return {
    isAccessibleForFree: isFree,
    offers: { '@type': 'Offer' as const, price: dollars.toFixed(2), priceCurrency: 'USD', url },
  }
}
