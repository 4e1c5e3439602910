import { formatCents } from '@/lib/platform/shared/money'
import type { IvService } from './iv-services'
import { priceCents } from './price-cents'

/** The dosages of a service that can be shown: each with a name and its price, or the service's where it has none. */
export function pricedDosages({ dosages, price }: Pick<IvService, 'dosages' | 'price'>) {
  return (dosages ?? []).flatMap((option) => {
    const cents = priceCents(option?.price ?? price)
    const label = option?.dosage
    return label && cents !== null ? { label, cents, words: formatCents(cents) } : []
  })
}
