import { expect, test, vi } from 'vitest'
import { insist } from './database'

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))

const fine = { status: 200, error: null }

test.each([
  ['no connection', { status: 0, error: { code: '' } }],
  ['a gateway without its database', { status: 503, error: { code: 'PGRST002' } }],
  ['a database that shuts down', { status: 500, error: { code: '57P01' } }],
])('%s is asked again, until there is an answer', async (_what, away) => {
  const ask = vi.fn().mockResolvedValueOnce(away).mockResolvedValueOnce(away).mockResolvedValue(fine)
  expect(await insist(ask)).toBe(fine)
  expect(ask).toHaveBeenCalledTimes(3)
})

test.each([
  { status: 400, error: { code: '23514' } },
  { status: 403, error: { code: '42501' } },
])('a refusal stands: %j', async (refusal) => {
  const ask = vi.fn().mockResolvedValue(refusal)
  expect(await insist(ask)).toBe(refusal)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('after some fifteen seconds the last answer is given', async () => {
  const away = { status: 0, error: { code: '' } }
  const ask = vi.fn().mockResolvedValue(away)
  expect(await insist(ask)).toBe(away)
  expect(ask).toHaveBeenCalledTimes(10)
})
