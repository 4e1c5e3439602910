import { createClient } from '@sanity/client'
import type postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fillAuthors, keepPriceHistory } from '@/lib/content/price-history/server/complete'
import { listPriceChanges, pricesOn } from '@/lib/content/price-history/server/prices'
import { recordAllPrices, recordPrices } from '@/lib/content/price-history/server/record'
import { connectToDatabase } from '../../tests/setup/database.ts'
import { startStack, type TestStack } from '../../tests/setup/stack.ts'

const { env } = vi.hoisted(() => ({ env: {} as Record<string, unknown> }))
vi.mock('@/lib/platform/server/env', () => ({ env }))

let stack: TestStack
let sql: postgres.Sql
const b12 = 'injection-b12'
const ofB12 = { _id: b12, _type: 'injection', operation: 'update' as const }

beforeAll(async () => {
  stack = await startStack({ services: ['lake', 'supabase'] })
  sql = await connectToDatabase(stack)
  env.supabase = { url: stack.url, secretKey: stack.secrets.secretKey }
})
beforeEach(async () => {
  env.content = {
    projectId: 'local',
    dataset: 'production',
    apiHost: `${stack.url}/lake`,
    token: stack.secrets.siteReadToken,
  }
  await sql`truncate public.price_changes, public.price_revisions`
  await publish('ed', { price: 13, originalPrice: 15 })
  await recordPrices([ofB12])
  await sql`truncate public.price_changes`
  await recordOpening()
})
afterAll(async () => {
  await sql.end()
  await stack.stop()
})

/** As if the present prices had been recorded first and nothing before. */
async function recordOpening() {
  await sql`insert into public.price_changes (document_id, document_type, title, field, label, after_cents, is_first, changed_at, revision)
    values (${b12}, 'injection', 'Vitamin B12', 'price', 'Price', 1300, true, '2020-01-01', 'opening'),
      (${b12}, 'injection', 'Vitamin B12', 'originalPrice', 'Original price', 1500, true, '2020-01-01', 'opening')`
}

function lakeAs(who: string) {
  const token = stack.people.find(({ id }) => id === who)?.token ?? ''
  return createClient({
    ...{ projectId: 'local', dataset: 'production', apiVersion: '2025-02-19' },
    ...{ apiHost: `${stack.url}/lake`, useProjectHostname: false, useCdn: false, token },
  })
}
async function publish(who: string, set: object, id = b12) {
  const pair = { publishedId: id, draftId: `drafts.${id}` }
  const lake = lakeAs(who)
  await lake.action({ actionType: 'sanity.action.document.edit', ...pair, patch: { set } })
  await lake.action({ actionType: 'sanity.action.document.publish', ...pair })
}
const listed = async (query: object = {}) =>
  (await listPriceChanges({ limit: 50, document: b12, ...query })).items.map(
    ({ label, beforeCents, afterCents, by }) => `${label}: ${beforeCents} → ${afterCents} by ${by}`,
  )
const opening = ['Original price: null → 1500 by null', 'Price: null → 1300 by null']

test('a published price is recorded with its author, before and after', async () => {
  await publish('ed', { price: 14.5 })
  await recordPrices([ofB12])
  expect(await listed()).toEqual(['Price: 1300 → 1450 by Ed Morales', ...opening])
})

test('the webhook, the poll and the job may all tell of it: it is recorded once', async () => {
  await publish('ed', { price: 14 })
  await Promise.all([recordPrices([ofB12]), recordPrices([ofB12]), recordPrices([ofB12, ofB12])])
  await keepPriceHistory()
  expect(await listed()).toEqual(['Price: 1300 → 1400 by Ed Morales', ...opening])
})

test('what was published while nobody looked is caught up, each publish by itself', async () => {
  await publish('ed', { price: 14 })
  await publish('olivia', { description: 'Other words.' })
  await publish('olivia', { price: 15, originalPrice: 20 })
  await publish('ed', { price: 14 })
  expect(await recordAllPrices()).toBeGreaterThan(0)
  expect(await listed()).toEqual([
    'Price: 1500 → 1400 by Ed Morales',
    'Original price: 1500 → 2000 by Olivia Ortega',
    'Price: 1400 → 1500 by Olivia Ortega',
    'Price: 1300 → 1400 by Ed Morales',
    ...opening,
  ])
  expect(await recordAllPrices()).toBe(0)
})

test('the whole first edition is opened by its publish, with who published it', async () => {
  await sql`truncate public.price_changes, public.price_revisions`
  const documents = await recordAllPrices()
  const { items } = await listPriceChanges({ limit: 200 })
  const opened = items.filter(({ isFirst }) => isFirst)
  expect(new Set(opened.map(({ documentId }) => documentId)).size).toBeGreaterThan(documents / 2)
  expect(opened.every(({ by, beforeCents }) => by === 'Olivia Ortega' && beforeCents === null)).toBe(true)
})

