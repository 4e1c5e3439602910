import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clinicDate } from '../../../platform/clinic-time/shared/clinic-time.ts'
import { now } from '../../../platform/server/clock.ts'
import { giftChange, giftsToBuy, manageRequest } from './request.ts'

const good = {
  giftKey: randomUUID(),
  presetId: null,
  valueCents: 25_00,
  recipientName: 'Sam',
  recipientEmail: '',
  senderName: 'Ana',
  message: '',
  deliverOn: '',
}
const dayFromNow = (days: number) => clinicDate(new Date(now().getTime() + days * 86_400_000))
const fieldOf = (change: object) => {
  const parsed = giftsToBuy.safeParse([{ ...good, ...change }])
  return parsed.success ? null : parsed.error.issues[0]?.path.join('.')
}

test.each([
  ['the least', { valueCents: 25_00 }],
  ['the most', { valueCents: 1000_00 }],
  ['a year from now', { deliverOn: dayFromNow(364) }],
  ['today', { deliverOn: dayFromNow(0) }],
  ['a message of two lines', { message: 'Happy\nbirthday' }],
  ['a preset of any value', { presetId: 'gift-starter', valueCents: 5000_00 }],
])('%s fits [VALID-008] [VALID-010] [VALID-011]', (_what, change) => expect(fieldOf(change)).toBeNull())

test.each([
  ['$24.99', { valueCents: 24_99 }, '0.valueCents'],
  ['$1,000.01', { valueCents: 1000_01 }, '0.valueCents'],
  ['half a cent', { valueCents: 2500.5 }, '0.valueCents'],
  ['a text', { valueCents: '50' }, '0.valueCents'],
  ['no recipient', { recipientName: ' ' }, '0.recipientName'],
  ['a long name', { recipientName: 'x'.repeat(81) }, '0.recipientName'],
  ['a name of two lines', { senderName: 'Ana\nBcc: x' }, '0.senderName'],
  ['no sender', { senderName: '' }, '0.senderName'],
  ['no address', { recipientEmail: 'abc' }, '0.recipientEmail'],
  ['two addresses', { recipientEmail: 'a@example.com, b@example.com' }, '0.recipientEmail'],
  ['a long message', { message: 'x'.repeat(501) }, '0.message'],
  ['yesterday', { deliverOn: dayFromNow(-1) }, '0.deliverOn'],
  ['in two years', { deliverOn: dayFromNow(730) }, '0.deliverOn'],
  ['no day', { deliverOn: '2026-02-30' }, '0.deliverOn'],
  ['a price', { priceCents: 1 }, '0'],
])('%s is refused at its field [VALID-008] [VALID-009] [VALID-010] [VALID-012]', (_what, change, field) =>
  expect(fieldOf(change)).toBe(field),
)

test('eleven cards, and the same one twice, are refused', () => {
  const cards = (count: number) => Array.from({ length: count }, () => ({ ...good, giftKey: randomUUID() }))
  expect(giftsToBuy.safeParse(cards(10)).success).toBe(true)
  expect(giftsToBuy.safeParse(cards(11)).success).toBe(false)
  expect(giftsToBuy.safeParse([good, good]).success).toBe(false)
})

test('what was pasted into names and message is taken without what can’t be kept', () => {
  const pasted = {
    ...good,
    recipientName: 'Sam\tLee',
    senderName: 'Ana\v\ud800',
    message: 'Happy\r\nbirth\tday\v!\u0000',
  }
  expect(giftsToBuy.parse([pasted])).toEqual([
    { ...good, recipientName: 'Sam Lee', senderName: 'Ana', message: 'Happy\nbirth day\n!' },
  ])
  expect(giftChange.parse({ message: 'a\tb' })).toEqual({ message: 'a b' })
  expect(fieldOf({ recipientName: '\u0007' })).toBe('0.recipientName')
})

test('a card is not changed to no day: it would be mailed at once', () => {
  const change = { recipientName: 'Sam', deliverOn: '' }
  expect(giftChange.safeParse(change).error?.issues[0]).toMatchObject({
    path: ['deliverOn'],
    message: 'Choose today or a later day, at most a year from now.',
  })
  expect(manageRequest.safeParse({ ...change, token: 'x'.repeat(43), action: 'change' }).success).toBe(false)
  expect(giftChange.safeParse({ recipientName: 'Sam' }).success).toBe(true)
  expect(giftChange.safeParse({ deliverOn: dayFromNow(1) }).success).toBe(true)
})
