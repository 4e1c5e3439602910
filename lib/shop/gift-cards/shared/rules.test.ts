import { expect, test } from 'vitest'
import { cleanText, type GiftDetails, giftProblems, isDeliveryDay, lastDeliveryDay } from './rules'

const today = '2026-11-22'
const card: GiftDetails = {
  giftKey: 'b7b0f1f5-97ac-4d6c-9bb8-8a5a8ed5a0aa',
  presetId: null,
  valueCents: 75_00,
  recipientName: 'Sam',
  recipientEmail: '',
  senderName: 'Alex',
  message: '',
  deliverOn: '',
}

test.each([
  [24_99, true],
  [25_00, false],
  [1000_00, false],
  [1000_01, true],
  [Number.NaN, true],
  [50.5, true],
])('[VALID-008] an own amount of %d cents is wrong: %s', (valueCents, isWrong) => {
  expect(giftProblems({ ...card, valueCents }, today)).toEqual(isWrong ? ['valueCents'] : [])
})

test('[VALID-009] [VALID-010] names are needed, an email address is not but has a shape', () => {
  expect(giftProblems({ ...card, recipientName: '  ', senderName: '' }, today)).toEqual([
    'recipientName',
    'senderName',
  ])
  expect(giftProblems({ ...card, recipientEmail: 'abc' }, today)).toEqual(['recipientEmail'])
  expect(giftProblems({ ...card, recipientEmail: 'sam@example.com' }, today)).toEqual([])
})

test('[VALID-011] message and day are optional; a message ends at 500 characters', () => {
  expect(giftProblems({ ...card, message: 'x'.repeat(500) }, today)).toEqual([])
  expect(giftProblems({ ...card, message: 'x'.repeat(501) }, today)).toEqual(['message'])
})

test.each([
  ['2026-11-21', false],
  ['2026-11-22', true],
  ['2027-11-22', true],
  ['2027-11-23', false],
  ['2027-02-30', false],
  ['not a day', false],
])('a card may be delivered on %s: %s', (day, may) => {
  expect(isDeliveryDay(day, today)).toBe(may)
})

test('a year after February 29 is March 1', () => {
  expect(lastDeliveryDay('2028-02-29')).toBe('2029-03-01')
})

test.each([
  ['a tab', 'Sam\tLee', 'Sam Lee'],
  ['a vertical tab', 'Sam\vLee', 'Sam\nLee'],
  ['lines of Windows', 'Sam\r\nLee\r', 'Sam\nLee'],
  ['control characters', '\u0000Sam\u0007\u0085', 'Sam'],
  ['half a character', 'Sam\ud83c', 'Sam'],
  ['a whole one', 'Sam 🎁', 'Sam 🎁'],
])('%s in a message is kept as it can be', (_what, typed, kept) => {
  expect(cleanText(typed, '\n')).toBe(kept)
})
