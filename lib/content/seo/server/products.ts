import { dollarsText } from '@/lib/platform/shared/money'
import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import type { Product } from 'schema-dts'
import { imageSources } from '@/lib/content/server/image-sources'
import {
  type Injection,
  listGiftPresets,
  listInjections,
  listMembershipPlans,
  type MembershipPlan,
} from '@/lib/content/server/menu'
import type { BlockOf, Page } from '@/lib/content/server/pages'
import { priceCents } from '@/lib/content/server/prices'
import type { SiteSettings } from '@/lib/content/server/settings'
import { env } from '@/lib/platform/server/env'
import { absolute, clinicAs } from './business'
import { socialCardPath } from './metadata'

type Sold = {
  id: string
  name: string | null
  description: string | null
  image: Injection['image']
  cents: number | null
  /** Paid anew every so often. */
  period?: string | null
  /** Bought and delivered without anybody coming. */
  isOnlineOnly?: boolean
}

const asSold = (one: Injection | MembershipPlan): Sold => ({
  image: null,
  ...one,
  id: one._id,
  cents: priceCents(one.price),
})

const soldBy: Record<string, () => Promise<Sold[]>> = {
  injections: async () => (await listInjections()).map(asSold),
  plans: async () => (await listMembershipPlans()).map(asSold),
  giftCards: async () =>
    (await listGiftPresets()).map((one) => ({
      ...one,
      id: one._id,
      name: one.title && `Gift card ${one.title}`,
      cents: priceCents(one.amount),
      isOnlineOnly: true,
    })),
}

const units: Record<string, string> = { month: 'MON', year: 'ANN' }

/** What the page is about or its price lists sell, each with the price it shows. */
export async function products(page: Page, settings: SiteSettings): Promise<Product[]> {
  const lists = page.blocks?.filter((block): block is BlockOf<'productList'> => block._type === 'productList')
  const found = await Promise.all(
    (lists ?? []).map(async ({ kind, anchor }) => {
      const url = absolute(`${page.path}${anchor ? `#${anchor}` : ''}`)
      const sold = stegaClean((await soldBy[kind ?? '']?.()) ?? [])
      return sold.flatMap((one) => product(one, { url, page, settings }) ?? [])
    }),
  )
  const { detail } = page
  const own = detail?.type === 'injection' || detail?.type === 'membershipPlan' ? asSold(detail.of) : null
  const shop = { url: absolute(page.path ?? '/'), page, settings }
  return [own ? product(own, shop) : null, ...found.flat()].filter((one) => one !== null)
}

type Shop = { url: string; page: Page; settings: SiteSettings }

function product(sold: Sold, { url, page, settings }: Shop): Product | null {
  const { id, name, description, image, cents, period, isOnlineOnly } = sold
  if (!name || cents === null) return null
  const photo = image && imageSources(image, 1, env.images)
  const price = { price: dollarsText(cents), priceCurrency: 'USD' }
  const unitCode = units[period ?? '']
  return {
    '@type': 'Product',
    name,
    sku: id,
    image: photo ? photo.src : absolute(socialCardPath(page)),
    ...(description && { description }),
    brand: { '@type': 'Brand', name: settings.clinicName ?? '' },
    offers: {
      '@type': 'Offer',
      ...price,
      url,
      availability: `https://schema.org/${isOnlineOnly ? 'OnlineOnly' : 'InStock'}`,
      seller: clinicAs(settings),
      ...(unitCode && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          ...price,
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
        },
      }),
    },
  }
}
