import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remembered } from './remembered'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let nth = 0
const name = () => `remembered-test-${++nth}`
const load = vi.fn<(key: string) => Promise<string>>()

beforeEach(() => void load.mockReset())

test('all who ask meanwhile wait for one answer, which holds for its time', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  load.mockReturnValueOnce(promise).mockResolvedValueOnce('b')
  const value = remembered(name(), { load, holdsMs: 1000 })
  const asked = Promise.all([value.get(), value.get()])
  resolve('a')
  expect(await asked).toEqual(['a', 'a'])
  vi.advanceTimersByTime(999)
  expect(await value.get()).toBe('a')
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(await value.get()).toBe('b')
})

test('a value may say itself how long it holds', async () => {
  load.mockResolvedValueOnce('').mockResolvedValueOnce('token')
  const value = remembered(name(), { load, holdsMs: (found) => found.length * 100 })
  expect(await value.get()).toBe('')
  expect(await value.get()).toBe('token')
  vi.advanceTimersByTime(499)
  expect(await value.get()).toBe('token')
  expect(load).toHaveBeenCalledTimes(2)
})

test('after a failure it rests, and what there was before is no answer', async () => {
  load.mockResolvedValueOnce('a').mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('b')
  const value = remembered(name(), { load, holdsMs: 1000, restMs: 500 })
  await value.get()
  vi.advanceTimersByTime(1000)
  await expect(value.get()).rejects.toThrow('away')
  vi.advanceTimersByTime(499)
  await expect(value.get()).rejects.toThrow('away')
  expect(load).toHaveBeenCalledTimes(2)
  expect(value.latest(), 'for who can do with it').toBe('a')
  vi.advanceTimersByTime(1)
  expect(await value.get()).toBe('b')
})

test('the rest may depend on whether there is a value', async () => {
  load.mockRejectedValue(new Error('away'))
  const value = remembered(name(), { load, holdsMs: 1000, restMs: (latest) => (latest ? 1000 : 100) })
  await expect(value.get()).rejects.toThrow('away')
  vi.advanceTimersByTime(100)
  load.mockResolvedValueOnce('a')
  expect(await value.get()).toBe('a')
  vi.advanceTimersByTime(1000)
  await expect(value.get()).rejects.toThrow('away')
  vi.advanceTimersByTime(999)
  load.mockResolvedValueOnce('b')
  await expect(value.get()).rejects.toThrow('away')
})

test('without a rest the next one asks again', async () => {
  load.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('a')
  const value = remembered(name(), { load, holdsMs: 1000 })
  await expect(value.get()).rejects.toThrow('away')
  expect(await value.get()).toBe('a')
})

test('what is forgotten is asked for anew, and not kept where it was on its way; a rest goes on', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  load.mockReturnValueOnce(promise).mockResolvedValueOnce('b').mockRejectedValue(new Error('away'))
  const value = remembered(name(), { load, holdsMs: 1000, restMs: 500 })
  const asked = value.get()
  value.forget()
  resolve('a')
  expect(await asked).toBe('a')
  expect(await value.get()).toBe('b')
  value.forget()
  await expect(value.get()).rejects.toThrow('away')
  value.forget()
  await expect(value.get()).rejects.toThrow('away')
  expect(load).toHaveBeenCalledTimes(3)
})

test('what is taken is the newest, however late an older answer comes', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  load.mockReturnValueOnce(promise)
  const value = remembered(name(), { load, holdsMs: 1000 })
  const asked = value.get()
  expect(await value.take(Promise.resolve('new'))).toBe('new')
  resolve('old')
  expect(await asked).toBe('old')
  expect(await value.get()).toBe('new')
  expect(load).toHaveBeenCalledTimes(1)
})

test.each([
  ['answers', (late: PromiseWithResolvers<string>) => late.resolve('old')],
  ['fails', (late: PromiseWithResolvers<string>) => late.reject(new Error('away'))],
])('a load that hangs is begun anew after ten seconds, and says nothing when it %s later', async (_, end) => {
  const late = Promise.withResolvers<string>()
  load.mockReturnValueOnce(late.promise).mockResolvedValueOnce('new')
  const value = remembered(name(), { load, holdsMs: 1000, restMs: 500 })
  const asked = value.get().catch(() => 'failed')
  vi.advanceTimersByTime(9_999)
  void value.get().catch(() => undefined)
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(await value.get()).toBe('new')
  end(late)
  await asked
  expect(await value.get()).toBe('new')
})

test('each key has its own value, and the one that came first goes', async () => {
  load.mockImplementation(async (key) => key.toUpperCase())
  const value = remembered(name(), { load, holdsMs: 1000, maxKeys: 2 })
  expect([await value.get('a'), await value.get('b'), await value.get('a')]).toEqual(['A', 'B', 'A'])
  expect(load).toHaveBeenCalledTimes(2)
  await value.get('c')
  await value.get('b')
  expect(load).toHaveBeenCalledTimes(3)
  await value.get('a')
  expect(load).toHaveBeenCalledTimes(4)
})

test('one name is one value in the process, whoever made it', async () => {
  const shared = name()
  load.mockResolvedValue('a')
  await remembered(shared, { load, holdsMs: 1000 }).get()
  expect(await remembered(shared, { load, holdsMs: 1000 }).get()).toBe('a')
  expect(load).toHaveBeenCalledTimes(1)
})
