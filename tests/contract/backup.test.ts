import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient as createContentClient } from '@sanity/client'
import { createClient } from '@supabase/supabase-js'
import { generateIdentity } from 'age-encryption'
import type postgres from 'postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBackup } from '../../scripts/backup/check.ts'
import { copyOut } from '../../scripts/backup/database.ts'
import { connectToDatabase } from '../setup/database.ts'
import { startStack, type TestStack } from '../setup/stack.ts'

// docs/decisions/0042-backup.md
let source: TestStack
let sql: postgres.Sql
let folder: string
let file: string
let key: string
let before: Record<string, string[]>
const stops: (() => Promise<unknown>)[] = []

const account = { email: 'pat@example.com', password: 'a long password' }
const services = ['lake', 'supabase'] as const

beforeAll(async () => {
  folder = await newFolder()
  key = await generateIdentity()
  source = await startStack({ services: [...services] })
  stops.push(source.stop)
  sql = await connectToDatabase(source)
  stops.unshift(() => sql.end())
  await fill()
  before = await everyRow(sql)
  const { code, said } = await run('backup', [folder], { OCOTILLO_DATA_DIR: source.dataDir })
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/Backed up: \d+ tables, \d+ rows, \d+ documents with their images/),
  ])
  file = join(folder, (await readdir(folder))[0] ?? '')
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

async function newFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'ocotillo backup '))
  // PostgreSQL runs as another user under root and must be able to pass through.
  await chmod(made, 0o755)
  stops.push(() => rm(made, { recursive: true, force: true }))
  return made
}

/** A command of the project, as a timer would run it: its exit code and all it says. */
function run(command: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const unset = {
    SANITY_PROJECT_ID: '',
    SUPABASE_URL: '',
    SUPABASE_DB_URL: '',
    GIFT_CARD_KEY: '',
    NODE_OPTIONS: '',
  }
  return new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [`scripts/${command}.ts`, ...args],
      { env: { ...process.env, ...unset, BACKUP_KEY: key, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    )
  })
}

const contentOf = ({ url, people }: TestStack) =>
  createContentClient({
    ...{ projectId: 'local', dataset: 'production', apiVersion: '2025-02-19', perspective: 'raw' },
    ...{ apiHost: `${url}/lake`, useProjectHostname: false, useCdn: false, token: people[0]?.token },
  })

/** Money in every kind of place, an account, a picture, and texts that COPY must escape. */
async function fill() {
  const now = '2026-11-25T06:00:00.123456Z'
  const [order, attempt, card, code] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const odd = { text: 'Zoë\n\t\\.\r "quoted" \\N 🌵', nothing: null }
  const people = createClient(source.url, source.secrets.publishableKey, { auth: { persistSession: false } })
  expect((await people.auth.signUp(account)).error).toBeNull()
  await sql`update auth.users set email_confirmed_at = ${now} where email = ${account.email}`
  await sql`insert into public.products (id, name, price, stock_quantity, content_rev, content_updated_at)
    values ('b12', 'Vitamin B12', 13.37, 1000, 'r', ${now})`
  await sql`insert into public.orders (id, checkout_key, user_id, email, total_amount, status, access_token)
    select ${order}, gen_random_uuid(), id, email, 113.37, 'paid', ${randomUUID()} from auth.users`
  await sql`insert into public.order_items (order_id, product_id, quantity, name, price)
    values (${order}, 'b12', 1, 'Vitamin B12', 13.37)`
  await sql`insert into public.payment_attempts (id, order_id, seq, amount) values (${attempt}, ${order}, 1, 113.37)`
  await sql`insert into public.payment_captures (paypal_capture_id, attempt_id, status, amount, currency, raw)
    values ('CAP', ${attempt}, 'PARTIALLY_REFUNDED', 113.37, 'USD', ${sql.json(odd)})`
  await sql`insert into public.refunds (paypal_refund_id, paypal_capture_id, status, amount, currency)
    values ('REF', 'CAP', 'COMPLETED', 13.37, 'USD')`
  await sql`insert into public.gift_cards (id, order_id, gift_key, title, value, price, recipient_name, sender_name,
      code_hmac, code_sealed, code_end, manage_hash, card_hash, balance, created_at, updated_at)
    values (${card}, ${order}, gen_random_uuid(), 'Gift card', 100, 100, 'Sam', 'Ana', 'h', 's', 'WXYZ', 'm', 'c', 99.99, ${now}, ${now})`
  await sql`insert into public.gift_card_entries (gift_card_id, position, kind, amount, key, at)
    values (${card}, 1, 'issue', 100, 'one', ${now}), (${card}, 2, 'redeem', -0.01, 'two', ${now})`
  await sql`insert into public.discount_codes (id, code, rule, percent, created_at, created_by)
    values (${code}, 'OCO-AB12-CD', 'thanks', 25, ${now}, 'owner@example.com')`
  await sql`insert into public.discount_uses (discount_id, at, by) values (${code}, ${now}, 'owner@example.com')`
  // More than one part of the archive.
  await sql`insert into public.submissions (form, payload, idempotency_key)
    select 'contact', ${sql.json(odd)} || jsonb_build_object('message', repeat(md5(n::text), 30)), 'a key of sixteen ' || n
    from generate_series(1, 2500) n`
  await sql`insert into public.audit_log (at, actor, role, action, subject)
    select now(), email, role, 'order.looked_at', 'order:' || ${order} from public.staff`
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#d9542f' } })
  const asset = await contentOf(source).assets.upload('image', await picture.png().toBuffer(), {
    filename: 'arm.png',
  })
  const image = { _type: 'accessibleImage', alt: 'An arm', asset: { _type: 'reference', _ref: asset._id } }
  await contentOf(source).patch('injection-b12').set({ image, price: 13.37 }).commit()
  await contentOf(source).delete('injection-biotin')
}

