import 'server-only'
import { serviceClient } from '@/lib/platform/db/server/service'
import type { KnownPrices, PriceChange } from './changes-between'

/** `revision` is the last one whose prices are recorded; null before the first time. */
export type Known = KnownPrices & { revision: string | null }

/** What is recorded of a document. Throws when the database fails. */
export async function knownPricesOf(id: string): Promise<Known> {
  const database = serviceClient()
  const [revisions, changes] = await Promise.all([
    database.from('price_revisions').select('revision').eq('document_id', id).maybeSingle(),
    database.rpc('prices_at', { p_at: 'infinity', p_document_id: id }),
  ])
  const failure = revisions.error ?? changes.error
  if (failure) throw new Error(`The recorded prices could not be read: ${failure.message}`)
  const rows = changes.data ?? []
  return {
    type: rows[0]?.document_type ?? '',
    title: rows[0]?.title ?? id,
    prices: rows.flatMap(({ field, label, after_cents }) =>
      after_cents === null ? [] : [{ field, label, cents: after_cents }],
    ),
    isFirst: !revisions.data,
    revision: revisions.data?.revision ?? null,
  }
}

/** Every recorded document: up to which revision, and whether it has a price now. Throws when the database fails. */
export async function recordedDocuments(): Promise<Map<string, { revision: string; hasPrice: boolean }>> {
  const database = serviceClient()
  const [revisions, prices] = await Promise.all([
    database.from('price_revisions').select(),
    database.rpc('prices_at', { p_at: 'infinity', p_document_id: null as unknown as string }),
  ])
  const failure = revisions.error ?? prices.error
  if (failure) throw new Error(`The recorded prices could not be read: ${failure.message}`)
  const priced = new Set(
    (prices.data ?? []).filter(({ after_cents }) => after_cents !== null).map((row) => row.document_id),
  )
  return new Map(
    (revisions.data ?? []).map(({ document_id, revision }) => [
      document_id,
      { revision, hasPrice: priced.has(document_id) },
    ]),
  )
}

/** Adds changes up to a revision, unless somebody went on from `known` meanwhile: then false. Throws when the database fails. */
export async function addPriceChanges(
  id: string,
  known: string | null,
  revision: string,
  changes: (PriceChange & { byName: string | null })[],
): Promise<boolean> {
  const { data, error } = await serviceClient().rpc('record_prices', {
    p_document_id: id,
    p_known: known as string,
    p_revision: revision,
    p_changes: changes.map((change) => ({
      document_type: change.type,
      title: change.title,
      field: change.field,
      label: change.label,
      before_cents: change.beforeCents,
      after_cents: change.afterCents,
      is_first: change.isFirst,
      changed_at: change.at,
      changed_by: change.by,
      changed_by_name: change.byName,
      revision: change.revision,
    })),
  })
  if (error) throw new Error(`The prices of ${id} could not be recorded: ${error.message}`)
  return data
}
