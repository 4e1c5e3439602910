import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createContentStore, type StoredDocument } from './stored-content.ts'

type Event = { type: 'welcome' } | { type: 'mutation'; documentId: string; result?: StoredDocument }

const price = (_id: string, value: number): StoredDocument => ({
  _id,
  _type: 'treatment',
  _rev: `r${value}`,
  price: value,
})

/** A stream whose events the test sends. */
function trialStream() {
  let observer: { next(event: Event): void; error(error: Error): void } | null = null
  return {
    subscribe(given: typeof observer) {
      observer = given
      return {
        unsubscribe() {
          observer = null
        },
      }
    },
    next: (event: Event) => observer?.next(event),
    error: (error: Error) => observer?.error(error),
    isOpen: () => observer !== null,
  }
}

/** A lake whose answers and events the test gives. */
function trialLake() {
  const streams: ReturnType<typeof trialStream>[] = []
  const answers: PromiseWithResolvers<StoredDocument[]>[] = []
  const client = {
    fetch: () => {
      const answer = Promise.withResolvers<StoredDocument[]>()
      answers.push(answer)
      return answer.promise
    },
    listen: () => {
      const stream = trialStream()
      streams.push(stream)
      return stream
    },
  } as unknown as SanityClient
  const store = createContentStore(client, ['treatment'])
  const told = vi.fn()
  const prices = () => store.getSnapshot().documents?.map(({ _id, price }) => [_id, price])
  return { store, told, streams, answers, prices }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first subscriber opens the one stream, and its welcome has everything read', async () => {
  const { store, told, streams, answers, prices } = trialLake()
  expect(streams).toHaveLength(0)
  store.subscribe(told)
  store.subscribe(vi.fn())
  expect(streams).toHaveLength(1)
  expect(prices()).toBeUndefined()
  streams[0]?.next({ type: 'welcome' })
  answers[0]?.resolve([price('a', 149), price('drafts.a', 159)])
  await vi.advanceTimersByTimeAsync(0)
  expect(prices()).toEqual([
    ['a', 149],
    ['drafts.a', 159],
  ])
  expect(told).toHaveBeenCalledTimes(1)
})

test('changes that come close together are told once; a document without a result is gone', async () => {
  const { store, told, streams, answers, prices } = trialLake()
  store.subscribe(told)
  streams[0]?.next({ type: 'welcome' })
  answers[0]?.resolve([price('a', 149), price('b', 10)])
  await vi.advanceTimersByTimeAsync(0)
  streams[0]?.next({ type: 'mutation', documentId: 'a', result: price('a', 160) })
  streams[0]?.next({ type: 'mutation', documentId: 'a', result: price('a', 165) })
  streams[0]?.next({ type: 'mutation', documentId: 'b' })
  expect(told).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(300)
  expect(told).toHaveBeenCalledTimes(2)
  expect(prices()).toEqual([['a', 165]])
})

test('what changes while everything is read is not lost', async () => {
  const { store, told, streams, answers, prices } = trialLake()
  store.subscribe(told)
  streams[0]?.next({ type: 'welcome' })
  streams[0]?.next({ type: 'mutation', documentId: 'a', result: price('a', 165) })
  answers[0]?.resolve([price('a', 149)])
  await vi.advanceTimersByTimeAsync(0)
  expect(prices()).toEqual([['a', 165]])
})

test('a lake that fails leaves the last content standing and says so, until it answers again', async () => {
  const { store, told, streams, answers, prices } = trialLake()
  store.subscribe(told)
  streams[0]?.next({ type: 'welcome' })
  answers[0]?.resolve([price('a', 149)])
  await vi.advanceTimersByTimeAsync(0)
  streams[0]?.error(new Error('The stream was refused'))
  expect(store.getSnapshot().problem).toBe('The stream was refused')
  expect(prices()).toEqual([['a', 149]])
  store.refresh()
  expect(streams).toHaveLength(2)
  streams[1]?.next({ type: 'welcome' })
  answers[1]?.resolve([price('a', 150)])
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getSnapshot().problem).toBeNull()
  expect(prices()).toEqual([['a', 150]])
})

test('the stream outlives a short absence and is closed after a long one', async () => {
  const { store, told, streams } = trialLake()
  const leave = store.subscribe(told)
  leave()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(streams[0]?.isOpen()).toBe(true)
  const leaveAgain = store.subscribe(told)
  expect(streams).toHaveLength(1)
  leaveAgain()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(streams[0]?.isOpen()).toBe(false)
  store.subscribe(told)
  expect(streams).toHaveLength(2)
})
