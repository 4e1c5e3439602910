import { expect, test } from 'vitest'
import { timeProblem } from './time.ts'

test.each(['00:00', '08:05', '23:59', '', undefined])('%s is fine', (time) => {
  expect(timeProblem(time)).toBe(true)
})

test.each(['8:00', '24:00', '12:60', '6pm', '12:30 '])('%s is refused', (time) => {
  expect(timeProblem(time)).toContain('08:00')
})
