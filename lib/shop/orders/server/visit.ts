import 'server-only'
import { findZip } from '@/lib/care/areas/shared'
import { listZipAreas } from '@/lib/content/server/service-areas'
import { centsFromDollars } from '@/lib/platform/shared/money'
import type { Visit } from '@/lib/shop/orders/shared/visit'
import type { VisitRequest } from './requests'

/** Nobody can say where we come to at the moment. */
export class AreasUnknown extends Error {}

/**
 * The visit with the area of its ZIP code, and what the way there costs now, in cents; null outside of all areas.
 * Throws `AreasUnknown` while the areas can't be read.
 */
export async function findVisit({ zip, phone }: VisitRequest): Promise<Visit | null> {
  const areas = await listZipAreas().catch((error) => {
    throw new AreasUnknown(error instanceof Error ? error.message : String(error), { cause: error })
  })
  const found = findZip(zip, areas)
  if (found.kind !== 'area') return null
  const { city, responseTime: time, travelFee } = found.area
  return { zip, phone, area: city ?? zip, time, feeCents: centsFromDollars(travelFee ?? 0) }
}
