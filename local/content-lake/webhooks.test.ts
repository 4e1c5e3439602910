import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isValidSignature } from '@sanity/webhook'
import { afterEach, expect, test, vi } from 'vitest'
import type { LakeDocument, Store, Transaction } from './types.ts'
import { startWebhooks } from './webhooks.ts'

const secret = 'secret of this test'
const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

interface Received {
  headers: IncomingHttpHeaders
  text: string
  body: { _id: string; _rev: string; operation: string; path: string | null; previousPath: string | null }
}

/** A receiver that answers with the given statuses, then 200; and a store whose commits the test makes up. */
async function setUp(statuses: number[] = [], filterTypes?: string[]) {
  const received: Received[] = []
  let answered = Promise.resolve()
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', async () => {
      received.push({ headers: request.headers, text, body: JSON.parse(text) })
      await answered
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  let tell: (transaction: Transaction) => void = () => undefined
  const subscribe: Store['subscribe'] = (listener) => {
    tell = listener
    return () => undefined
  }
  const store = { subscribe } as Store
  const context = {
    store,
    projectId: 'local',
    dataset: 'production',
    webhooks: [{ url, secret, filterTypes }],
  }
  const sender = startWebhooks(context, { timeoutMs: 2000, retryDelayMs: 20 })
  cleanups.push(() => {
    sender.stop()
    server.closeAllConnections()
    server.close()
  })
  return {
    received,
    sender,
    /** From now on nobody is answered until what this returns is called. */
    hold() {
      let release = () => {}
      answered = new Promise<void>((resolve) => {
        release = resolve
      })
      return release
    },
    commit: (id: string, ...changes: [LakeDocument | null, LakeDocument | null][]) =>
      tell(transactionOf(id, changes)),
  }
}

function transactionOf(id: string, changes: [LakeDocument | null, LakeDocument | null][]): Transaction {
  return {
    id,
    timestamp: '2026-11-20T09:00:00.000Z',
    author: 'olivia',
    changes: changes.map(([before, after]) => ({
      documentId: (after ?? before)?._id ?? '',
      before,
      after,
      mutations: [],
    })),
  }
}

const document = (_id: string, more: Record<string, unknown> = {}): LakeDocument => ({
  _id,
  _type: 'page',
  _rev: 'r1',
  _createdAt: '',
  _updatedAt: '',
  ...more,
})

test('a publish is announced with a signature that @sanity/webhook accepts and the paths before and after', async () => {
  const { received, commit } = await setUp()
  commit('t1', [document('home', { path: '/old' }), document('home', { path: '/new', _rev: 't1' })])
  const [first] = await vi.waitUntil(() => received.length === 1 && received)
  expect(first?.body).toEqual({
    _id: 'home',
    _type: 'page',
    _rev: 't1',
    operation: 'update',
    path: '/new',
    previousPath: '/old',
    slug: null,
    previousSlug: null,
    transactionId: 't1',
  })
  const signature = String(first?.headers['sanity-webhook-signature'])
  expect(await isValidSignature(first?.text ?? '', signature, secret)).toBe(true)
  expect(await isValidSignature(`${first?.text} `, signature, secret)).toBe(false)
  expect(first?.headers).toMatchObject({
    'sanity-operation': 'update',
    'sanity-transaction-id': 't1',
    'idempotency-key': 't1-home',
  })
})

test('drafts, versions, assets and other types are not announced', async () => {
  const { received, commit } = await setUp([], ['page'])
  commit(
    't1',
    [null, document('drafts.home')],
    [null, document('versions.r1.home')],
    [null, document('image-1', { _type: 'sanity.imageAsset' })],
    [null, document('person', { _type: 'person' })],
    [document('gone'), null],
  )
  await vi.waitUntil(() => received.length > 0)
  expect(received.map(({ body }) => [body._id, body.operation])).toEqual([['gone', 'delete']])
})

test('a receiver that fails is tried three times, and later changes of the document wait for it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { received, commit } = await setUp([500, 503, 500])
  commit('t1', [null, document('home', { _rev: 't1' })])
  commit('t2', [document('home'), document('home', { _rev: 't2' })])
  await vi.waitUntil(() => received.length === 4)
  expect(received.map(({ body }) => body._rev)).toEqual(['t1', 't1', 't1', 't2'])
  expect(new Set(received.slice(0, 3).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  vi.restoreAllMocks()
})

test('a refusal is final', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { received, commit } = await setUp([401])
  commit('t1', [null, document('home', { _rev: 't1' })])
  commit('t2', [document('home'), document('home', { _rev: 't2' })])
  await vi.waitUntil(() => received.length === 2)
  expect(received.map(({ body }) => body._rev)).toEqual(['t1', 't2'])
  vi.restoreAllMocks()
})

test('dropped webhooks are lost', async () => {
  const { received, sender, commit } = await setUp()
  sender.isDropping = true
  commit('t1', [null, document('lost')])
  sender.isDropping = false
  commit('t2', [null, document('kept')])
  await vi.waitUntil(() => received.length > 0)
  expect(received.map(({ body }) => body._id)).toEqual(['kept'])
})

/** Sixty signatures on a busy machine. */
const patience = { timeout: 10_000 }

test('an import’s messages go some at a time, and what is published by hand meanwhile is not held up behind them', async () => {
  const { received, commit, hold } = await setUp()
  const release = hold()
  const imported = Array.from({ length: 60 }, (_, index): [null, LakeDocument] => [
    null,
    document(`i${index}`),
  ])
  commit('import', ...imported)
  await vi.waitUntil(() => received.length === 25, patience)
  commit('by-hand', [null, document('price')])
  await vi.waitUntil(() => received.length === 26, patience)
  expect(received.at(-1)?.body._id).toBe('price')
  release()
  await vi.waitUntil(() => received.length === 61, patience)
})
