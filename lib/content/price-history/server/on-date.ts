import 'server-only'
import { pricedTypeNames } from '@/lib/content/price-history/shared/price-fields'
import {
  momentOf,
  type PriceOnDay,
  type PricesOnDay,
  type PricesOnQuery,
} from '@/lib/content/price-history/shared/price-history'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { callDatabase, dataOf, serviceClient } from '@/lib/platform/db/server/database'
import { now } from '@/lib/platform/server/clock'
import { isoMoment } from '@/lib/platform/shared/iso-moment'

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
