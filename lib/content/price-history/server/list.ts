import 'server-only'
import {
  beginOfDay,
  type PriceChangeRow,
  type PriceChangesQuery,
} from '@/lib/content/price-history/shared/price-history'
import { callDatabase } from '@/lib/platform/db/server/database'
import type { Database } from '@/lib/platform/db/server/database.types'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'

type Stored = Database['public']['Tables']['price_changes']['Row']

/** A page of recorded changes, newest first; `next` is null on the last page. Throws when the database fails. */
export async function listPriceChanges({
  search,
  document,
  person,
  from,
  to,
  after,
  limit,
}: PriceChangesQuery) {
  const [at, id] = after?.split('~') ?? []
  const failure = 'The price changes could not be read'
  const [found, changers] = await Promise.all([
    callDatabase('list_price_changes', failure, {
      p_document_id: document ?? null,
      p_words: search?.split(/\s+/).filter(Boolean) ?? [],
      p_person: person ?? null,
      p_from: from ? beginOfDay(from) : null,
      p_to: to ? beginOfDay(to, 1) : null,
      p_after_at: at ?? null,
      p_after_id: (id ?? null) as unknown as number,
      p_limit: limit,
    }),
    callDatabase('price_changers', failure),
  ])
  const items = found.map(changeRow)
  const last = items.length === limit ? items.at(-1) : undefined
  return {
    items,
    next: last ? `${last.at}~${last.id}` : null,
    now: now().toISOString(),
    people: changers.map(({ id, name }) => ({ id, name: name ?? id })),
  }
}

const changeRow = (row: Stored): PriceChangeRow => ({
  id: String(row.id),
  documentId: row.document_id,
  type: row.document_type,
  title: row.title,
  field: row.field,
  label: row.label,
  beforeCents: row.before_cents,
  afterCents: row.after_cents,
  isFirst: row.is_first,
  at: isoMoment(row.changed_at),
  by: row.changed_by_name ?? row.changed_by,
})
