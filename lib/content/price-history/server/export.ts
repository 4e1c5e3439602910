import { dollarsFromCents } from '@/lib/platform/shared/money'
import 'server-only'
import type { z } from 'zod'
import type { PriceChangeRow, priceChangesFilter } from '@/lib/content/price-history/shared/price-history'
import { clinicStamp } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { answerCsv } from '@/lib/platform/staff-session/server/csv'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { descriptorOf } from '@/schemas/descriptors'
import { listPriceChanges } from './list'

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
