import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { limits, secondsToWait } from '@/lib/platform/http/server/limits'
import { env } from '@/lib/platform/server/env'
import { identifyStaff } from './identify'

const getById = vi.hoisted(() => vi.fn())
vi.mock('@sanity/client', () => ({ createClient: () => ({ users: { getById } }) }))

const callWith = (token: string) =>
  new Request('https://clinic.example/api/staff/me', { headers: { authorization: `Bearer ${token}` } })

test('after too many wrong tokens from a network Sanity is not asked about another one of it', async () => {
  vi.spyOn(env, 'content', 'get').mockReturnValue({ projectId: 'clinic' } as typeof env.content)
  getById.mockRejectedValue({ statusCode: 401 })
  expect(await identifyStaff(callWith(randomUUID()))).toBe('nobody')
  expect(getById).toHaveBeenCalledTimes(1)
  for (let nth = 0; nth <= limits['staff-refused'].max; nth += 1)
    await secondsToWait('staff-refused', callWith(randomUUID()))
  expect(await identifyStaff(callWith(randomUUID()))).toBe('nobody')
  expect(getById).toHaveBeenCalledTimes(1)
})
