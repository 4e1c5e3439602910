import 'server-only'
import { listEstimateServices } from '@/lib/content/estimate-services'
import { listInjections } from '@/lib/content/injections'
import { listIvServices } from '@/lib/content/iv-services'
import { priceCents } from '@/lib/content/price-cents'
import { pricedDosages } from '@/lib/content/priced-dosages'
import { listTreatments } from '@/lib/content/treatments'
import type { CatalogueItem } from './model'

/**
 * Everything the CMS offers with its price today, in cents. Ids are `estimateService:iv-therapy` (what requests name),
 * else the document's id, with the dosage behind a `#` where there are several.
 */
export async function listCatalogue(): Promise<CatalogueItem[]> {
  const [asked, ivServices, treatments, injections] = await Promise.all([
    listEstimateServices(),
    listIvServices(),
    listTreatments(),
    listInjections(),
  ])
  return [
    ...asked.flatMap(({ slug, title, price }) =>
      offer(slug && estimateItem(slug), 'Services to estimate', title, priceCents(price)),
    ),
    ...ivServices.flatMap((service) => {
      const dosages = pricedDosages(service)
      if (dosages.length === 0) return offer(service._id, 'IV menu', service.name, priceCents(service.price))
      return dosages.flatMap(({ label, cents }) =>
        offer(`${service._id}#${label}`, 'IV menu', `${service.name}, ${label}`, cents),
      )
    }),
    ...treatments.flatMap(({ _id, title, price }) => offer(_id, 'Home treatments', title, priceCents(price))),
    ...injections.flatMap(({ _id, name, price }) => offer(_id, 'Injections', name, priceCents(price))),
  ]
}

/** The catalogue's id of what a request names. */
export const estimateItem = (slug: string) => `estimateService:${slug}`

function offer(
  id: string | null | undefined,
  group: string,
  title: string | null | undefined,
  cents: number | null,
): CatalogueItem[] {
  return id && title && cents !== null ? [{ id, group, title, cents }] : []
}
