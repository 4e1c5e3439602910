/** What the island needs to know of a service: its category and a price in cents for each dosage (one without dosages). */
export type Listed = { id: string; category: string | null; prices: number[] }

/** The options of the price dropdown (IVT-004). Two sort, three choose a range, the first one does neither (IVT-005). */
export const priceOptions = [
  { key: 'any', label: 'Any Price' },
  { key: 'low', label: 'Low to High' },
  { key: 'high', label: 'High to Low' },
  { key: 'under', label: 'Under $200' },
  { key: 'between', label: '$200-$300' },
  { key: 'over', label: 'Over $300' },
] as const
export type PriceOption = (typeof priceOptions)[number]['key']

const inRange: Partial<Record<PriceOption, (cents: number) => boolean>> = {
  under: (cents) => cents < 200_00,
  between: (cents) => cents >= 200_00 && cents <= 300_00,
  over: (cents) => cents > 300_00,
}

/** Whether this option makes one list of all categories instead of one list for each. */
export const isSort = (option: PriceOption) => option === 'low' || option === 'high'

/**
 * The services of this category (all of them for null) in the order and range of the option. Prices compared are the shown
 * ones (IVT-005); a service without a price fits no range and comes last.
 */
export function arrange<Service extends Listed>(
  services: Service[],
  category: string | null,
  option: PriceOption,
  shownPrice: (service: Service) => number | undefined,
): Service[] {
  const isInRange = inRange[option]
  const fitting = services.filter((service) => {
    if (category !== null && service.category !== category) return false
    const cents = shownPrice(service)
    return !isInRange || (cents !== undefined && isInRange(cents))
  })
  if (!isSort(option)) return fitting
  const sign = option === 'low' ? 1 : -1
  const rank = (service: Service) => sign * (shownPrice(service) ?? sign * Number.POSITIVE_INFINITY)
  return fitting.sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
}