/** Every row of the product and its accounts as text, by table. */
async function everyRow(database: postgres.Sql): Promise<Record<string, string[]>> {
  const tables = await database<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname = 'public' or schemaname = 'auth' and tablename in ('users', 'identities')`
  const rows: Record<string, string[]> = {}
  for (const { name } of tables)
    rows[name] = (await database.unsafe(`select t::text as row from ${name} t order by 1`)).map(
      ({ row }) => row,
    )
  return rows
}

async function documentsOf(stack: TestStack) {
  const documents = await contentOf(stack).fetch<object[]>('*[!(_id in path("_.**"))] | order(_id)')
  return documents.map((one) => ({ ...one, _rev: 0, _updatedAt: 0, _createdAt: 0, url: '', path: '' }))
}

/** A new data folder with the secrets that a backup leaves out. */
async function emptyPlace(hasSecrets = true): Promise<string> {
  const place = await newFolder()
  if (hasSecrets) await copyFile(join(source.dataDir, 'secrets.json'), join(place, 'secrets.json'))
  return place
}

test('what was backed up is in an empty place afterwards: every row, every document, the books to the cent, and people sign in', async () => {
  const place = await emptyPlace()
  const { code, said } = await run('restore', [file], { OCOTILLO_DATA_DIR: place })
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/Restored: \d+ tables, \d+ rows, books equal; \d+ documents. It took [\d.]+ s/),
  ])
  const restored = await startStack({ services: [...services], dataDir: place })
  const database = await connectToDatabase(restored)
  try {
    expect(await everyRow(database)).toEqual(before)
    expect(await database`select sum(total_amount) from public.orders`).toEqual([{ sum: '113.37' }])
    expect(await database`select sum(amount) from public.gift_card_entries`).toEqual([{ sum: '99.99' }])
    const people = createClient(restored.url, restored.secrets.publishableKey, {
      auth: { persistSession: false },
    })
    expect((await people.auth.signInWithPassword(account)).error).toBeNull()
    // Numbers go on where they were.
    await database`insert into public.audit_log (at, actor, role, action, subject)
      select now(), email, role, 'order.looked_at', 'x' from public.staff limit 1`
    expect(await documentsOf(restored)).toEqual(await documentsOf(source))
  } finally {
    await database.end()
    await restored.stop()
  }
  const again = await run('restore', [file], { OCOTILLO_DATA_DIR: place })
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('already holds a database')])
})

// Every place where a file may be cut or changed: scripts/backup/archive.test.ts.
test('a file cut short or changed by one byte is refused, and the place stays as it was', async () => {
  const bytes = await readFile(file)
  const copy = join(folder, 'copy')
  const place = await emptyPlace()
  const middle = Math.floor(bytes.length / 2)
  const changed = Buffer.from(bytes)
  changed[middle] = (changed[middle] ?? 0) ^ 1
  for (const damaged of [bytes.subarray(0, middle), bytes.subarray(0, -1), changed]) {
    await writeFile(copy, damaged)
    await expect(checkBackup(copy, key)).rejects.toThrow('damaged, incomplete or not a backup')
  }
  const { code, said } = await run('restore', [copy], { OCOTILLO_DATA_DIR: place })
  expect([code, said]).toEqual([1, expect.stringContaining('damaged, incomplete')])
  expect(await readdir(place)).toEqual(['secrets.json'])
  await rm(copy)
})

test('another key, or another gift card key, is said before anything is touched', {
  tags: ['long'],
}, async () => {
  const place = await emptyPlace(false)
  const refused = async (env: Record<string, string>) => {
    const { code, said } = await run('restore', [file], { OCOTILLO_DATA_DIR: place, ...env })
    expect([code, await readdir(place)]).toEqual([1, []])
    return said
  }
  expect(await refused({ BACKUP_KEY: await generateIdentity() })).toContain('encrypted with a different key')
  expect(await refused({ BACKUP_KEY: 'AGE-SECRET-KEY-1NONE' })).toContain('BACKUP_KEY is no key of age')
  expect(await refused({ BACKUP_KEY: '' })).toContain('BACKUP_KEY is not set')
  expect(await refused({})).toContain('GIFT_CARD_KEY is not set')
  const another = await refused({ GIFT_CARD_KEY: 'another key of more than 32 letters' })
  expect(another).toContain('GIFT_CARD_KEY isn’t the key')
  expect(another).toContain('gift cards already sold can’t be redeemed')
})

test('a hosted database: refused while it holds something; then one moment of all tables, while the shop goes on', {
  tags: ['long'],
}, async () => {
  const target = await startStack({ services: ['supabase'] })
  stops.unshift(target.stop)
  const database = await connectToDatabase(target)
  stops.unshift(() => database.end())
  const urlOf = async ({ dataDir, secrets }: TestStack) => {
    const { databasePort } = JSON.parse(await readFile(join(dataDir, 'stack.json'), 'utf8'))
    return `postgres://postgres:${secrets.databasePassword}@127.0.0.1:${databasePort}/postgres`
  }
  const hosted = { GIFT_CARD_KEY: 'a key of at least thirty-two letters' }
  let isOver = false
  // What belongs together, in tables far apart in the order of the backup.
  const shop = (async () => {
    for (let n = 0; !isOver; n++)
      await sql.begin(async (both) => {
        await both`insert into public.widget_failures values ('map', 'slow', date '2020-01-01' + ${n}::int, 1)`
        await both`insert into public.content_paths values (${`/pair-${n}`}, '{}')`
        // As fast as it can, it takes the processor from the backup.
        await delay(5)
      })
  })()
  const other = await newFolder()
  const taken = await run('backup', [other, '--without-content', '--keep', '1d'], {
    SUPABASE_DB_URL: await urlOf(source),
    ...hosted,
  })
  isOver = true
  await shop
  expect([taken.code, taken.said]).toEqual([0, expect.stringContaining('no content')])
  const [name = ''] = await readdir(other)
  const intoTarget = {
    SUPABASE_DB_URL: await urlOf(target),
    GIFT_CARD_KEY: 'another key of more than 32 letters',
  }
  const args = [join(other, name), '--without-gift-card-key']
  const refused = await run('restore', args, intoTarget)
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringContaining('is not empty: public.staff (4 rows)'),
  ])
  await database`delete from public.staff`
  const { code, said } = await run('restore', args, intoTarget)
  expect([code, said]).toEqual([0, expect.stringContaining('the backup holds no content')])
  expect(said).toContain('Without the gift card key')
  const [pairs] = await database`select (select count(*) from public.widget_failures) as failures,
    (select count(*) from public.content_paths where path like '/pair-%') as paths`
  expect(pairs?.failures).toBe(pairs?.paths)
  expect(Number(pairs?.paths)).toBeGreaterThan(0)
})

