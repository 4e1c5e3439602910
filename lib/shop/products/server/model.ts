import { z } from 'zod'
import { centsFromDollars } from '../../../platform/shared/money.ts'

const dollars = z.number().min(0).max(10_000)

/**
 * A published injection as the shop needs it; anything else can't be sold. At least as strict as the table `products`, where
 * one row that does not fit would keep all others from being written.
 */
export const sellableInjection = z
  .object({
    _id: z.string(),
    _rev: z.string(),
    _updatedAt: z.string(),
    name: z.string().min(1).max(200),
    description: z.string().nullish(),
    category: z.string().nullish(),
    price: dollars,
    originalPrice: dollars.nullish(),
    durationMinutes: z.number().int().positive().nullish(),
    isExamRequired: z.boolean().nullish(),
    imageUrl: z.string().nullish(),
  })
  .refine(({ price, originalPrice }) => hasWholeCents(price) && hasWholeCents(originalPrice ?? 0), {
    message: 'a price has more than two decimals',
  })
export type SellableInjection = z.infer<typeof sellableInjection>

/** The row of `products` that mirrors this document (ENT-001); stock is not part of it, the shop owns that. */
export function productRow(injection: SellableInjection) {
  return {
    id: injection._id,
    name: injection.name,
    description: injection.description ?? null,
    category: injection.category ?? null,
    price: injection.price,
    original_price: injection.originalPrice ?? null,
    image_url: injection.imageUrl ?? null,
    duration_minutes: injection.durationMinutes ?? null,
    // Without a word it needs one: that is the safe side.
    is_exam_required: injection.isExamRequired ?? true,
    content_rev: injection._rev,
    content_updated_at: injection._updatedAt,
  }
}

function hasWholeCents(amount: number): boolean {
  try {
    return centsFromDollars(amount) >= 0
  } catch {
    return false
  }
}
