import { readdir, readFile } from 'node:fs/promises'
import postgres, { type Sql } from 'postgres'
import { StartupProblem } from '../startup-problem.ts'

const migrationsDir = new URL('../../supabase/migrations/', import.meta.url)

/** Prepares a database as a hosted Supabase project has it: roles, default grants, the table of migrations. */
export async function bootstrapDatabase(sql: Sql): Promise<void> {
  await sql.unsafe(await readFile(new URL('bootstrap.sql', import.meta.url), 'utf8'))
}

/**
 * Runs the migrations the database has not had, in the order of their names, each in one transaction with its record.
 * @throws {StartupProblem} naming the migration that failed.
 */
export async function migrate(sql: Sql): Promise<void> {
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
  const done = new Set(rows.map(({ version }) => version))
  for (const migration of await readMigrations()) if (!done.has(migration.version)) await run(sql, migration)
}

/**
 * Looks whether every migration the database has had is still among ours, word for word: the baseline is made anew
 * with each change of the schema (docs/decisions/0033-one-baseline.md), so the tables of any other version are not
 * those of this one. Changes nothing.
 * @throws {StartupProblem} saying how the content gets to a new folder.
 */
export async function refuseOtherVersion(databaseUrl: string, dataDir: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 })
  try {
    const [record] = await sql`select to_regclass('supabase_migrations.schema_migrations') as name`
    if (!record?.name) return
    const applied = await sql<{ version: string; statements: string[] | null }[]>`
      select version, statements from supabase_migrations.schema_migrations order by version`
    const ours = new Map((await readMigrations()).map(({ version, text }) => [version, text]))
    const other = applied.find(({ version, statements }) => (statements ?? []).join('') !== ours.get(version))
    if (!other) return
    throw new StartupProblem(
      `The database in ${dataDir} is of another version of the site (migration ${other.version}), and this one cannot go on with it: ` +
        'run "npm run content:export" with that version to keep the content, then start this one with a new folder ' +
        '("npm run reset", or another OCOTILLO_DATA_DIR).',
    )
  } finally {
    await sql.end()
  }
}

type Migration = { file: string; version: string; name: string; text: string }

async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(migrationsDir)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? []
      if (!version || !name) throw new StartupProblem(`Migration ${file} must be named <14 digits>_what.sql.`)
      return { file, version, name, text: await readFile(new URL(file, migrationsDir), 'utf8') }
    }),
  )
}

async function run(sql: Sql, migration: Migration) {
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
