import { expect, test, vi } from 'vitest'
import { constantTime } from './limits'

const waits: number[] = []
vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void waits.push(ms) }))

test.each([
  [3, 400, 397],
  [399, 400, 1],
  [401, 400, 399],
])('what took %d ms is handed over at the next full %d', async (spent, step, rest) => {
  waits.length = 0
  const clock = vi
    .spyOn(performance, 'now')
    .mockReturnValueOnce(1000)
    .mockReturnValueOnce(1000 + spent)
  expect(await constantTime(step, async () => 'done')).toBe('done')
  expect(waits).toEqual([rest])
  clock.mockRestore()
})
