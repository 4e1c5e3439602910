import { centsFromDollars, formatCents } from '@/lib/platform/shared/money'
import { log } from '@/lib/platform/telemetry/server/log'
import type { IvService } from './menu'

/**
 * Cents of a published price, or null when there is none or it is not one: a mistyped price must not take the page
 * down.
 */
export function priceCents(dollars: number | null | undefined): number | null {
  if (dollars == null) return null
  try {
    return centsFromDollars(dollars)
  } catch (error) {
    log.error('content', 'A published price is left out', { error })
    return null
  }
}

/** The dosages of a service that can be shown: each with a name and its price, or the service's where it has none. */
export function pricedDosages({ dosages, price }: Pick<IvService, 'dosages' | 'price'>) {
  return (dosages ?? []).flatMap((option) => {
    const cents = priceCents(option?.price ?? price)
    const label = option?.dosage
    return label && cents !== null ? { label, cents, words: formatCents(cents) } : []
  })
}

/** What a drip costs at least, as the menu has it; null where it states no price. */
export function lowestPrice(
  service: Pick<IvService, 'dosages' | 'price'>,
): { cents: number; isFrom: boolean } | null {
  const dosages = pricedDosages(service).map(({ cents }) => cents)
  if (dosages.length > 0) return { cents: Math.min(...dosages), isFrom: dosages.length > 1 }
  const cents = priceCents(service.price)
  return cents === null ? null : { cents, isFrom: false }
}

/** The same in words: '$165', 'from $525'. */
export const priceWords = ({ cents, isFrom }: { cents: number; isFrom: boolean }): string =>
  `${isFrom ? 'from ' : ''}${formatCents(cents)}`
