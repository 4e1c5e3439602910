import type postgres from 'postgres'
import { become, type Identity, identities, identityNames, makePeople } from './identities.ts'
import { type Command, commands, type Table, tables } from './tables.ts'

export type Cell = { table: string; command: Command; identity: Identity }

/** Every case there is: all tables of the matrix, all commands, all identities. */
export const cells: Cell[] = Object.keys(tables).flatMap((table) =>
  commands.flatMap((command) => identityNames.map((identity) => ({ table, command, identity }))),
)

/** Whether the matrix says that this may be done. */
export const isAllowed = ({ table, command, identity }: Cell): boolean =>
  tables[table]?.allowed[identity]?.includes(command) ?? false

/**
 * Tries it with one row in the table, which is the owner's where rows have one: true when a row was seen or changed, false when it
 * was refused or nothing was touched. Nothing is kept. Throws when it fails for another reason.
 */
export async function attempt(sql: postgres.Sql, { table: name, command, identity }: Cell): Promise<boolean> {
  const table = tables[name]
  if (!table) throw new Error(`The table ${name} does not stand in the matrix`)
  const undo = new Error('undo')
  let touched = 0
  try {
    await sql.begin(async (transaction) => {
      await prepare(transaction, name, table, command)
      const columns = await readableColumns(transaction, name, identity)
      await become(transaction, identity)
      const statements = {
        select: `select ${columns} from public.${name}`,
        insert: `insert into public.${name} ${table.row}`,
        update: `update public.${name} set ${table.change}`,
        delete: `delete from public.${name}`,
      }
      touched = (await transaction.unsafe(statements[command])).count
      throw undo
    })
  } catch (error) {
    const isDenied = error instanceof Error && 'code' in error && error.code === '42501'
    if (error !== undo && !isDenied) throw error
  }
  return touched > 0
}

async function prepare(transaction: postgres.TransactionSql, name: string, table: Table, command: Command) {
  await transaction.unsafe(`truncate public.${name} cascade`)
  await makePeople(transaction)
  for (const needed of table.needs ?? [])
    await transaction.unsafe(`insert into public.${needed} ${tables[needed]?.row} on conflict do nothing`)
  if (command !== 'insert') await transaction.unsafe(`insert into public.${name} ${table.row}`)
}

async function readableColumns(transaction: postgres.TransactionSql, table: string, identity: Identity) {
  const found = await transaction<{ column: string }[]>`
    select attname as column from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped
      and has_column_privilege(${identities[identity].role}, attrelid, attnum, 'select')`
  return found.map(({ column }) => `"${column}"`).join(', ') || '*'
}
