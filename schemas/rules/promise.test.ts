import { expect, test } from 'vitest'
import { promiseProblem } from './promise.ts'
import { npiProblem, tinProblem } from './provider.ts'

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

test('an NPI is checked by its last digit, a TIN by its shape', () => {
  expect(npiProblem('1234567893')).toBe(true)
  expect(npiProblem('1234567894')).toContain('check digit')
  expect(npiProblem('123456789')).toContain('ten digits')
  expect(tinProblem('12-3456789')).toBe(true)
  expect(tinProblem('123456789')).not.toBe(true)
})
