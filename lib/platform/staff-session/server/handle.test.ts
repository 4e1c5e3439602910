import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { env } from '@/lib/platform/server/env'
import { log } from '@/lib/platform/telemetry/server/log'
import { asStaffMutation } from './handle'
import { identifyStaff } from './identify'

vi.mock('./identify', () => ({ identifyStaff: vi.fn() }))
beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
})

const change = (handle: () => Promise<Response>) =>
  asStaffMutation(
    new Request('https://clinic.example/api/staff/orders/1/exam', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: env.siteUrl },
      body: '{}',
    }),
    { permission: 'orders.fulfil', schema: z.strictObject({}) },
    handle,
  )

test('a change whose answer was lost is not told as nothing, one that never began is', async () => {
  vi.mocked(identifyStaff).mockResolvedValue({ email: 'olivia@example.com', name: 'Olivia', role: 'owner' })
  const lost = await change(() => Promise.reject(new Error('fetch failed')))
  expect([lost.status, (await lost.json()).message]).toEqual([
    503,
    'We didn’t hear back, so this may or may not be done. Please check before you try again.',
  ])
  vi.mocked(identifyStaff).mockRejectedValue(new Error('The content did not answer'))
  const early = await change(() => Promise.resolve(new Response()))
  expect([early.status, (await early.json()).message]).toEqual([
    503,
    'That didn’t work. Nothing was changed. Please try again.',
  ])
})

test.each([
  ['nobody', 401, 'not_logged_in'],
  ['no_role', 403, 'no_role'],
  [{ email: 'fred@example.com', name: 'Fred', role: 'editor' } as const, 403, 'forbidden'],
] as const)('whoever may not is told and logged, without a name: %j', async (staff, status, code) => {
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  vi.mocked(identifyStaff).mockResolvedValue(staff)
  const refused = await change(() => Promise.resolve(new Response()))
  expect([refused.status, (await refused.json()).error]).toEqual([status, code])
  expect(warned.mock.calls).toEqual([
    ['staff', 'A call of the staff was refused', { call: 'orders.fulfil', code }],
  ])
  warned.mockRestore()
})
