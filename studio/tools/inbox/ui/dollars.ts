const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as '$13.00'. */
export const formatDollars = (cents: number): string => dollars.format(cents / 100)
