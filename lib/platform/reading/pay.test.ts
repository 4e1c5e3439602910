import { expect, test } from 'vitest'
import { readPay } from './shared.ts'

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
