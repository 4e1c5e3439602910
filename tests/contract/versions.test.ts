import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPostgres } from '../../local/postgres/start.ts'
import { loadSecrets } from '../../local/secrets.ts'
import { startStack } from '../setup/stack.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ocotillo-version-'))
  // PostgreSQL runs as another user under root and must be able to pass through.
  await chmod(dataDir, 0o755)
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const start = () => startStack({ dataDir, services: ['clock', 'mail', 'supabase', 'lake'] })

/** The folder's database as it lies there, without the stack. */
async function withDatabase<Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const { databasePassword } = await loadSecrets(dataDir)
  const running = await startPostgres({ dataDir, password: databasePassword })
  const sql = postgres(running.url, { max: 1, onnotice: () => undefined })
  try {
    return await work(sql)
  } finally {
    await sql.end()
    await running.stop()
  }
}

/** Every object and every record of it: names, definitions and rows. */
async function everythingIn(sql: postgres.Sql): Promise<unknown> {
  const objects = await sql`
    select classid::regclass::text as kind, objid::integer as id, refobjid::integer as of from pg_depend
    where classid <> 'pg_rewrite'::regclass order by 1, 2, 3`
  const schemas = await sql`select nspname, nspacl::text from pg_namespace order by 1`
  const migrations = await sql`select * from supabase_migrations.schema_migrations order by version`
  const products = await sql`select id from public.products order by id`
  return {
    objects: [...objects],
    schemas: [...schemas],
    migrations: [...migrations],
    products: [...products],
  }
}

test('a folder of an older version is refused with what to do, and stays as it is (0033)', async () => {
  const before = await withDatabase(async (sql) => {
    await sql.unsafe(`
      create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
      insert into supabase_migrations.schema_migrations values
        ('20261121010000', array['create table public.products (id text)'], 'products');
      create table public.products (id text primary key);
      insert into public.products values ('energy-boost');`)
    return everythingIn(sql)
  })
  await expect(start()).rejects.toThrow(
    /^The database in \S+ is of another version of the site \(migration 20261121010000\).*npm run content:export.*npm run reset.*OCOTILLO_DATA_DIR\)\.$/,
  )
  expect(await withDatabase(everythingIn)).toEqual(before)
})

test('a folder with another text of the same baseline is refused, with its own it starts (0033)', {
  tags: ['long'],
}, async () => {
  await (await start()).stop()
  const changeText = (from: string, to: string) =>
    withDatabase(
      (sql) => sql`update supabase_migrations.schema_migrations
        set statements = array[replace(statements[1], ${from}, ${to})] where name = 'baseline'`,
    )
  await changeText('create table public.products', 'create table public.goods')
  await expect(start()).rejects.toThrow('another version of the site')
  await changeText('create table public.goods', 'create table public.products')
  await (await start()).stop()
})
