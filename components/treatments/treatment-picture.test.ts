import { expect, test } from 'vitest'
import { minutesIn } from './treatment-picture'

test.each([
  ['30 min', 30],
  ['2-4 hrs', 120],
  ['3–4 hours', 180],
  ['15-20 minutes', 15],
  ['Ongoing', undefined],
  [null, undefined],
])('%s is at least %s minutes', (duration, minutes) => {
  expect(minutesIn(duration)).toBe(minutes)
})
