import { centsFromDollars } from '@/lib/platform/shared/money'
import { log } from '@/lib/platform/telemetry/server/log'

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
