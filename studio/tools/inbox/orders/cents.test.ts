import { expect, test } from 'vitest'
import { centsOf } from './cents.ts'

test.each([
  ['12', 1200],
  ['12.5', 1250],
  [' $12.05 ', 1205],
  ['0.01', 1],
  ['', null],
  ['12.345', null],
  ['-1', null],
  ['1e3', null],
  ['12,50', null],
])('%s is %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})
