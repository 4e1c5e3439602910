import { expect, test } from 'vitest'
import { cleanText, isDeliveryDay } from './rules'

const today = '2026-11-22'
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