test('taken off the site there is no price, back on it there is one', async () => {
  const pair = { publishedId: 'injection-trial', draftId: 'drafts.injection-trial' }
  const lake = lakeAs('olivia')
  await lake.create({ _id: pair.draftId, _type: 'injection', name: 'Trial', price: 20 })
  await lake.action({ actionType: 'sanity.action.document.publish', ...pair })
  expect(await recordAllPrices()).toBeGreaterThan(0)
  await lake.action({ actionType: 'sanity.action.document.unpublish', ...pair })
  expect(await recordAllPrices()).toBe(1)
  expect(await recordAllPrices()).toBe(0)
  await publish('ed', { price: 12 }, 'injection-trial')
  await recordPrices([{ _id: 'injection-trial', _type: 'injection', operation: 'create' }])
  await lake.delete('injection-trial')
  await recordPrices([{ _id: 'injection-trial', _type: 'injection', operation: 'delete' }])
  expect(await listed({ document: 'injection-trial' })).toEqual([
    'Price: 1200 → null by Olivia Ortega',
    'Price: null → 1200 by Ed Morales',
    'Price: 2000 → null by Olivia Ortega',
    'Price: null → 2000 by Olivia Ortega',
  ])
})

test('a CMS that does not tell its history: the change is recorded without a name, which comes later', async () => {
  await publish('ed', { price: 14 })
  const answers = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const isHistory = String(input).includes('/data/history/')
    return isHistory ? Promise.resolve(new Response(null, { status: 403 })) : answers(input, init)
  })
  await recordPrices([ofB12])
  expect((await listed())[0]).toBe('Price: 1300 → 1400 by null')
  await fillAuthors()
  expect((await listed())[0]).toBe('Price: 1300 → 1400 by null')
  spy.mockRestore()
  await fillAuthors()
  expect((await listed())[0]).toBe('Price: 1300 → 1400 by Ed Morales')
})

test('the list is narrowed by item, words, person and day, and comes page by page', async () => {
  for (const price of [14, 15, 16]) await publish('ed', { price })
  await publish('olivia', { price: 17 })
  await recordPrices([ofB12])
  expect(await listed({ person: 'olivia' })).toEqual(['Price: 1600 → 1700 by Olivia Ortega'])
  expect(await listed({ person: 'unknown' })).toEqual(opening)
  expect(await listed({ search: 'b12 ORIGINAL' })).toEqual([opening[0]])
  expect(await listed({ search: '%' })).toEqual([])
  expect(await listed({ document: 'injection-biotin' })).toEqual([])
  expect(await listed({ to: '2019-12-30' })).toEqual([])
  expect(await listed({ from: '2019-12-31', to: '2019-12-31' })).toEqual(opening)
  const seen: string[] = []
  for (let after: string | undefined; ; ) {
    const page = await listPriceChanges({ document: b12, limit: 2, ...(after && { after }) })
    seen.push(...page.items.map(({ id }) => id))
    if (!page.next) break
    after = page.next
  }
  expect(seen).toHaveLength(6)
  expect(new Set(seen).size).toBe(6)
  expect((await listPriceChanges({ limit: 1 })).people).toEqual([
    { id: 'ed', name: 'Ed Morales' },
    { id: 'olivia', name: 'Olivia Ortega' },
  ])
})

test('prices on a day: the last ones published by its end in Arizona, beside today’s', async () => {
  await publish('ed', { price: 14 })
  await recordPrices([ofB12])
  await sql`update public.price_changes set changed_at = '2026-03-02T06:59:59Z' where after_cents = 1400`
  const b12On = async (query: { date: string; time?: string }) =>
    (await pricesOn(query)).items
      .filter(({ documentId }) => documentId === b12)
      .map(({ label, cents, todayCents }) => `${label} ${cents} ${todayCents}`)
  expect(await b12On({ date: '2026-03-01' })).toEqual(['Price 1400 1400', 'Original price 1500 1500'])
  expect(await b12On({ date: '2026-03-01', time: '23:59' })).toContain('Price 1300 1400')
  expect(await b12On({ date: '2019-06-01' })).toEqual(['Price null 1400', 'Original price null 1500'])
  expect((await pricesOn({ date: '2026-03-01' })).recordedSince).toBe('2020-01-01T00:00:00+00:00')
})

test('recorded rows can be neither changed nor removed by the site, but for who it was', async () => {
  const table = (filter: string, method: string, values?: object) =>
    fetch(`${stack.url}/rest/v1/price_changes?${filter}`, {
      method,
      headers: { apikey: stack.secrets.secretKey, 'content-type': 'application/json' },
      body: values && JSON.stringify(values),
    })
  const filter = `document_id=eq.${b12}`
  expect((await table(filter, 'PATCH', { after_cents: 1 })).ok).toBe(false)
  expect((await table(filter, 'DELETE')).ok).toBe(false)
  expect((await table(filter, 'PATCH', { changed_by_name: 'Ed Morales' })).ok).toBe(true)
})
