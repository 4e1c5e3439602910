import { expect, test } from 'vitest'
import { promiseProblem, timeProblem } from './times.ts'

test.each(['00:00', '08:05', '23:59', '', undefined])('%s is fine', (time) => {
  expect(timeProblem(time)).toBe(true)
})

test.each(['8:00', '24:00', '12:60', '6pm', '12:30 '])('%s is refused', (time) => {
  expect(timeProblem(time)).toContain('08:00')
})

const days = (amount: number) => ({ amount, unit: 'business days' })

test('a text may promise what the field says, also as a range', () => {
  expect(promiseProblem(days(3), ['We will respond within 2-3 business days.'])).toBe(true)
  expect(promiseProblem({ amount: 24, unit: 'hours' }, ['back to you within 24 hours.', undefined])).toBe(
    true,
  )
  expect(promiseProblem(undefined, ['within 24 hours'])).toBe(true)
})

test('another number or another unit is named', () => {
  expect(promiseProblem(days(3), ['within 5 business days'])).toContain('“within 5 business days”')
  expect(promiseProblem(days(24), ['within 24 hours'])).toContain('24 business days')
})
