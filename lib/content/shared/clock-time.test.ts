import { expect, test } from 'vitest'
import { clockTime } from './clock-time'

test.each([
  ['08:00', '8:00 AM'],
  ['20:00', '8:00 PM'],
  ['12:30', '12:30 PM'],
  ['00:05', '12:05 AM'],
  ['soon', 'soon'],
  [null, ''],
])('%s is written %s', (time, words) => {
  expect(clockTime(time)).toBe(words)
})
