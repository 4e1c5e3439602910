import { dollarsText, nearestCents } from '@/lib/platform/shared/money'
import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import type { BreadcrumbList, Event as EventThing, FAQPage, Graph, Offer, Thing } from 'schema-dts'
import { byTime, listComingEvents } from '@/lib/content/server/events'
import { listFaqs } from '@/lib/content/server/faqs'
import {
  type IvService,
  listGiftPresets,
  listInjections,
  listIvServices,
  listMembershipPlans,
  listTreatments,
} from '@/lib/content/server/menu'
import type { Page, PageBlock } from '@/lib/content/server/pages'
import { priceCents, pricedDosages } from '@/lib/content/server/prices'
import { getSiteSettings, type SiteSettings } from '@/lib/content/server/settings'
import { readMoney } from '@/lib/platform/reading/shared'
import { now } from '@/lib/platform/server/clock'
import { absolute, addressIn, business, clinicAs } from './business'
import { openPositions } from './jobs'
import { socialCardPath } from './metadata'
import { products } from './products'

/** The pages of SEO-003 and SEO-004, the only ones that the specification wants to state a rating. */
const ratedMenus = new Set<string>(['injectionShop', 'ivMenu'])

/**
 * The page's JSON-LD: the clinic with what this page offers (SEO-003 to SEO-007), its place in the site, its
 * questions, events, jobs and products. Null before the clinic's settings are published.
 */
export async function pageGraph(marked: Page): Promise<Graph | null> {
  const page = stegaClean(marked)
  const settings = stegaClean(await getSiteSettings())
  if (!settings) return null
  const [offers, ...rest] = await Promise.all([
    offersOf(page),
    questions(page),
    upcomingEvents(page, settings),
    openPositions(page, settings),
    products(page, settings),
  ])
  const hasRating = page.blocks?.some(({ _type }) => ratedMenus.has(_type)) ?? false
  const isBrief = offers.length > 0 && page.path !== '/'
  const clinic = business(settings, { offers, hasRating, isBrief })
  const graph: Thing[] = [clinic, ...breadcrumbs(page, settings), ...rest.flat()]
  return { '@context': 'https://schema.org', '@graph': graph }
}

/** Home, the list it stands in, then this page. The home page states none: a trail has two steps or more. */
function breadcrumbs(page: Page, settings: SiteSettings): BreadcrumbList[] {
  if (page.path === '/') return []
  const home = { name: settings.clinicName ?? '', path: '/' }
  const parent = page.detail?.facts.parent
  const list = parent ? [{ name: parent.title ?? '', path: parent.path ?? '/' }] : []
  const trail = [home, ...list, { name: page.title ?? '', path: page.path ?? '/' }]
  const breadcrumbList: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
  return [breadcrumbList]
}

/** The questions and answers the page shows, as one FAQPage; none when it shows none. */
async function questions(page: Page): Promise<FAQPage[]> {
  const references =
    page.blocks?.flatMap((block) => (block._type === 'faqList' ? (block.faqs ?? []) : [])) ?? []
  const mainEntity = stegaClean(await listFaqs(references)).flatMap(({ question, answer }) =>
    question && answer
      ? {
          '@type': 'Question' as const,
          name: question,
          acceptedAnswer: { '@type': 'Answer' as const, text: answer },
        }
      : [],
  )
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : []
}

/** The event to come whose page this is, or those the page lists that have none of their own; in Arizona's time. */
async function upcomingEvents(page: Page, settings: SiteSettings): Promise<EventThing[]> {
  const isList = page.blocks?.some(({ _type }) => _type === 'upcomingEventList')
  const listed = isList ? stegaClean(await listComingEvents(now())).filter(({ slug }) => !slug) : []
  const own = page.detail?.type === 'event' ? [page.detail.of] : []
  const { upcoming } = byTime([...own, ...listed], now())
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
    offers: {
      '@type': 'Offer' as const,
      price: dollarsText(nearestCents(dollars)),
      priceCurrency: 'USD',
      url,
    },
  }
}

type Offered = {
  name: string | null
  cents: number | null
  /** Bought and delivered without anybody coming. */
  isOnlineOnly?: boolean
}

/**
 * What a kind of block offers, from the documents it shows, at the price it shows first. A block that sells nothing
 * is not named here.
 */
const offeredBy: { [Type in PageBlock['_type']]?: () => Promise<Offered[]> } = {
  injectionShop: async () =>
    (await listInjections()).map((one) => ({ ...one, cents: priceCents(one.price) })),
  ivMenu: async () =>
    (await listIvServices()).map((one) => ({
      ...one,
      cents: pricedDosages(one)[0]?.cents ?? priceCents(one.price),
    })),
  treatmentMenu: async () =>
    (await listTreatments()).map((one) => ({ ...one, name: one.title, cents: priceCents(one.price) })),
  planList: async () =>
    (await listMembershipPlans()).map((one) => ({ ...one, cents: priceCents(one.price) })),
  giftPresets: async () =>
    (await listGiftPresets()).map((one) => ({
      ...one,
      name: one.title && `Gift card ${one.title}`,
      cents: priceCents(one.amount),
      isOnlineOnly: true,
    })),
}

/** A drip at its own page, which shows the price of each dosage. */
function offeredAs({ name, price, dosages }: IvService): Offered[] {
  const each = pricedDosages({ dosages, price })
  return each.length > 0
    ? each.map(({ label, cents }) => ({ name: `${name}, ${label}`, cents }))
    : [{ name, cents: priceCents(price) }]
}

/**
 * Everything the page shows a price for, with that price, in US dollars (SEO-003, SEO-004); the areas are those of the
 * clinic, which offers it.
 */
async function offersOf(page: Page): Promise<Offer[]> {
  const types = new Set(page.blocks?.map(({ _type }) => _type))
  const drip = page.detail?.type === 'ivService' ? offeredAs(page.detail.of) : []
  const offered = [drip, ...(await Promise.all([...types].map((type) => offeredBy[type]?.() ?? [])))]
  return stegaClean(offered.flat()).flatMap(({ name, cents, isOnlineOnly }) => {
    if (!name || cents === null) return []
    return {
      '@type': 'Offer' as const,
      price: dollarsText(cents),
      priceCurrency: 'USD',
      ...(isOnlineOnly && { availability: 'https://schema.org/OnlineOnly' as const }),
      itemOffered: { '@type': 'Service' as const, name },
    }
  })
}
