import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/service'
import { now } from '@/lib/platform/server/clock'
import type { DiscountQuery, DiscountRow } from '@/lib/shop/discounts/shared'

type Page = { items: DiscountRow[]; next: string | null; now: string }

/** A page of discount codes, the newest first. Throws when the database fails. */
export async function listDiscountCodes({ search, after, limit }: DiscountQuery): Promise<Page> {
  const { data, error } = await serviceClient().rpc('list_discount_codes', {
    p_search: (search ?? null) as string,
    p_after: (after ?? null) as string,
    p_limit: limit,
  })
  if (error) throw new Error(`The discount codes could not be read: ${error.message}`)
  const items = data.map((row) => ({
    id: row.id,
    code: row.code,
    email: row.email,
    percent: row.percent,
    createdAt: row.created_at,
    redeemedAt: row.redeemed_at,
    redeemedBy: row.redeemed_by,
  }))
  const next = data.length === limit ? (data.at(-1)?.cursor ?? null) : null
  return { items, next, now: now().toISOString() }
}
