import { beforeAll, expect, test, vi } from 'vitest'

// docs/decisions/0052-second-factor.md
vi.hoisted(() => {
  process.env.GIFT_CARD_KEY = 'a key of this test alone, of nobody’s phone'
})

let factor: typeof import('./second-factor')
beforeAll(async () => {
  factor = await import('./second-factor')
})

const from = (headers: Record<string, string>) =>
  new Request('https://clinic.example/api/staff/orders.csv', { headers })
const authorization = 'Bearer a-token-of-the-studio'

test('a log-in in a browser is another one than the same token elsewhere', () => {
  const { 'set-cookie': cookie = '' } = factor.nameBrowser(from({ authorization }))
  const own = { authorization, cookie: `theme=dark; ${cookie.split(';')[0]}` }
  expect(factor.nameBrowser(from(own))).toEqual({})
  expect(factor.hashOfLogin(from(own))).toBe(factor.hashOfLogin(from(own)))
  const another = factor.nameBrowser(from({ authorization }))['set-cookie']?.split(';')[0] ?? ''
  for (const cookie of ['', another])
    expect(factor.hashOfLogin(from({ authorization, cookie }))).not.toBe(factor.hashOfLogin(from(own)))
})

test.each([
  [20, 'a minute'],
  [900, '15 minutes'],
  [86_400, '24 hours'],
])(
  'who is locked out for %i seconds is told so in words, and the log tells of it',
  async (wait_seconds, words) => {
    const warn = vi
      .spyOn((await import('@/lib/platform/telemetry/server/log')).log, 'warn')
      .mockImplementation(() => undefined)
    const begun = { outcome: 'locked', wait_seconds, next_id: '', secret: '' } as const
    const { message } = await factor.refusalOf(begun, from({ authorization })).json()
    expect(message).toContain(`try again in ${words}.`)
    expect((await factor.wrongCode('totp').json()).error).toBe('wrong_code')
    expect(warn.mock.calls.map(([, , facts]) => facts?.code)).toEqual(['locked', 'wrong_code'])
    warn.mockRestore()
  },
)
