import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Staff } from '@/lib/platform/staff-session/shared/roles'
import { log } from '@/lib/platform/telemetry/server/log'
import { redeemUnknownSentence } from '@/lib/shop/gift-cards/shared/gift-card'
import { answerRedeem } from './desk'

const rpc = vi.fn()
const heldCents = vi.fn()
vi.mock('@/lib/platform/db/server/database', () => ({ serviceClient: () => ({ rpc }) }))
vi.mock('@/lib/platform/server/clock', () => ({ now: () => new Date('2026-11-26T10:00:00Z') }))
vi.mock('@/lib/shop/gift-cards/server/codes', () => ({ hashCode: (code: string) => code }))
vi.mock('@/lib/shop/gift-cards/server/balance', () => ({ readHeldCents: () => heldCents() }))
beforeEach(() => vi.spyOn(log, 'error').mockImplementation(() => undefined))

const redeem = () =>
  answerRedeem({ code: 'OCO', amountCents: 5_00, note: 'Visit', key: randomUUID() }, {
    email: 'fred@example.com',
  } as Staff)

test('a redemption whose answer was lost is not told as nothing', async () => {
  rpc.mockResolvedValue({ data: null, error: { message: 'fetch failed' } })
  const answer = await redeem()
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: 'not_known', message: redeemUnknownSentence },
  ])
})

test('a card whose money is set aside is told as that, one with too little by what is left', async () => {
  rpc.mockResolvedValue({ data: { outcome: 'too_much', balance_cents: 0 }, error: null })
  heldCents.mockResolvedValue(50_00)
  expect((await (await redeem()).json()).message).toMatch(/^\$50\.00 of it is set aside/)
  heldCents.mockResolvedValue(0)
  expect((await (await redeem()).json()).message).toBe('There’s no money left on this gift card.')
  rpc.mockResolvedValue({ data: { outcome: 'too_much', balance_cents: 1_00 }, error: null })
  expect((await (await redeem()).json()).message).toBe('Only $1.00 is left on this card.')
})
