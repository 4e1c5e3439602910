import type { ListenEvent, MutationEvent, SanityClient } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type LakeUnderTest, lakeUnderTest, localTest } from '../setup/under-test.ts'

let lake: LakeUnderTest
let client: SanityClient
const stops: (() => void)[] = []

beforeAll(async () => {
  lake = await lakeUnderTest()
  client = lake.client('editor')
})
afterAll(() => lake.stop())
beforeEach(() => lake.clear())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Listens as a client does, and resolves once it is welcomed. */
async function listen(query: string, options: Record<string, unknown> = {}) {
  const events: ListenEvent<Record<string, unknown>>[] = []
  const all = { events: ['welcome', 'mutation'], includeResult: false, ...options } as object
  const subscription = client
    .listen(query, {}, all as { includeResult: boolean })
    .subscribe((event) => events.push(event as ListenEvent<Record<string, unknown>>))
  stops.push(() => subscription.unsubscribe())
  await vi.waitFor(() => expect(events[0]?.type).toBe('welcome'), { timeout: 30_000, interval: 10 })
  const mutations = () => events.filter((event): event is MutationEvent => event.type === 'mutation')
  return { mutations }
}

const received = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 10 })

test('a listener sees documents appear in, change in and disappear from its filter', async () => {
  const { mutations } = await listen('*[_type == "page" && isShown == true]')
  await client.create({ _id: 'home', _type: 'page', isShown: false })
  await client.patch('home').set({ isShown: true }).commit()
  await client.patch('home').set({ title: 'Home' }).commit()
  await client.patch('home').set({ isShown: false }).commit()
  await received(() => expect(mutations()).toHaveLength(3))
  expect(mutations().map(({ transition }) => transition)).toEqual(['appear', 'update', 'disappear'])
})

test('revisions chain from event to event, over a deletion too', async () => {
  const { mutations } = await listen('*[_id == "home"]', {
    includeResult: true,
    includePreviousRevision: true,
  })
  await client.create({ _id: 'home', _type: 'page' })
  await client.patch('home').set({ title: 'Home' }).commit()
  await client.delete('home')
  await received(() => expect(mutations()).toHaveLength(3))
  const [first, second, last] = mutations()
  expect(first?.previousRev).toBeUndefined()
  expect(second?.previousRev).toBe(first?.resultRev)
  expect(last?.previousRev).toBe(second?.resultRev)
  expect(last?.resultRev).toBe(last?.transactionId)
  expect(second?.result).toMatchObject({ title: 'Home', _rev: second?.transactionId })
  expect(last?.previous).toMatchObject({ title: 'Home' })
})

test('the events of a transaction are counted as each listener sees them', async () => {
  const pair = await listen('*[_id in ["a", "drafts.a"]]')
  const one = await listen('*[_id == "a"]')
  await client
    .transaction()
    .create({ _id: 'a', _type: 'page' })
    .create({ _id: 'drafts.a', _type: 'page' })
    .create({ _id: 'other', _type: 'page' })
    .commit()
  await received(() => expect([pair.mutations().length, one.mutations().length]).toEqual([2, 1]))
  const counts = (events: MutationEvent[]) =>
    events.map((event) => [event.transactionCurrentEvent, event.transactionTotalEvents])
  expect(counts(pair.mutations())).toEqual([
    [1, 2],
    [2, 2],
  ])
  expect(counts(one.mutations())).toEqual([[1, 1]])
  expect(pair.mutations().map(({ mutations }) => mutations)).toMatchObject([
    [{ create: { _id: 'a' } }],
    [{ create: { _id: 'drafts.a' } }],
  ])
})

test('mendoza effects, applied as Studio applies them, give the stored document', async () => {
  await client.create({ _id: 'home', _type: 'page', seo: { title: 'A', description: 'B' }, list: [1] })
  const { _rev, ...before } = (await client.getDocument('home')) ?? {}
  const { mutations } = await listen('*', { effectFormat: 'mendoza', includeMutations: false })
  await client
    .patch('home')
    .unset(['seo.description'])
    .set({ list: [1, 2], title: 'Home' })
    .commit()
  await received(() => expect(mutations()).toHaveLength(1))
  const [event] = mutations()
  expect(event).not.toHaveProperty('mutations')
  const effects = event?.effects as { apply: unknown[] } | undefined
  const after = applyPatch(before, effects?.apply ?? [])
  expect({ ...after, _rev: event?.resultRev }).toEqual(await client.getDocument('home'))
})

localTest('documents of releases are seen only by who asks for all versions', async () => {
  const plain = await listen('*[_type == "page"]')
  const all = await listen('*[_type == "page"]', { includeAllVersions: true })
  await client.create({ _id: 'versions.r1.a', _type: 'page' })
  await client.create({ _id: 'a', _type: 'page' })
  await received(() => expect([plain.mutations().length, all.mutations().length]).toEqual([1, 2]))
})

localTest('a listener that resumes is welcomed, a broken filter is told on the stream', async () => {
  const open = (query: string, more = '') =>
    fetch(`${lake.url}/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}${more}`, {
      headers: { Authorization: `Bearer ${lake.tokens.viewer}`, 'Last-Event-ID': 'tx#doc' },
    })
  const resumed = await open('*', '&enableResume=true')
  expect(resumed.headers.get('content-type')).toContain('text/event-stream')
  const reader = resumed.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(
    /^event: welcome\ndata: {"listenerName"/,
  )
  await reader?.cancel()
  expect(await (await open('*[_type == ')).text()).toMatch(/^event: channelError\ndata: {"message"/)
})
