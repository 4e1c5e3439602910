/**
 * Integer cents of a dollar amount as the CMS and the database write it. Throws on more than two decimals or a
 * non-finite number.
 */
export function centsFromDollars(dollars: number): number {
  const cents = Math.round(dollars * 100)
  if (!Number.isFinite(dollars) || Math.abs(cents - dollars * 100) > 1e-6) {
    throw new RangeError(`${dollars} is not a dollar amount with at most two decimals`)
  }
  return cents
}

/** '$13' for whole dollars, '$13.50' otherwise. */
export function formatCents(cents: number): string {
  const hasCents = cents % 100 !== 0
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: hasCents ? 2 : 0,
  }).format(cents / 100)
}

/** '$13.00', always with two decimals: carts, checkouts and receipts (PAY-011). */
export function formatExactCents(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)
}

/** '13.00', without a sign: for spreadsheets and other systems. */
export const dollarsText = (cents: number): string => (cents / 100).toFixed(2)
