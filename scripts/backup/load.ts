import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Sql, TransactionSql } from 'postgres'
import { Problem } from '../demo/problem.ts'
import { readArchive } from './archive.ts'
import { tableOf } from './check.ts'
import {
  copyIn,
  countTable,
  listMigrations,
  listTables,
  oneTextForAll,
  readBooks,
  type Table,
} from './database.ts'
import type { Manifest } from './format.ts'
import type { BackupPlace } from './place.ts'

/** Throws `Problem` saying what is there: a restore goes into an empty database of the same version. */
export async function checkTarget({ sql, name, isMadeHere }: BackupPlace, manifest: Manifest): Promise<void> {
  const migrations = await listMigrations(sql).catch(() => [])
  if (migrations.join() !== manifest.migrations.join())
    throw new Problem(
      `${name} has the tables of ${lastOf(migrations)}, the backup those of ${lastOf(manifest.migrations)}: restore with the version of the site that made it, then go on to a newer one. Nothing was written.`,
    )
  const there = await listTables(sql)
  const odd = manifest.tables.find((one) => !isSameTable(one, there))
  const missing = there.find(
    (one) => one.name.startsWith('public.') && !manifest.tables.some((known) => known.name === one.name),
  )
  if (odd || missing)
    throw new Problem(
      `Table ${odd?.name ?? missing?.name} isn’t the same in ${name} as in the backup: restore with the version of the site that made it. Nothing was written.`,
    )
  if (isMadeHere) return
  const filled = await filledTables(sql, there)
  if (filled.length > 0)
    throw new Problem(
      `${name} is not empty: ${filled.join(', ')}. Nothing was written; restore into a new project.`,
    )
}

/**
 * Loads every table in one transaction, compares each byte for byte and the books to the cent, and only then keeps it.
 * Throws `Problem`.
 */
export async function loadDatabase(
  { sql }: BackupPlace,
  { file, key, manifest }: { file: string; key: string; manifest: Manifest },
): Promise<void> {
  await sql.begin(async (transaction) => {
    await oneTextForAll(transaction)
    // Neither triggers nor foreign keys: everything was one state, and is compared below.
    await transaction`set local session_replication_role = 'replica'`
    const tables = (await listTables(transaction)).flatMap((there) => {
      const known = manifest.tables.find(({ name }) => name === there.name)
      return known ? [{ ...there, columns: known.columns }] : []
    })
    for (const { name } of tables.filter(({ name }) => name.startsWith('public.')))
      await transaction.unsafe(`delete from ${name}`)
    await copyTables(transaction, tables, readArchive(file, key))
    for (const { name, value, isCalled } of manifest.sequences)
      await transaction`select pg_catalog.setval(${name}, ${value}::bigint, ${isCalled})`
    await compare(transaction, tables, manifest)
  })
}

async function copyTables(sql: TransactionSql, tables: Table[], entries: ReturnType<typeof readArchive>) {
  let current: { name: string; target: Writable; failure?: unknown } | undefined
  const end = async () => {
    const ended = current && finished(current.target)
    current?.target.end()
    await ended
    current = undefined
  }
  try {
    for await (const { name, bytes } of entries) {
      const table = tables.find((one) => one.name === tableOf(name))
      if (!table) continue
      if (current?.name !== table.name) {
        await end()
        const opened = { name: table.name, target: await copyIn(sql, table), failure: undefined as unknown }
        opened.target.once('error', (error) => {
          opened.failure = error
        })
        current = opened
      }
      const { target } = current
      await new Promise<void>((resolve, reject) => {
        target.write(bytes, (error) => (error ? reject(error) : resolve()))
      })
    }
    await end()
  } catch (error) {
    // A COPY that waits for more would keep the connection from rolling back.
    current?.target.destroy()
    throw current?.failure ?? error
  }
}

async function compare(sql: TransactionSql, tables: Table[], manifest: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows, sha256 } = await countTable(sql, table)
    const known = manifest.tables.find(({ name }) => name === table.name)
    if (known?.sha256 !== sha256)
      throw new Problem(
        `${table.name} came out otherwise (${rows} rows instead of ${known?.rows}): nothing was kept.`,
      )
  }
  const books = await readBooks(sql)
  const other = Object.keys(manifest.books).find((name) => books[name] !== manifest.books[name])
  if (other)
    throw new Problem(
      `The books differ in '${other}': ${books[other]} instead of ${manifest.books[other]}. Nothing was kept.`,
    )
}

/** The product's own tables are the same; a hosted accounts service may have more columns by now. */
function isSameTable({ name, columns }: Pick<Table, 'name' | 'columns'>, there: Table[]): boolean {
  const found = there.find((one) => one.name === name)
  if (!found || !columns.every((column) => found.columns.includes(column))) return false
  return !name.startsWith('public.') || found.columns.length === columns.length
}

async function filledTables(sql: Sql, tables: Table[]): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of tables) {
    const [row] = await sql.unsafe(`select count(*)::int as rows from ${name}`)
    if (row?.rows > 0) filled.push(`${name} (${row?.rows} ${row?.rows === 1 ? 'row' : 'rows'})`)
  }
  return filled
}

const lastOf = (migrations: string[]) => migrations.at(-1) ?? 'no migration at all'
