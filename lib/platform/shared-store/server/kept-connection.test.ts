import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { log } from '../../telemetry/server/log'
import { keptConnection } from './kept-connection'

// docs/decisions/0053-several-nodes.md
beforeEach(() => {
  // What is read before a deadline counts is left to itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(log, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Client = { destroy: Mock<() => void>; lost(): void }

/** A connection whose other side the test plays. */
function connection() {
  const opened: Client[] = []
  const aborted: number[] = []
  let how: 'opens' | 'hangs' | 'refuses' = 'opens'
  const kept = keptConnection<Client>({
    async open(signal, lost) {
      const nth = opened.length
      signal.addEventListener('abort', () => aborted.push(nth))
      const client: Client = { destroy: vi.fn<() => void>(), lost: () => lost(client) }
      opened.push(client)
      if (how === 'refuses') throw new Error('refused')
      return how === 'hangs' ? new Promise(() => {}) : client
    },
    isRefusal: (error) => error instanceof Error && error.message === 'no',
    deadlineMs: 300,
    openMs: 1_000,
    restMs: 500,
  })
  const last = () => opened.at(-1) as Client
  return { ...kept, opened, aborted, last, set: (to: typeof how) => (how = to) }
}

const hang = () => new Promise<string>(() => {})
const give = async () => 'here'

test('nobody waits for it to open: until then nothing is known', async () => {
  const { ask, isOpen, downSinceMs } = connection()
  expect(await ask(give)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  expect(isOpen()).toBe(true)
  expect(downSinceMs()).toBeUndefined()
  expect(await ask(give)).toBe('here')
})

test('the first call that takes too long ends the connection, and the others are told at once', async () => {
  const { ask, connect, isOpen, last, opened } = connection()
  await connect()
  const frozen = ask(hang)
  await vi.advanceTimersByTimeAsync(299)
  expect(isOpen()).toBe(true)
  await vi.advanceTimersByTimeAsync(2)
  expect(await frozen).toBeUndefined()
  expect(last().destroy).toHaveBeenCalledOnce()
  expect(await ask(give)).toBeUndefined()
  expect(opened, 'nobody tries again for a moment').toHaveLength(1)
  await vi.advanceTimersByTimeAsync(500)
  expect(await ask(give)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  expect(await ask(give), 'it came back by itself').toBe('here')
})

test('opening that hangs is given up, and tried again', async () => {
  const { ask, connect, isOpen, set, aborted } = connection()
  set('hangs')
  const connecting = connect()
  await vi.advanceTimersByTimeAsync(1_001)
  await connecting
  expect(aborted).toEqual([0])
  expect(isOpen()).toBe(false)
  set('opens')
  await vi.advanceTimersByTimeAsync(500)
  await ask(give)
  await vi.advanceTimersByTimeAsync(0)
  expect(isOpen()).toBe(true)
})

test('a refusal is an answer: the connection stays', async () => {
  const { ask, connect, isOpen } = connection()
  await connect()
  expect(await ask(() => Promise.reject(new Error('no')))).toBeUndefined()
  expect(isOpen()).toBe(true)
  expect(await ask(() => Promise.reject(new Error('Socket closed')))).toBeUndefined()
  expect(isOpen()).toBe(false)
})

test('one that was lost long ago does not end the one of now', async () => {
  const { connect, isOpen, last } = connection()
  await connect()
  const before = last()
  before.lost()
  expect(isOpen()).toBe(false)
  await vi.advanceTimersByTimeAsync(500)
  await connect()
  before.lost()
  expect(isOpen()).toBe(true)
})

test('it says once that it is away, not at every try', async () => {
  const { connect, set } = connection()
  set('refuses')
  for (let nth = 0; nth < 5; nth += 1) {
    await connect()
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(log.warn).toHaveBeenCalledOnce()
})
