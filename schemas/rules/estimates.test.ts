import { expect, test } from 'vitest'
import { npiProblem, sameCodeProblem, serviceCodeProblem, tinProblem } from './estimates.ts'

test.each([
  ['96360', true],
  ['J3420', true],
  ['0421T', true],
  ['96360-59', true],
  ['j3420', false],
  ['963600', false],
  ['hydration', false],
])('%s is a service code: %s', (code, isOne) => {
  expect(serviceCodeProblem(code) === true).toBe(isOne)
})

test('a code stands once in the list', () => {
  expect(sameCodeProblem(undefined)).toBe(true)
  expect(sameCodeProblem([{ code: '96360' }, {}, { code: '96361' }, {}])).toBe(true)
  expect(sameCodeProblem([{ code: '96360' }, { code: 'J3420' }, { code: '96360' }])).toBe(
    '96360 is there twice. Keep one of them.',
  )
})

test('an NPI is checked by its last digit, a TIN by its shape', () => {
  expect(npiProblem('1234567893')).toBe(true)
  expect(npiProblem('1234567894')).toContain('check digit')
  expect(npiProblem('123456789')).toContain('ten digits')
  expect(tinProblem('12-3456789')).toBe(true)
  expect(tinProblem('123456789')).not.toBe(true)
})
