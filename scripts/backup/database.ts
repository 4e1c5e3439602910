import type { Readable } from 'node:stream'
import type { Sql, TransactionSql } from 'postgres'
import { createCount, type Manifest, type TableNote } from './format.ts'

/**
 * Of the accounts service what makes an account. Sessions and one-time codes stay out: after a restore everybody
 * signs in again, and nobody who had signed out is in.
 */
const ofAccounts = ['users', 'identities', 'mfa_factors', 'audit_log_entries']

/** Everybody may connect in his own way; the texts of a backup must not depend on it. */
const textsAlike = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local search_path = ''`

export const oneTextForAll = (sql: TransactionSql) => sql.unsafe(textsAlike)

export type Table = Pick<TableNote, 'name' | 'columns'> & { order: string }

/** The tables of a backup with what is stored in them, in the order of their names. */
export async function listTables(sql: Sql | TransactionSql): Promise<Table[]> {
  const rows = await sql<{ name: string; columns: string[]; key: string[] | null }[]>`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(a.attname::text order by a.attnum) as columns,
      (select array_agg(k.attname::text order by array_position(i.indkey::int2[], k.attnum))
        from pg_catalog.pg_index i
        join pg_catalog.pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and (n.nspname = 'public' or (n.nspname = 'auth' and c.relname::text = any (${ofAccounts}::text[])))
    group by n.nspname, c.oid, c.relname order by 1`
  return rows.map(({ name, columns, key }) => ({
    name,
    columns,
    // By bytes: databases sort words in many ways.
    order: (key ?? columns).map((column) => `${quoted(column)}::text collate "C"`).join(', '),
  }))
}

/** The rows of a table as COPY writes them, always in the same order. */
export async function copyOut(sql: TransactionSql, { name, columns, order }: Table): Promise<Readable> {
  const query = `select ${columns.map(quoted).join(', ')} from ${name} order by ${order}`
  const rows: Readable = await sql.unsafe(`copy (${query}) to stdout`).readable()
  // Where the last rows fill its buffer, postgres.js (3.4.9) stops the connection, and nobody asks a stream that has
  // ended for more: the next query would wait for ever. What it does when it is asked is to go on.
  return rows.once('end', () => rows._read(0))
}

export const copyIn = (sql: TransactionSql, { name, columns }: Pick<Table, 'name' | 'columns'>) =>
  sql.unsafe(`copy ${name} (${columns.map(quoted).join(', ')}) from stdin`).writable()

/** Rows and hash of a table as it is now. */
export async function countTable(sql: TransactionSql, table: Table) {
  const count = createCount()
  for await (const bytes of await copyOut(sql, table)) count.take(bytes)
  return count.end()
}

export async function listSequences(sql: TransactionSql): Promise<Manifest['sequences']> {
  const names = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, sequencename) as name from pg_catalog.pg_sequences
    where schemaname = 'public' order by 1`
  const found: Manifest['sequences'] = []
  for (const { name } of names) {
    const [row] = await sql.unsafe(`select last_value::text as value, is_called from ${name}`)
    found.push({ name, value: row?.value, isCalled: row?.is_called })
  }
  return found
}

export async function listMigrations(sql: Sql | TransactionSql): Promise<string[]> {
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`
  return rows.map(({ version }) => version)
}

/** The sums a bookkeeper would compare. */
export async function readBooks(sql: TransactionSql): Promise<Manifest['books']> {
  const [row] = await sql<Manifest['books'][]>`
    select
      (select count(*)::text from public.orders) as "orders",
      (select coalesce(sum(total_amount), 0)::text from public.orders) as "ordered",
      (select coalesce(sum(amount), 0)::text from public.payment_captures) as "captured",
      (select coalesce(sum(amount), 0)::text from public.refunds) as "refunded",
      (select coalesce(sum(amount), 0)::text from public.refund_requests) as "refunds asked for",
      (select count(*)::text from public.gift_cards) as "gift cards",
      (select coalesce(sum(balance), 0)::text from public.gift_cards) as "left on gift cards",
      (select coalesce(sum(amount), 0)::text from public.gift_card_entries) as "entries of gift cards",
      (select count(*)::text from public.discount_codes) as "codes",
      (select coalesce(sum(amount), 0)::text from public.discount_uses) as "taken off by codes",
      (select coalesce(sum(units), 0)::text from public.stock_entries) as "units that came and went"`
  return { ...row }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
