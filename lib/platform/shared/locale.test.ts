import { expect, test } from 'vitest'
import { formatDay, formatMoment } from './locale'

test('each way to write a moment has a format of its own', () => {
  const at = new Date('2026-12-24T06:30:00Z')
  expect(formatMoment(at, { timeZone: 'UTC', dateStyle: 'long' })).toBe('December 24, 2026')
  expect(formatMoment(at, { timeZone: 'America/Phoenix', dateStyle: 'long' })).toBe('December 23, 2026')
  expect(formatMoment(at, { timeZone: 'UTC', weekday: 'long' })).toBe('Thursday')
  expect(formatMoment(at, { timeZone: 'UTC' }, 'en-CA')).toBe('2026-12-24')
  expect(formatMoment(at, { timeZone: 'UTC' })).toBe('12/24/2026')
})

test('what is no day says so and throws nothing', () => {
  expect(formatDay('soon')).toBe('Invalid Date')
})
