import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import type { Offer } from 'schema-dts'
import { listInjections } from '@/lib/content/injections'
import { listIvServices } from '@/lib/content/iv-services'
import { listMembershipPlans } from '@/lib/content/membership-plans'
import { listPackages } from '@/lib/content/packages'
import type { Page, PageBlock } from '@/lib/content/pages'
import { priceCents } from '@/lib/content/price-cents'
import type { SiteSettings } from '@/lib/content/settings'
import { areasServed } from './business'

type Offered = { name: string | null; description?: string | null; price: number | null }

/** What a kind of block offers, from the documents it shows. A block that sells nothing is not named here. */
const offeredBy: { [Type in PageBlock['_type']]?: () => Promise<Offered[]> } = {
  injectionShop: listInjections,
  ivMenu: listIvServices,
  planList: listMembershipPlans,
  packageList: listPackages,
}

/** Everything the page shows a price for, with the price as shown, in US dollars (SEO-003, SEO-004). */
export async function offersOf(page: Page, settings: SiteSettings): Promise<Offer[]> {
  const types = new Set(page.blocks?.map(({ _type }) => _type))
  const offered = await Promise.all([...types].map((type) => offeredBy[type]?.() ?? []))
  const areaServed = areasServed(settings)
  return stegaClean(offered.flat()).flatMap(({ name, description, price }) => {
    const cents = priceCents(price)
    if (!name || cents === null) return []
    return {
      '@type': 'Offer' as const,
      name,
      price: (cents / 100).toFixed(2),
      priceCurrency: 'USD',
      areaServed,
      itemOffered: { '@type': 'Service' as const, name, ...(description && { description }) },
    }
  })
}
