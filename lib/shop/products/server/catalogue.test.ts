import { beforeEach, expect, test, vi } from 'vitest'
import { productRow, sellableInjection, syncProducts } from './catalogue'

const log: string[] = []
let published: unknown[] = []
let readDelay = Promise.resolve()

vi.mock('@/lib/content/server/client', () => ({
  contentClient: () => ({
    async fetch() {
      const answer = published
      log.push('read')
      await readDelay
      return answer
    },
  }),
}))
vi.mock('@/lib/platform/db/server/database', () => ({
  async callDatabase(name: string, _failure: string, { p_products }: { p_products?: unknown[] }) {
    if (name === 'deactivate_product' || p_products?.length) log.push(name)
  },
}))

const change = (operation: 'delete' | 'create') => ({ _id: 'b12', _type: 'injection', operation })
const b12 = { _id: 'b12', _rev: 'r2', _updatedAt: '2026-11-21T10:00:00Z', name: 'Vitamin B12', price: 13 }

beforeEach(() => {
  log.length = 0
  published = []
  readDelay = Promise.resolve()
})

test('an unpublish that is still being worked on does not take back the publish after it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  readDelay = promise
  const unpublished = syncProducts([change('delete')])
  await vi.waitUntil(() => log.length > 0)
  published = [b12]
  const publishedAgain = syncProducts([change('create')])
  resolve()
  await Promise.all([unpublished, publishedAgain])
  expect(log).toEqual(['read', 'deactivate_product', 'read', 'sync_products'])
})

test('a failure does not stop the ones after it', async () => {
  readDelay = Promise.reject(new Error('CMS away'))
  await expect(syncProducts([change('create')])).rejects.toThrow('CMS away')
  readDelay = Promise.resolve()
  published = [b12]
  await syncProducts([change('create')])
  expect(log.at(-1)).toBe('sync_products')
})

test('changes of other documents ask nothing', async () => {
  await syncProducts([{ _id: 'home', _type: 'page', operation: 'update' }])
  expect(log).toEqual([])
})

const vitaminB12 = {
  _id: 'injection-b12',
  _rev: 'r1',
  _updatedAt: '2026-11-21T10:00:00Z',
  name: 'Vitamin B12',
  price: 13,
}

test('a published injection becomes a product with the same id and price [ENT-001]', () => {
  const row = productRow(sellableInjection.parse({ ...vitaminB12, originalPrice: 15, imageUrl: null }))
  expect(row).toMatchObject({
    id: 'injection-b12',
    name: 'Vitamin B12',
    price: 13,
    original_price: 15,
    image_url: null,
  })
  expect(row).not.toHaveProperty('stock_quantity')
})

test('what the table products refuses is left out here, so that it holds up no other product', () => {
  expect(sellableInjection.safeParse({ ...vitaminB12, name: 'x'.repeat(201) }).success).toBe(false)
  expect(sellableInjection.safeParse({ ...vitaminB12, durationMinutes: 0 }).success).toBe(false)
})

test('an injection without a price, or with a fraction of a cent, is not for sale', () => {
  expect(sellableInjection.safeParse({ ...vitaminB12, price: undefined }).success).toBe(false)
  expect(sellableInjection.safeParse({ ...vitaminB12, price: 13.005 }).success).toBe(false)
  expect(sellableInjection.safeParse({ ...vitaminB12, price: -1 }).success).toBe(false)
})

test('an injection nobody marked needs an exam', () => {
  const rowOf = (isExamRequired?: boolean | null) =>
    productRow(sellableInjection.parse({ ...vitaminB12, isExamRequired })).is_exam_required
  expect([rowOf(), rowOf(null), rowOf(true), rowOf(false)]).toEqual([true, true, true, false])
})

test('an injection belongs to the exam group it names, or to the usual one', () => {
  const groupOf = (clearanceGroup?: string | null) =>
    productRow(sellableInjection.parse({ ...vitaminB12, clearanceGroup })).clearance_group
  expect([groupOf(), groupOf(null), groupOf(' '), groupOf('nad')]).toEqual([
    'injections',
    'injections',
    'injections',
    'nad',
  ])
})
