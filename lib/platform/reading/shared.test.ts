import { expect, test } from 'vitest'
import {
  inWords,
  piecesOf,
  readMoney,
  readNumber,
  readPay,
  readRange,
  sentencesIn,
  sentencesOf,
} from './shared.ts'

test.each([
  ['fifteen', 15],
  ['15,000', 15_000],
  ['2.5', 2.5],
  ['many', Number.NaN],
])('the number %s', (written, value) => {
  expect(readNumber(written)).toBe(value)
})

test('numbers up to twenty are written in words', () => {
  expect([inWords(9), inWords(20), inWords(15_000)]).toEqual(['nine', 'twenty', '15,000'])
})

test('sentences end at their marks and at line breaks', () => {
  expect(sentencesOf('From $12.50. Call us!\n\nWhy?')).toEqual(['From $12.50.', 'Call us!', 'Why?'])
})

test('pieces know where they begin', () => {
  expect(piecesOf('a, b,c', /, ?/g)).toEqual([
    { text: 'a', index: 0 },
    { text: 'b', index: 3 },
    { text: 'c', index: 5 },
  ])
  expect(sentencesIn(' Why?\n\nCall us.').map(({ index }) => index)).toEqual([0, 7])
})

test.each([
  ['from $8', [8]],
  ['$1,000, sent by email', [1000]],
  ['Plans begin at $99 a month, gift cards at $150.', [99, 150]],
  ['$12.50.', [12.5]],
  ['no price', []],
])('money in “%s”', (text, amounts) => {
  expect(readMoney(text).map((amount) => amount.dollars)).toEqual(amounts)
})

test.each([
  ['$99-$700', { from: 99, to: 700 }],
  ['$8 – 1,200', { from: 8, to: 1200 }],
  ['from $99', null],
])('the range “%s”', (text, range) => {
  expect(readRange(text)).toEqual(range)
})

test.each([
  ['$42–$50 an hour', { from: 42, to: 50, unit: 'HOUR' }],
  ['$52,000–$60,000 a year', { from: 52_000, to: 60_000, unit: 'YEAR' }],
  ['$23.50 to $27 per hour', { from: 23.5, to: 27, unit: 'HOUR' }],
  ['$400 a day', { from: 400, to: 400, unit: 'DAY' }],
  [' $20-$23/hour ', { from: 20, to: 23, unit: 'HOUR' }],
])('pay as “%s” is read', (text, pay) => expect(readPay(text)).toEqual(pay))

test.each(['Competitive', '$42–$50', 'from $42 an hour plus bonus', '$50–$42 an hour', '42 an hour'])(
  'pay as “%s” is not guessed',
  (text) => expect(readPay(text)).toBeNull(),
)
