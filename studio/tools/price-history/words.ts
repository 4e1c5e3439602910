import { formatCents } from '../../../lib/platform/shared/money.ts'
import { descriptorOf } from '../../../schemas/descriptors.ts'

/** '$149', '$149.50', 'no price'. */
export const priceWords = (cents: number | null): string => (cents === null ? 'no price' : formatCents(cents))

/** The list of the Studio in which a document of this type stands. */
export const kindOf = (type: string): string => descriptorOf(type)?.list ?? type
