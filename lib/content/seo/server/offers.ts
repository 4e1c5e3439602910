import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import type { Offer } from 'schema-dts'
import { listGiftPresets } from '@/lib/content/server/gift-presets'
import { listInjections } from '@/lib/content/server/injections'
import { listIvServices } from '@/lib/content/server/iv-services'
import { listMembershipPlans } from '@/lib/content/server/membership-plans'
import type { Page, PageBlock } from '@/lib/content/server/pages'
import { priceCents } from '@/lib/content/server/price-cents'
import { pricedDosages } from '@/lib/content/server/priced-dosages'
import type { SiteSettings } from '@/lib/content/server/settings'
import { listTreatments } from '@/lib/content/server/treatments'
import { areasServed } from './business'

type Offered = {
  name: string | null
  description: string | null
  cents: number | null
  /** Bought and delivered without anybody coming. */
  isOnlineOnly?: boolean
}

/** What a kind of block offers, from the documents it shows, at the price it shows first. A block that sells nothing is not named here. */
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

/** Everything the page shows a price for, with that price, in US dollars (SEO-003, SEO-004). */
export async function offersOf(page: Page, settings: SiteSettings): Promise<Offer[]> {
  const types = new Set(page.blocks?.map(({ _type }) => _type))
  const offered = await Promise.all([...types].map((type) => offeredBy[type]?.() ?? []))
  const areaServed = areasServed(settings)
  return stegaClean(offered.flat()).flatMap(({ name, description, cents, isOnlineOnly }) => {
    if (!name || cents === null) return []
    return {
      '@type': 'Offer' as const,
      name,
      price: (cents / 100).toFixed(2),
      priceCurrency: 'USD',
      ...(isOnlineOnly && { availability: 'https://schema.org/OnlineOnly' as const }),
      areaServed,
      itemOffered: { '@type': 'Service' as const, name, ...(description && { description }) },
    }
  })
}
