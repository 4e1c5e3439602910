import { descriptorOf } from '../../../schemas/descriptors.ts'

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** '$149', '$149.50', 'no price'. */
export const priceWords = (cents: number | null): string =>
  cents === null ? 'no price' : (cents % 100 === 0 ? whole : exact).format(cents / 100)

/** The list of the Studio in which a document of this type stands. */
export const kindOf = (type: string): string => descriptorOf(type)?.list ?? type
