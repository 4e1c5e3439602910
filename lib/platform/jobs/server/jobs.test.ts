import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { processValues } from '@/lib/platform/server/process-state'
import { isFirstPollDone, runJob, startJobs } from './jobs'

vi.mock('@/lib/platform/local/server/forward', () => ({ synchronizeClock: async () => {} }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete processValues.jobs
})

const fails = async () => {
  throw new Error('no CMS')
}

// docs/decisions/0053-several-nodes.md: what was published while the CMS was away is there within a minute.
test('a job that failed comes again sooner, the others at their next turn', async () => {
  const [poll, other] = [vi.fn<() => Promise<void>>(fails), vi.fn(fails)]
  await startJobs([
    { name: 'poll', everyMs: 60_000, retryMs: 10_000, run: poll },
    { name: 'other', everyMs: 60_000, run: other },
  ])
  expect(isFirstPollDone()).toBe(true)
  await vi.advanceTimersByTimeAsync(55_000)
  expect(poll).toHaveBeenCalledTimes(6)
  expect(other).toHaveBeenCalledTimes(1)
  poll.mockImplementation(async () => {})
  await vi.advanceTimersByTimeAsync(66_000)
  // Its next try and its two turns: nothing is tried twice.
  expect(poll).toHaveBeenCalledTimes(6 + 3)
})

test('a job runs once at a time, and once more for who wants it now', async () => {
  let end = () => {}
  const run = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve
      }),
  )
  await startJobs([
    { name: 'first', everyMs: 60_000, run: async () => {} },
    { name: 'slow', everyMs: 60_000, run },
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(1)
  const now = runJob('slow')
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)
  end()
  expect(await now).toBe(true)
  expect(await runJob('unknown')).toBe(false)
})
