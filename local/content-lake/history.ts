import type { Sql } from 'postgres'
import { type StateRow, toTransaction } from './tables.ts'
import type { HistoryEntry, HistoryOptions, LakeDocument, Store } from './types.ts'

type DocumentPoint = Parameters<Store['documentAt']>[1]

interface Row {
  seq: string
  id: string
  at: Date
  author: string
  actions: string | null
  document_ids: string[]
}

/** Transactions that touched any of the documents, oldest first unless asked otherwise; both ends are inclusive. */
export async function readHistory(
  sql: Sql,
  dataset: string,
  ids: string[],
  options: HistoryOptions = {},
): Promise<HistoryEntry[]> {
  const { fromTransaction, toTransaction: to, fromTime, toTime, authors, limit, isNewestFirst } = options
  const seqOf = (id: string) =>
    sql`(select seq from lake.transactions where dataset = ${dataset} and id = ${id})`
  const rows = await sql<Row[]>`
    select seq, id, at, author, actions::text as actions, document_ids from lake.transactions as entry
    where dataset = ${dataset} and seq in (
      select seq from lake.transaction_states where dataset = ${dataset} and document_id in ${sql(ids)})
    ${fromTransaction ? sql`and seq >= ${seqOf(fromTransaction)}` : sql``}
    ${to ? sql`and seq <= ${seqOf(to)}` : sql``}
    ${fromTime ? sql`and at >= ${fromTime}::timestamptz` : sql``}
    ${toTime ? sql`and at <= ${toTime}::timestamptz` : sql``}
    ${authors?.length ? sql`and author in ${sql(authors)}` : sql``}
    order by seq ${isNewestFirst ? sql`desc` : sql`asc`}
    limit ${limit ?? 1000}`
  if (rows.length === 0) return []
  const states = await sql<(StateRow & { seq: string })[]>`
    select seq, document_id, before::text as before, after::text as after, mutations::text as mutations
    from lake.transaction_states
    where seq in ${sql(rows.map(({ seq }) => seq))} and document_id in ${sql(ids)} order by seq, position`
  return rows.map((row) => {
    const own = states.filter(({ seq }) => seq === row.seq)
    return { ...toTransaction(row, own), documentIds: row.document_ids }
  })
}

/** A document at a point of its history, or null when it did not exist then or the lake no longer knows. */
export async function readDocumentAt(
  sql: Sql,
  dataset: string,
  id: string,
  point: DocumentPoint,
): Promise<LakeDocument | null> {
  const states = sql`
    lake.transaction_states as state join lake.transactions as entry using (seq)
    where state.dataset = ${dataset} and state.document_id = ${id}`
  if ('lastRevision' in point) {
    const rows = await sql<{ doc: string | null }[]>`
      select coalesce(state.after, state.before)::text as doc from ${states} order by seq desc limit 1`
    return parsed(rows[0]?.doc)
  }
  if ('revision' in point) {
    const rows = await sql<{ doc: string | null }[]>`
      select state.after::text as doc from ${states} and entry.id = ${point.revision} limit 1`
    return parsed(rows[0]?.doc)
  }
  const rows = await sql<{ doc: string | null }[]>`
    select state.after::text as doc from ${states} and entry.at <= ${point.time}::timestamptz
    order by seq desc limit 1`
  return parsed(rows[0]?.doc)
}

const parsed = (text: string | null | undefined): LakeDocument | null => (text ? JSON.parse(text) : null)
