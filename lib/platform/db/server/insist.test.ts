import { expect, test, vi } from 'vitest'
import { DatabaseError, retryOnRestart } from './database'

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))

const failed = (status: number, code: string) =>
  new DatabaseError('It was not stored', { code, message: 'no' }, status)

test.each([
  ['no connection', failed(0, '')],
  ['a gateway without its database', failed(503, 'PGRST002')],
  ['a database that shuts down', failed(500, '57P01')],
])('%s is asked again, until there is an answer', async (_what, away) => {
  const work = vi.fn().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue('stored')
  expect(await retryOnRestart(work)).toBe('stored')
  expect(work).toHaveBeenCalledTimes(3)
})

test.each([failed(400, '23514'), failed(403, '42501'), new Error('no')])(
  'a refusal stands: %s',
  async (refusal) => {
    const work = vi.fn().mockRejectedValue(refusal)
    await expect(retryOnRestart(work)).rejects.toBe(refusal)
    expect(work).toHaveBeenCalledTimes(1)
  },
)

test('after some fifteen seconds the last failure is thrown', async () => {
  const away = failed(0, '')
  const work = vi.fn().mockRejectedValue(away)
  await expect(retryOnRestart(work)).rejects.toBe(away)
  expect(work).toHaveBeenCalledTimes(10)
})
