import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '@/tests/setup/run-hook'
import { useWidgetPhase } from './use-widget-phase'

const told: string[] = []
vi.mock('./report-failure', () => ({
  reportFailure: (widget: string, reason: string) => void told.push(`${widget} ${reason}`),
}))

beforeEach(() => {
  told.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const loading = { widget: 'booking', limitSeconds: 8, isReady: false, isFailed: false } as const
type Watched = Parameters<typeof useWidgetPhase>[0]
const watch = async (first: Watched = loading) => {
  const hook = await runHook(useWidgetPhase, first)
  return { ...hook, pass: (ms: number) => hook.later(() => vi.advanceTimersByTime(ms)) }
}

test('at the limit it is slow, is told once, and may still come', async () => {
  const { result, run, pass, end } = await watch()
  await pass(7999)
  expect([result(), told]).toEqual(['loading', []])
  await pass(1)
  expect([result(), told]).toEqual(['slow', ['booking slow']])
  await run({ ...loading, isReady: true })
  await pass(60_000)
  expect([result(), told]).toEqual(['ready', ['booking slow']])
  await end()
})

test('ready in time: nothing is told', async () => {
  const { result, run, pass, end } = await watch()
  await pass(7000)
  await run({ ...loading, isReady: true })
  await pass(60_000)
  expect([result(), told]).toEqual(['ready', []])
  await end()
})

test('failed at once, and again after it was tried again: told once for this opening', async () => {
  const { result, run, pass, end } = await watch({ ...loading, isFailed: true })
  expect([result(), told]).toEqual(['failed', ['booking failed']])
  await run(loading)
  expect(result()).toBe('loading')
  await pass(8000)
  await run({ ...loading, isFailed: true })
  expect([result(), told]).toEqual(['failed', ['booking failed', 'booking slow']])
  await end()
})

test('what came after a failure is ready', async () => {
  const { result, run, end } = await watch({ ...loading, isFailed: true })
  await run({ ...loading, isFailed: true, isReady: true })
  expect(result()).toBe('ready')
  await end()
})

test('closed before the limit nothing is told; the next opening has all its time and counts by itself', async () => {
  const { result, run, pass, end } = await watch({ ...loading, isStarted: false })
  await pass(60_000)
  expect([result(), told]).toEqual(['loading', []])
  for (let opening = 1; opening <= 2; opening += 1) {
    await run({ ...loading, isStarted: true })
    await pass(7999)
    expect(result()).toBe('loading')
    await pass(1)
    expect(result()).toBe('slow')
    await run({ ...loading, isStarted: false })
    expect(result()).toBe('loading')
  }
  await run({ ...loading, isStarted: true })
  await end()
  await pass(60_000)
  expect(told).toEqual(['booking slow', 'booking slow'])
})

test('ten seconds where no limit was ever published', async () => {
  const { result, pass, end } = await watch({ ...loading, limitSeconds: null })
  await pass(9999)
  expect(result()).toBe('loading')
  await pass(1)
  expect(result()).toBe('slow')
  await end()
})
