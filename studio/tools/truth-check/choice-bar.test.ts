import { expect, test } from 'vitest'
import { fieldTextOf, momentFrom } from './choice-bar.tsx'

test.each([
  ['2027-01-01T08:00', '2027-01-01T15:00:00.000Z'],
  ['2027-07-01T08:00', '2027-07-01T15:00:00.000Z'],
  ['2027-12-31T23:30', '2028-01-01T06:30:00.000Z'],
])('%s in Arizona, in summer as in winter', (typed, moment) => {
  expect(momentFrom(typed)?.toISOString()).toBe(moment)
  expect(fieldTextOf(new Date(moment))).toBe(typed)
})

test.each(['', '2027-13-01T08:00', 'tomorrow'])('"%s" is no moment', (typed) => {
  expect(momentFrom(typed)).toBeNull()
})
