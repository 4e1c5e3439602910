import { expect, test } from 'vitest'
import { momentProblem, nextMonth, typedMoment } from './moment-fields.tsx'

test('the next month begins at midnight in Arizona', () => {
  expect(nextMonth('2026-11-21T12:00:00Z')).toEqual({ date: '2026-12-01', time: '00:00' })
  expect(nextMonth('2026-12-31T12:00:00Z')).toEqual({ date: '2027-01-01', time: '00:00' })
  // There it is still November.
  expect(nextMonth('2026-12-01T06:59:00Z')).toEqual({ date: '2026-12-01', time: '00:00' })
})

test('a stored moment is shown as it was typed', () => {
  expect(typedMoment('2027-07-01T16:30:00+00:00')).toEqual({ date: '2027-07-01', time: '09:30' })
})

test('nothing is planned for no moment, nor for one that has passed', () => {
  const now = '2026-12-01T07:00:00Z'
  expect(momentProblem({ date: '', time: '00:00' }, now)).toBe('Please give a date and a time.')
  expect(momentProblem({ date: '2026-12-01', time: '00:00' }, now)).toContain('has passed')
  expect(momentProblem({ date: '2026-12-01', time: '00:01' }, now)).toBeNull()
})
