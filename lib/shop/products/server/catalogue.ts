import 'server-only'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { fetchAt } from '@/lib/content/schedule/server/fetch-at'
import type { ContentChange } from '@/lib/content/server/changes'
import { contentClient } from '@/lib/content/server/client'
import { callDatabase, publicClient, serviceClient } from '@/lib/platform/db/server/database'
import { inTurn } from '@/lib/platform/server/process-state'
import { log } from '@/lib/platform/telemetry/server/log'
import { maxAtOnce, type ProductOnSale } from '@/lib/shop/products/shared'
import { centsFromDollars } from '../../../platform/shared/money.ts'

/** What the shop needs of these injections, or of all. */
export const sellableInjectionsQuery = defineQuery(`*[_type == "injection" && ($ids == null || _id in $ids)] {
  _id, _rev, _updatedAt, name, description, category, price, originalPrice, durationMinutes, isExamRequired, clearanceGroup,
  "imageUrl": image.asset->url
}`)

/**
 * Mirrors the injections among these changes into `products`; those no longer published can't be bought any more.
 * Throws on failure.
 */
export async function syncProducts(changes: ContentChange[]): Promise<void> {
  const ids = changes.filter((change) => change._type === 'injection').map((change) => change._id)
  if (ids.length > 0) await inTurn('products', () => mirror(ids))
}

/**
 * Reads these products' prices anew before they are charged. While the CMS is away the last known ones hold: a
 * visitor can buy what the page shows. Never throws and never takes longer than 3 s.
 */
export async function refreshProducts(ids: string[]): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, 3_000).unref())
  const fresh = refreshKnown(ids).catch((error) =>
    log.warn('products', 'Prices were not read anew', { error }),
  )
  await Promise.race([fresh, late])
}

/** Only of products the shop has: invented ids must not keep the CMS, or other shoppers, busy. */
async function refreshKnown(ids: string[]): Promise<void> {
  const { data, error } = await serviceClient().from('products').select('id').in('id', ids)
  if (error) throw new Error(error.message)
  if (data.length > 0) await inTurn('products', () => mirror(data.map(({ id }) => id)))
}

/**
 * Mirrors the whole published catalogue; products that are no longer in it can't be bought any more. Throws on
 * failure.
 */
export async function syncAllProducts(): Promise<void> {
  await inTurn('products', () => upsertPublished(null))
}

/** Every product on sale with what is left of it, at most 20 (INJ-020). Throws when the database can't be read. */
export async function listProductsOnSale(): Promise<ProductOnSale[]> {
  const { data, error } = await publicClient()
    .from('products')
    .select('id, name, price, image_url, category, stock_quantity, is_exam_required')
    .eq('is_active', true)
    .order('id')
  if (error) throw new Error(`The products could not be read: ${error.message}`)
  return data.map(({ id, name, price, image_url, category, stock_quantity, is_exam_required }) => ({
    id,
    name,
    price,
    imageUrl: image_url,
    category,
    available: Math.min(stock_quantity, maxAtOnce),
    needsExam: is_exam_required,
  }))
}

async function mirror(ids: string[]): Promise<void> {
  const published = await upsertPublished(ids)
  for (const id of ids.filter((id) => !published.has(id))) {
    await callDatabase('deactivate_product', `Product ${id} could not be taken off sale`, { p_id: id })
  }
}

async function upsertPublished(ids: string[] | null): Promise<Set<string>> {
  const documents = await contentClient().fetch<unknown[]>(
    sellableInjectionsQuery,
    { ids },
    { cache: 'no-store' },
  )
  const rows = documents.flatMap((document) => {
    const parsed = sellableInjection.safeParse(document)
    if (parsed.success) return [productRow(parsed.data)]
    const id = (document as { _id?: string })._id
    log.error('products', "An injection can't be sold", {
      document: id,
      reason: parsed.error.issues.map((issue) => issue.message).join('; '),
    })
    return []
  })
  await callDatabase('sync_products', 'The products could not be written', {
    p_products: rows,
    p_is_full: ids === null,
  })
  return new Set(rows.map((row) => row.id))
}

const dollars = z.number().min(0).max(10_000)

/**
 * A published injection as the shop needs it; anything else can't be sold. At least as strict as the table
 * `products`, where one row that does not fit would keep all others from being written.
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
    clearanceGroup: z.string().max(60).nullish(),
    imageUrl: z.string().nullish(),
  })
  .refine(({ price, originalPrice }) => hasWholeCents(price) && hasWholeCents(originalPrice ?? 0), {
    message: 'a price has more than two decimals',
  })
type SellableInjection = z.infer<typeof sellableInjection>

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
    clearance_group: injection.clearanceGroup?.trim() || usualGroup,
    content_rev: injection._rev,
    content_updated_at: injection._updatedAt,
  }
}

/** One exam clears somebody for all that says no group of its own. */
const usualGroup = 'injections'

function hasWholeCents(amount: number): boolean {
  try {
    return centsFromDollars(amount) >= 0
  } catch {
    return false
  }
}

/**
 * What will be on sale at a moment, at its prices; of what is on sale already as much as there is today. Throws when
 * the CMS or the database can't be read.
 */
export async function listProductsAt(moment: Date): Promise<ProductOnSale[]> {
  const [documents, today] = await Promise.all([
    fetchAt<string>(sellableInjectionsQuery, { ids: null }, moment) as Promise<unknown[]>,
    listProductsOnSale(),
  ])
  return documents.flatMap((document) => {
    const injection = sellableInjection.safeParse(document)
    if (!injection.success) return []
    const { _id: id, name, price, imageUrl = null, category = null, isExamRequired } = injection.data
    const available = today.find((product) => product.id === id)?.available ?? maxAtOnce
    return [{ id, name, price, imageUrl, category, available, needsExam: isExamRequired ?? true }]
  })
}
