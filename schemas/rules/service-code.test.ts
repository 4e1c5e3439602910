import { expect, test } from 'vitest'
import { sameCodeProblem, serviceCodeProblem } from './service-code.ts'

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
