import 'server-only'
import type { CatalogueItem } from '@/lib/care/estimates/shared'
import { listEstimateServices } from '@/lib/content/server/estimate-services'
import { listInjections } from '@/lib/content/server/injections'
import { listIvServices } from '@/lib/content/server/iv-services'
import { priceCents } from '@/lib/content/server/price-cents'
import { pricedDosages } from '@/lib/content/server/priced-dosages'
import { listTreatments } from '@/lib/content/server/treatments'

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
      offer({
        id: slug && estimateItem(slug),
        group: 'Services to estimate',
        title,
        cents: priceCents(price),
      }),
    ),
    ...ivServices.flatMap((service) => {
      const { _id: id, name: title, price, category, duration: time } = service
      const shown = {
        id,
        group: 'IV menu',
        title,
        category: category === 'nad' ? 'NAD+' : category,
        time,
        cents: priceCents(price),
      }
      const dosages = pricedDosages(service)
      if (dosages.length === 0) return offer(shown)
      return dosages.flatMap(({ label, cents }) =>
        offer({ ...shown, id: `${id}#${label}`, title: `${title}, ${label}`, cents }),
      )
    }),
    ...treatments.flatMap(({ _id: id, title, price, category, duration: time }) =>
      offer({ id, group: 'Home treatments', title, category, time, cents: priceCents(price) }),
    ),
    ...injections.flatMap(({ _id: id, name: title, price, category, durationMinutes }) => {
      const time = durationMinutes && `${durationMinutes} min`
      return offer({ id, group: 'Injections', title, category, time, cents: priceCents(price) })
    }),
  ]
}

/** The catalogue's id of what a request names. */
export const estimateItem = (slug: string) => `estimateService:${slug}`

type Shown = {
  id: string | null | undefined
  group: string
  title: string | null | undefined
  category?: string | null
  time?: string | 0 | null
  cents: number | null
}

function offer({ id, group, title, category, time, cents }: Shown): CatalogueItem[] {
  const details = [group, category, time].filter(Boolean).join(', ')
  return id && title && cents !== null ? [{ id, group, title, details, cents }] : []
}