test('the connection goes on after a table whose last rows fill the buffer of a slow reader', {
  tags: ['long'],
  timeout: 30_000,
}, async () => {
  await sql.begin(async (transaction) => {
    for (let rows = 60; rows < 100; rows += 1) {
      const name = `(select n, repeat('x', 1000) as filler from generate_series(1, ${rows}) n) as wide`
      const stream = await copyOut(transaction, { name, columns: ['n', 'filler'], order: 'n' })
      // All of it has arrived before the first is read.
      await delay(20)
      let bytes = 0
      for await (const part of stream) bytes += part.length
      expect(bytes).toBeGreaterThan(rows * 1000)
      expect((await transaction`select 1 as one`)[0]).toEqual({ one: 1 })
    }
  })
})

test('while the content does not answer, the database is backed up without it, and the exit code says so', async () => {
  const away = {
    SANITY_PROJECT_ID: 'abc',
    SANITY_API_HOST: 'http://127.0.0.1:9',
    SANITY_WEBHOOK_SECRET: 'not-used-here',
  }
  const other = await newFolder()
  const { code, said } = await run('backup', [other], { OCOTILLO_DATA_DIR: source.dataDir, ...away })
  expect([code, said]).toEqual([2, expect.stringMatching(/There is no content in it: .* does not answer/)])
  expect((await checkBackup(join(other, (await readdir(other))[0] ?? ''), key)).manifest.content).toBeNull()
})

test('the file is the owner’s alone, and the database knows how old it is', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readFile(file)).includes(account.email)).toBe(false)
  const [state] = await sql`select value from public.content_state where key = 'backup'`
  expect(Date.now() - Date.parse(state?.value.at)).toBeLessThan(10 * 60_000)
})
