import { expect, test } from 'vitest'
import { problemsIn } from '@/lib/platform/forms/shared/schema'
import { changeFields } from '@/lib/shop/gift-cards/shared/form'
import { giftProblems } from './gift-work'

const today = '2026-11-22'
const card = {
  presetId: '',
  valueCents: '75',
  recipientName: 'Sam',
  recipientEmail: '',
  senderName: 'Alex',
  message: '',
  deliverOn: '',
}
const wrong = (change: Partial<typeof card>) => Object.keys(giftProblems({ ...card, ...change }, today))

test.each([
  ['24.99', true],
  ['25', false],
  ['1,000', false],
  ['1000.01', true],
  ['', true],
  ['50.505', true],
])('[VALID-008] an own amount of %s is wrong: %s', (valueCents, isWrong) => {
  expect(wrong({ valueCents })).toEqual(isWrong ? ['valueCents'] : [])
})

test('a preset is worth what it is worth', () => {
  expect(wrong({ presetId: 'gift-wellness', valueCents: '1500' })).toEqual([])
})

test('[VALID-009] [VALID-010] names are needed, an email address is not but has a shape', () => {
  expect(wrong({ recipientName: '  ', senderName: '' })).toEqual(['recipientName', 'senderName'])
  expect(wrong({ recipientName: 'x'.repeat(81) })).toEqual(['recipientName'])
  expect(wrong({ recipientEmail: 'abc' })).toEqual(['recipientEmail'])
  expect(wrong({ recipientEmail: 'sam@example.com' })).toEqual([])
})

test('[VALID-011] message and day are optional; a message ends at 500 characters', () => {
  expect(wrong({ message: 'x'.repeat(500) })).toEqual([])
  expect(wrong({ message: 'x'.repeat(501) })).toEqual(['message'])
  expect(wrong({ deliverOn: '2026-11-21' })).toEqual(['deliverOn'])
  expect(wrong({ deliverOn: '2027-11-22' })).toEqual([])
})

test('what was pasted is no problem where it can be kept without what can’t', () => {
  expect(wrong({ recipientName: 'Sam\tLee\u0000', message: 'Happy\vbirthday\ud800' })).toEqual([])
})

test('a card waiting for its day is not changed to no day, which would mail it at once', () => {
  const problems = (deliverOn: string) =>
    Object.keys(problemsIn(changeFields(true), { ...card, deliverOn }, { today: () => today }))
  expect(problems('')).toEqual(['deliverOn'])
  expect(problems('2026-12-24')).toEqual([])
  expect(changeFields(false).map(({ name }) => name)).not.toContain('deliverOn')
})
