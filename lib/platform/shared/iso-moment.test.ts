import { expect, test } from 'vitest'
import { isoMoment } from './iso-moment'

test.each([
  ['2026-11-21 12:12:50.034123+00', '2026-11-21T12:12:50.034123+00:00'],
  ['2026-11-21T12:12:50.034123+00:00', '2026-11-21T12:12:50.034123+00:00'],
  ['2026-11-21T12:12:50Z', '2026-11-21T12:12:50Z'],
  [null, null],
])('%s is %s', (stored, iso) => {
  expect(isoMoment(stored)).toBe(iso)
})
