import { readdir, readFile } from 'node:fs/promises'
import type { Sql } from 'postgres'
import { StartupProblem } from '../startup-problem.ts'

const migrationsDir = new URL('../../supabase/migrations/', import.meta.url)

/** Prepares a database as a hosted Supabase project has it: roles, default grants, the table of migrations. */
export async function bootstrapDatabase(sql: Sql): Promise<void> {
  await sql.unsafe(await readFile(new URL('bootstrap.sql', import.meta.url), 'utf8'))
}

/**
 * Runs the migrations the database has not had, in the order of their names, each in one transaction with its record.
 * Returns the versions that ran.
 * @throws {StartupProblem} naming the migration that failed.
 */
export async function migrate(sql: Sql, folder: URL = migrationsDir): Promise<string[]> {
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
  const done = new Set(rows.map(({ version }) => version))
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const ran: string[] = []
  for (const file of files) {
    const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? []
    if (!version || !name) throw new StartupProblem(`Migration ${file} must be named <14 digits>_what.sql.`)
    if (done.has(version)) continue
    await run(sql, { file, version, name, text: await readFile(new URL(file, folder), 'utf8') })
    ran.push(version)
  }
  return ran
}

async function run(sql: Sql, migration: { file: string; version: string; name: string; text: string }) {
  const { file, version, name, text } = migration
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text)
      await transaction`insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, ${[text]})`
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupProblem(
      `Migration ${file} failed (${reason}): correct it and start again; nothing of it was kept.`,
    )
  }
}
