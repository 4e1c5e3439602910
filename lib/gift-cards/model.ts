/**
 * By how many percent a gift card's price is below its value, rounded (GIFT-006: of the value, not of the price), or null
 * when it saves nothing.
 */
export function savingsPercent(priceCents: number, valueCents: number): number | null {
  if (valueCents <= 0 || priceCents >= valueCents) return null
  return Math.round(((valueCents - priceCents) / valueCents) * 100)
}
