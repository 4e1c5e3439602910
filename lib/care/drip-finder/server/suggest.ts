import type { IvService } from '@/lib/content/server/iv-services'
import { lowestPrice } from '@/lib/content/server/priced-dosages'
import { dollarsFromCents } from '@/lib/platform/shared/money'

/** The most somebody has of each; null where it doesn't matter. */
type Limits = { minutes: number | null; cents: number | null }

export type Suggestion = {
  service: IvService
  /** As the menu has it; `isFrom` where other dosages cost more. Null where the menu states none. */
  price: { cents: number; isFrom: boolean } | null
  /** By how much it is more than what was wanted; null where nobody knows. */
  overCents: number | null
  overMinutes: number | null
}

const most = 3
const least = 2

/**
 * The drips that fit, three at most, in the editors' order; where fewer than two do, the nearest of the others as well.
 * A travel fee is part of what is spent.
 */
export function suggestDrips(
  drips: readonly IvService[],
  limits: Limits,
  feeCents: number,
): { fitting: Suggestion[]; nearest: Suggestion[] } {
  const judged = drips.map((service) => judge(service, limits, feeCents))
  const fitting = judged.filter(fits).slice(0, most)
  const missing = fitting.length === 0 ? most : Math.max(least - fitting.length, 0)
  const nearest = judged
    .filter((one) => !fits(one))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, missing)
  return { fitting, nearest }
}

function judge(service: IvService, { minutes, cents }: Limits, feeCents: number): Suggestion {
  const price = lowestPrice(service)
  return {
    service,
    price,
    overCents: over(price && price.cents + feeCents, cents),
    overMinutes: over(longestMinutes(service.duration), minutes),
  }
}

function over(value: number | null, limit: number | null): number | null {
  if (limit === null) return 0
  return value === null ? null : Math.max(value - limit, 0)
}

const fits = ({ overCents, overMinutes }: Suggestion) => overCents === 0 && overMinutes === 0

/** A minute more weighs like a dollar more; what nobody knows comes last. */
const unknown = 1_000_000
const distance = ({ overCents, overMinutes }: Suggestion) =>
  dollarsFromCents(overCents ?? unknown) + (overMinutes ?? unknown)

/** The minutes of '45 min', '2-4 hrs' or '1 hr 30 min' at most; null where no time is stated. */
export function longestMinutes(duration: string | null): number | null {
  const parts = [...(duration ?? '').matchAll(/(?:\d+\s*[-–]\s*)?(\d+)\s*(h|min)/gi)]
  if (parts.length === 0) return null
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (/h/i.test(unit ?? '') ? 60 : 1), 0)
}
