import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openStore } from '../../local/content-lake/store.ts'
import type { Store, Transaction } from '../../local/content-lake/types.ts'
import { startLake, type TestLake } from '../setup/lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startLake()
})
afterAll(() => lake.stop())

/** A connection on which the next write breaks: before PostgreSQL gets it, or before its answer comes back. */
function brittle(sql: Sql) {
  const state = { breaks: undefined as 'before' | 'after' | undefined }
  const connection = new Proxy(sql, {
    apply(target, self, [strings, ...values]: [TemplateStringsArray, ...unknown[]]) {
      const run = () => Reflect.apply(target, self, [strings, ...values])
      if (!state.breaks || !strings.join('').includes('insert into lake.documents')) return run()
      const moment = state.breaks
      state.breaks = undefined
      const lost = () => Promise.reject(new Error('connection lost'))
      return moment === 'before' ? lost() : run().then(lost)
    },
  })
  return { connection, state }
}

const create = (store: Store, _id: string, transactionId?: string) =>
  store.commit(
    'ed',
    (working) => [{ id: working.put({ _id, _type: 'note' }, {})._id, operation: 'create' }],
    {
      transactionId,
    },
  )

test.each(['before', 'after'] as const)(
  'when the database breaks %s it has written, memory and database agree again, and sending it again applies it once',
  async (moment) => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    const { connection, state } = brittle(lake.sql)
    const dataset = `broken-${moment}`
    const store = await openStore({ sql: connection, dataset, now: () => new Date() })
    const seen: Transaction[] = []
    store.subscribe((transaction) => seen.push(transaction))

    state.breaks = moment
    await expect(create(store, 'a', 'tx-a')).rejects.toMatchObject({ status: 503 })
    expect(store.get('a')).toBeNull()
    expect((await create(store, 'a', 'tx-a')).isRepeat).toBe(moment === 'after')
    await create(store, 'b')

    expect(seen.map(({ changes }) => changes[0]?.documentId)).toEqual(['a', 'b'])
    const reopened = await openStore({ sql: lake.sql, dataset, now: () => new Date() })
    expect([...reopened.list()]).toEqual([...store.list()])
  },
)

test('a hundred edits at once are applied one after the other, and told in that order', async () => {
  const store = await openStore({ sql: lake.sql, dataset: 'queue', now: () => new Date() })
  await create(store, 'a')
  const told: unknown[] = []
  store.subscribe(({ changes }) => told.push(changes[0]?.after?.count))
  const add = () =>
    store.commit('ed', (working) => {
      const before = working.get('a')
      if (!before) throw new Error('gone')
      working.put({ ...before, count: Number(before.count ?? 0) + 1 }, {})
      return []
    })
  await Promise.all(Array.from({ length: 100 }, add))
  expect(store.get('a')?.count).toBe(100)
  expect(told).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
})

test('a refused transaction leaves the queue working and nothing behind', async () => {
  const store = await openStore({ sql: lake.sql, dataset: 'refused', now: () => new Date() })
  const failing = store.commit('ed', (working) => {
    working.put({ _id: 'a', _type: 'note' }, {})
    throw new Error('no')
  })
  const next = create(store, 'b')
  await expect(failing).rejects.toThrow('no')
  await next
  expect([...store.list()].map(({ _id }) => _id)).toEqual(['b'])
})

test('later edits are later in time, also when the demo clock was moved back and the lake restarted', async () => {
  let clock = Date.parse('2030-01-01T00:00:00Z')
  const open = () => openStore({ sql: lake.sql, dataset: 'moved-back', now: () => new Date(clock) })
  const store = await open()
  await create(store, 'a')
  clock = Date.parse('2026-01-01T00:00:00Z')
  await create(store, 'b')
  const reopened = await open()
  await create(reopened, 'c')
  const times = [...reopened.list()].map(({ _updatedAt }) => _updatedAt)
  expect(times).toEqual(['2030-01-01T00:00:00.000Z', '2030-01-01T00:00:00.001Z', '2030-01-01T00:00:00.002Z'])
})
