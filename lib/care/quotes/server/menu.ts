import 'server-only'
import { momentOf } from '@/lib/content/price-history/shared/price-history'
import { fetchAt } from '@/lib/content/schedule/server/fetch-at'
import { readChangesDueBy } from '@/lib/content/schedule/server/groups'
import { listInjections } from '@/lib/content/server/injections'
import { listIvServices } from '@/lib/content/server/iv-services'
import { priceCents } from '@/lib/content/server/price-cents'
import { getQuoteMenu } from '@/lib/content/server/quote-menu'
import { remembered } from '@/lib/platform/server/remembered'
import { offersOf } from '../shared/offers'
import type { Offer, QuoteMenu } from '../shared/quote'

/** Somebody who tries days and guests asks again and again. */
const menus = remembered('quote-menus', { load: readMenu, holdsMs: 3_000, maxKeys: 50 })

/**
 * The menu of a day at the clinic (`2026-12-24`) with what is planned until it ends. Throws when nobody can say.
 */
export const menuOn = (day: string): Promise<QuoteMenu> => menus.get(day)

async function readMenu(day: string): Promise<QuoteMenu> {
  const end = new Date(momentOf({ date: day }))
  const { changes } = await readChangesDueBy(end)
  const { areas, closedDays, ...offered } = await getQuoteMenu(
    changes.length > 0 ? (query) => fetchAt(query, {}, end) : undefined,
  )
  return {
    day,
    isClosed: (closedDays ?? []).includes(day),
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
