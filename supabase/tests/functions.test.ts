import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../lib/platform/db/server/database.types.ts'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'
import { putOnShelf } from '../../tests/setup/stock.ts'

let stack: SharedStack
let sql: postgres.Sql

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
})
beforeEach(() => sql`truncate public.products, public.content_paths, public.job_leases cascade`)
afterAll(async () => {
  await sql.end()
})

const service = () =>
  createClient<Database>(stack.url, stack.secrets.secretKey, { auth: { persistSession: false } })

const b12 = {
  id: 'injection-b12',
  name: 'Vitamin B12',
  description: 'Energy',
  price: 13,
  original_price: 15,
  image_url: null,
  category: 'energy',
  duration_minutes: 5,
  content_rev: 'r1',
  content_updated_at: '2026-11-21T10:00:00Z',
}
const glutathione = { ...b12, id: 'injection-glutathione', name: 'Glutathione', price: 19.95 }

async function sync(products: (typeof b12)[] | object[], isFull = false) {
  return service().rpc('sync_products', {
    p_products: products as Database['public']['Tables']['products']['Insert'][],
    p_is_full: isFull,
  })
}
const product = async (id = b12.id) => (await service().from('products').select().eq('id', id).single()).data

test('a published injection becomes a product with 100 in stock [ENT-001]', async () => {
  expect((await sync([b12])).data).toBe(1)
  expect(await product()).toMatchObject({
    ...b12,
    content_updated_at: expect.anything(),
    stock_quantity: 100,
    is_active: true,
  })
})

test('publishing a price changes the price and never the stock [ENT-001]', async () => {
  await sync([b12])
  await putOnShelf(sql, 7)
  await sync([{ ...b12, price: 14.5, content_rev: 'r2', content_updated_at: '2026-11-21T11:00:00Z' }])
  expect(await product()).toMatchObject({ price: 14.5, stock_quantity: 7 })
})

test('a webhook that was overtaken changes nothing, and the same one twice neither', async () => {
  await sync([{ ...b12, price: 14, content_rev: 'r2', content_updated_at: '2026-11-21T11:00:00Z' }])
  expect((await sync([b12])).data).toBe(0)
  expect((await product())?.price).toBe(14)
  const before = await product()
  expect(
    (await sync([{ ...b12, price: 14, content_rev: 'r2', content_updated_at: '2026-11-21T11:00:00Z' }])).data,
  ).toBe(0)
  expect(await product()).toEqual(before)
})

test('the whole catalogue takes what is not in it off sale; publishing brings it back', async () => {
  await sync([b12, glutathione])
  await sync([glutathione], true)
  expect((await product())?.is_active).toBe(false)
  expect((await product(glutathione.id))?.is_active).toBe(true)
  await sync([b12])
  expect((await product())?.is_active).toBe(true)
})

test('one bad product stops the whole catalogue, so that half of it is never written', async () => {
  const bad = await sync([glutathione, { ...b12, price: -1 }])
  expect(bad.error?.code).toBe('23514')
  const fraction = await sync([glutathione, { ...b12, price: 13.005 }])
  expect(fraction.error?.message).toBe('a price has more than two decimals')
  expect((await service().from('products').select()).data).toEqual([])
})

test('a product named twice in one list counts once, in its newest state', async () => {
  await sync([{ ...b12, price: 20, content_updated_at: '2026-11-21T12:00:00Z' }, b12])
  expect((await product())?.price).toBe(20)
})

test('an unpublished injection can no longer be bought, but its row stays', async () => {
  await sync([b12])
  expect((await service().rpc('deactivate_product', { p_id: b12.id })).error).toBeNull()
  expect((await product())?.is_active).toBe(false)
  expect((await service().rpc('deactivate_product', { p_id: 'never-was' })).error).toBeNull()
})

