import type { Sql } from 'postgres'
import type { LakeDocument, OperationResult, Transaction } from './types.ts'

/** Creates what is missing in schema `lake`. Documents are `json`, not `jsonb`: their key order is kept. */
export async function createTables(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema if not exists lake;
    create table if not exists lake.documents (
      dataset text not null, id text not null, type text not null, rev text not null,
      created_at timestamptz not null, updated_at timestamptz not null, doc json not null,
      primary key (dataset, id)
    );
    create table if not exists lake.transactions (
      seq bigint generated always as identity primary key,
      dataset text not null, id text not null, at timestamptz not null, author text not null,
      document_ids text[] not null, actions json, results json not null,
      unique (dataset, id)
    );
    create table if not exists lake.transaction_states (
      seq bigint not null references lake.transactions on delete cascade,
      position integer not null, dataset text not null, document_id text not null,
      before json, after json, mutations json not null,
      primary key (seq, position)
    );
    create index if not exists transaction_states_by_document
      on lake.transaction_states (dataset, document_id, seq);
  `)
}

/** Every document of the dataset, in the order in which they were created. */
export async function loadDocuments(sql: Sql, dataset: string): Promise<LakeDocument[]> {
  const rows = await sql<{ doc: string }[]>`
    select doc::text as doc from lake.documents where dataset = ${dataset} order by created_at, id`
  return rows.map(({ doc }) => JSON.parse(doc))
}

/** When the latest transaction happened, in ms since the epoch; 0 before the first. */
export async function readLatestTime(sql: Sql, dataset: string): Promise<number> {
  const [row] = await sql<{ at: Date | null }[]>`
    select max(at) as at from lake.transactions where dataset = ${dataset}`
  return row?.at?.getTime() ?? 0
}

/**
 * Writes a transaction and its documents. One statement is one database transaction: all of it or nothing.
 * JSON travels as text inside JSON, so that PostgreSQL stores it letter by letter.
 */
export async function writeTransaction(
  sql: Sql,
  dataset: string,
  transaction: Transaction,
  results: OperationResult[],
): Promise<void> {
  const { id, timestamp, author, changes, actions } = transaction
  const states = changes.map(({ documentId, before, after, mutations }, position) => ({
    position,
    document_id: documentId,
    type: after?._type,
    created_at: after?._createdAt,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    mutations: JSON.stringify(mutations),
  }))
  await sql`
    with change as materialized (
      select * from json_to_recordset(${JSON.stringify(states)}::text::json) as row(
        position integer, document_id text, type text, created_at timestamptz,
        before text, after text, mutations text)
    ), written as (
      insert into lake.documents (dataset, id, type, rev, created_at, updated_at, doc)
      select ${dataset}::text, document_id, type, ${id}::text, created_at, ${timestamp}::timestamptz, after::json
      from change where after is not null
      on conflict (dataset, id) do update set
        type = excluded.type, rev = excluded.rev, created_at = excluded.created_at,
        updated_at = excluded.updated_at, doc = excluded.doc
    ), removed as (
      delete from lake.documents using change
      where dataset = ${dataset}::text and id = change.document_id and change.after is null
    ), entry as (
      insert into lake.transactions (dataset, id, at, author, document_ids, actions, results)
      select ${dataset}::text, ${id}::text, ${timestamp}::timestamptz, ${author}::text,
        array(select document_id from change order by position),
        ${actions ? JSON.stringify(actions) : null}::text::json, ${JSON.stringify(results)}::text::json
      returning seq
    )
    insert into lake.transaction_states (seq, position, dataset, document_id, before, after, mutations)
    select entry.seq, position, ${dataset}::text, document_id, before::json, after::json, mutations::json
    from entry, change`
}

/** A committed transaction by its id, with the answer that was given then. */
export async function readTransaction(
  sql: Sql,
  dataset: string,
  id: string,
): Promise<{ transaction: Transaction; results: OperationResult[] } | null> {
  const [row] = await sql<TransactionRow[]>`
    select seq, id, at, author, actions::text as actions, results::text as results
    from lake.transactions where dataset = ${dataset} and id = ${id}`
  if (!row) return null
  const states = await sql<StateRow[]>`
    select document_id, before::text as before, after::text as after, mutations::text as mutations
    from lake.transaction_states where seq = ${row.seq} order by position`
  return { transaction: toTransaction(row, states), results: JSON.parse(row.results) }
}

interface TransactionRow {
  seq: string
  id: string
  at: Date
  author: string
  actions: string | null
  results: string
}

export interface StateRow {
  document_id: string
  before: string | null
  after: string | null
  mutations: string
}

/** The transaction as it was committed, from its rows. */
export function toTransaction(
  row: Pick<TransactionRow, 'id' | 'at' | 'author' | 'actions'>,
  states: StateRow[],
): Transaction {
  return {
    id: row.id,
    timestamp: row.at.toISOString(),
    author: row.author,
    changes: states.map((state) => ({
      documentId: state.document_id,
      before: state.before && JSON.parse(state.before),
      after: state.after && JSON.parse(state.after),
      mutations: JSON.parse(state.mutations),
    })),
    ...(row.actions && { actions: JSON.parse(row.actions) }),
  }
}
