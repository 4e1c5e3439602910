import 'server-only'
import { momentOf } from '@/lib/content/price-history/shared/price-history'
import { fetchAt } from '@/lib/content/schedule/server/fetch-at'
import { lastDueBy } from '@/lib/content/schedule/server/groups'
import { getQuoteMenu, listInjections, listIvServices } from '@/lib/content/server/menu'
import { priceCents } from '@/lib/content/server/prices'
import { remembered } from '@/lib/platform/server/remembered'
import type { Offer, QuoteMenu } from '../shared/quote.ts'

type Menu = {
  services: {
    name: string | null
    slug: string | null
    price: number | null
    dosages: { dosage?: string | null; price?: number | null }[] | null
  }[]
  injections: { name: string | null; slug: string | null; price: number | null }[]
}
type ReadCents = (dollars: number | null | undefined) => number | null

/** What a menu offers for groups: each drip, of those with dosages each dosage, and each injection; none without a price. */
export function offersOf({ services, injections }: Menu, readCents: ReadCents): Offer[] {
  const drips = services.flatMap(({ name, slug, price, dosages }) =>
    (dosages?.length ? dosages : [{ dosage: null, price }]).map((one) => ({
      kind: 'drip' as const,
      key: keyOf('drip', slug, one.dosage),
      name: [name, one.dosage].filter(Boolean).join(', '),
      cents: readCents(one.price ?? price),
    })),
  )
  const shots = injections.map(({ name, slug, price }) => ({
    kind: 'injection' as const,
    key: keyOf('injection', slug),
    name: name ?? '',
    cents: readCents(price),
  }))
  const offers = [...drips, ...shots].flatMap(({ cents, ...offer }) =>
    cents !== null && cents > 0 && offer.name && /^[a-z0-9-]{1,96}$/.test(offer.key)
      ? { ...offer, cents }
      : [],
  )
  return offers.filter(({ key }, place) => offers.findIndex((one) => one.key === key) === place)
}

const keyOf = (kind: string, slug: string | null, dosage?: string | null) =>
  slug ? [kind, slug, ...(dosage ? [dosage.toLowerCase().replace(/[^a-z0-9]+/g, '-')] : [])].join('-') : ''

/**
 * Somebody who tries days and guests asks again and again. By the last change due, not by the day: all days between two
 * changes have one menu, so whoever asks for a whole year makes nobody read the content 365 times.
 */
const menus = remembered('quote-menus', { load: readMenu, holdsMs: 3_000, maxKeys: 20 })

/**
 * The menu of a day at the clinic (`2026-12-24`) with what is planned until it ends. Throws when nobody can say.
 */
export async function menuOn(day: string): Promise<QuoteMenu> {
  const due = await lastDueBy(new Date(momentOf({ date: day })))
  const { closedDays, ...menu } = await menus.get(due?.toISOString())
  return { day, isClosed: closedDays.includes(day), ...menu }
}

async function readMenu(due: string) {
  const { areas, closedDays, ...offered } = await getQuoteMenu(
    due ? (query) => fetchAt(query, {}, new Date(due)) : undefined,
  )
  return {
    closedDays: closedDays ?? [],
    offers: offersOf(offered, priceCents),
    areas: areas.map(({ city, travelFee, zipCodes }) => ({
      city: city ?? 'you',
      travelCents: priceCents(travelFee) ?? 0,
      zipCodes: (zipCodes ?? []).flatMap((zip) => zip ?? []),
    })),
  }
}

/** What can be chosen on the form today; its figure goes by the menu of its day. */
export async function listOffers(): Promise<Offer[]> {
  const [services, injections] = await Promise.all([listIvServices(), listInjections()])
  return offersOf({ services, injections }, priceCents)
}