test('the path map finds the pages that used one of the tags, as they last were', async () => {
  const record = (p_path: string, p_tags: string[]) =>
    service().rpc('record_content_path', { p_path, p_tags })
  await record('/', ['page', 'injection'])
  await record('/terms', ['page'])
  await record('/terms', ['siteSettings'])
  await record('/empty', [])
  const find = async (p_tags: string[]) => (await service().rpc('paths_for_tags', { p_tags })).data
  expect(await find(['injection', 'siteSettings'])).toEqual(['/', '/terms'])
  expect(await find(['page'])).toEqual(['/'])
  expect(await find(['unknown'])).toEqual([])
  expect(await find([])).toEqual([])
  expect((await record('no-slash', [])).error?.code).toBe('23514')
})

test('of twenty nodes that want a job at once exactly one gets it', async () => {
  for (const name of ['poll', 'sweep', 'outbox']) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, node) =>
        service().rpc('take_lease', { p_name: name, p_holder: `node-${node}`, p_seconds: 60 }),
      ),
    )
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null))
    expect(answers.filter(({ data }) => data)).toHaveLength(1)
  }
})

test('a lease can be renewed and given back by its holder, and taken over when it has run out', async () => {
  const take = async (p_holder: string, p_now = '2026-11-21T10:00:00Z') =>
    (await service().rpc('take_lease', { p_name: 'poll', p_holder, p_seconds: 60, p_now })).data
  expect(await take('a')).toBe(true)
  expect(await take('a', '2026-11-21T10:00:30Z')).toBe(true)
  expect(await take('b', '2026-11-21T10:01:29Z')).toBe(false)
  expect(await take('b', '2026-11-21T10:01:30Z')).toBe(true)
  await service().rpc('release_lease', { p_name: 'poll', p_holder: 'a' })
  expect(await take('c', '2026-11-21T10:01:31Z')).toBe(false)
  await service().rpc('release_lease', { p_name: 'poll', p_holder: 'b' })
  expect(await take('c', '2026-11-21T10:01:31Z')).toBe(true)
  const nonsense = await service().rpc('take_lease', { p_name: 'poll', p_holder: 'a', p_seconds: 0 })
  expect(nonsense.error?.message).toBe('p_seconds must be above 0')
})

const submitted = async (minutes: number, recipient: string | null) => {
  const form = 'contact'
  const { error } = await service().rpc('submit_form', {
    p_form: form,
    p_payload: {},
    p_idempotency_key: randomUUID(),
    p_due_at: '2026-11-30T12:00:00Z',
    p_review_reasons: [],
    p_mails: [
      { kind: 'staff_submission', recipient: null, data: { form } },
      { kind: 'submission_received', recipient, data: { form } },
    ],
    p_now: new Date(Date.UTC(2026, 10, 21, 12, minutes)).toISOString(),
  })
  expect(error).toBeNull()
}

test('forms mail an address five times a day, and the clinic thirty times in ten minutes; all are kept', async () => {
  await sql`truncate public.submissions, public.mail_outbox cascade`
  for (let nth = 0; nth < 32; nth += 1)
    await submitted(
      nth % 9,
      nth < 7 ? (['ana@example.com', 'Ana@Example.com'][nth % 2] ?? '') : `${nth}@example.com`,
    )
  const mails = () =>
    sql<{ kind: string; hers: number; all: number }[]>`
      select kind, count(*)::int as all, count(*) filter (where lower(recipient) = 'ana@example.com')::int as hers
      from public.mail_outbox group by kind order by kind`
  expect(await mails()).toMatchObject([
    { kind: 'staff_submission', all: 30 },
    { kind: 'submission_received', hers: 5, all: 30 },
  ])
  expect(await sql`select count(*)::int as kept from public.submissions`).toMatchObject([{ kept: 32 }])
  await submitted(24 * 60 + 10, 'ana@example.com')
  expect(await mails()).toMatchObject([{ all: 31 }, { hers: 6 }])
})
