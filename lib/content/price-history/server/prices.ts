import 'server-only'
import type { z } from 'zod'
import { pricedTypeNames } from '@/lib/content/price-history/shared/price-fields'
import {
  beginOfDay,
  momentOf,
  type PriceChangeRow,
  type PriceChangesQuery,
  type PriceOnDay,
  type PricesOnDay,
  type PricesOnQuery,
  type priceChangesFilter,
} from '@/lib/content/price-history/shared/price-history'
import { clinicDate, clinicStamp } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase, dataOf, serviceClient } from '@/lib/platform/db/server/database'
import type { Database } from '@/lib/platform/db/server/database.types'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { dollarsFromCents } from '@/lib/platform/shared/money'
import { answerCsv } from '@/lib/platform/staff-session/server/csv'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { descriptorOf } from '@/schemas/descriptors'

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

const atOnce = 200
/** More than that is no table for a spreadsheet. */
const most = 10_000

/** The changes of a list as a table; who took it away is recorded. Throws when the database fails. */
export async function answerPricesCsv(
  filter: z.infer<typeof priceChangesFilter>,
  staff: Staff,
): Promise<Response> {
  const rows: PriceChangeRow[] = []
  for (let after: string | undefined; rows.length < most; ) {
    const page = await listPriceChanges({ ...filter, limit: atOnce, ...(after && { after }) })
    rows.push(...page.items)
    if (!page.next) break
    after = page.next
  }
  await callDatabase('audit', 'The export could not be recorded', {
    p_actor: staff.email,
    p_action: 'price.exported',
    p_subject: 'prices',
    p_detail: { count: rows.length },
    p_now: now().toISOString(),
  })
  return answerCsv(`prices-${clinicStamp(now()).slice(0, 10)}`, columns, rows.map(cellsOf))
}

const columns = ['Published (Arizona)', 'By', 'Kind', 'Name', 'What', 'Before', 'After', 'Document', 'Field']

const cellsOf = (row: PriceChangeRow) => [
  clinicStamp(new Date(row.at)),
  row.by,
  descriptorOf(row.type)?.list ?? row.type,
  row.title,
  row.isFirst ? `${row.label} (first recorded)` : row.label,
  dollarsOf(row.beforeCents),
  dollarsOf(row.afterCents),
  row.documentId,
  row.field,
]

const dollarsOf = (cents: number | null) => (cents === null ? null : dollarsFromCents(cents))

/**
 * Every price as it was at a moment, beside today's; in the order of the Studio's lists. Throws when the database
 * fails.
 */
export async function pricesOn({ date, time }: PricesOnQuery): Promise<PricesOnDay> {
  const at = momentOf({ date: date ?? clinicDate(now()), time })
  const present = now().toISOString()
  const failure = 'The prices could not be read'
  const [then, today, oldest] = await Promise.all([
    callDatabase('prices_at', failure, { p_at: at, p_document_id: null }),
    callDatabase('prices_at', failure, { p_at: present, p_document_id: null }),
    dataOf(
      serviceClient().from('price_changes').select('changed_at').order('changed_at').limit(1).maybeSingle(),
      failure,
    ),
  ])
  const items = new Map<string, PriceOnDay>()
  for (const row of today) items.set(keyOf(row), { ...itemOf(row), cents: null, todayCents: row.after_cents })
  for (const row of then)
    items.set(keyOf(row), {
      ...itemOf(row),
      cents: row.after_cents,
      todayCents: items.get(keyOf(row))?.todayCents ?? null,
    })
  return {
    at,
    items: [...items.values()]
      .filter(({ cents, todayCents }) => cents !== null || todayCents !== null)
      .sort((a, b) => rankOf(a) - rankOf(b) || a.title.localeCompare(b.title) || compareFields(a, b)),
    recordedSince: isoMoment(oldest?.changed_at ?? null),
    now: present,
  }
}

type Row = { document_id: string; document_type: string; title: string; field: string; label: string }

const keyOf = ({ document_id, field }: Row) => `${document_id} ${field}`

const itemOf = ({ document_id, document_type, title, field, label }: Row) => ({
  documentId: document_id,
  type: document_type,
  title,
  field,
  label,
})

const rankOf = ({ type }: PriceOnDay) => (pricedTypeNames as string[]).indexOf(type)

const compareFields = (a: PriceOnDay, b: PriceOnDay) =>
  a.documentId.localeCompare(b.documentId) || b.field.localeCompare(a.field)
