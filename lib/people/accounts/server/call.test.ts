import { expect, test, vi } from 'vitest'
import { env } from '@/lib/platform/server/env'
import { log } from '@/lib/platform/telemetry/server/log'
import { takeCall } from './call'
import { done, refused } from './outcome'

const send = (run: () => ReturnType<Parameters<typeof takeCall>[1]['run']>) =>
  takeCall(
    new Request('https://clinic.example/api/account/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: env.siteUrl },
      body: '{}',
    }),
    { name: 'sign-in', fields: [], limit: 'account-try', failureTitle: 'Not signed in', run },
  )

test('who came in and who did not is logged by call and reason, and nothing of whom it was', async () => {
  const [told, warned] = (['info', 'warn'] as const).map((level) =>
    vi.spyOn(log, level).mockImplementation(() => undefined),
  )
  expect((await send(async () => done({ shopper: { email: 'ana@example.com' } }, '/account'))).status).toBe(
    200,
  )
  expect((await send(async () => refused(400, 'sign_in_failed', 'No.'))).status).toBe(400)
  expect(told?.mock.calls).toEqual([['accounts', 'A call of an account was done', { call: 'sign-in' }]])
  expect(warned?.mock.calls).toEqual([
    [
      'accounts',
      'A call of an account was refused',
      { call: 'sign-in', status: 400, code: 'sign_in_failed' },
    ],
  ])
})
