import { expect, test } from 'vitest'
import { pathProblem } from './path-problem.ts'

test.each(['/', '/vitamin-injections', '/events/2027-gala', '/iv-therapy'])('%s is an address', (path) => {
  expect(pathProblem(path)).toBe(true)
})

test.each([
  ['vitamin-injections', /Begin with a slash/],
  ['/vitamin-injections/', /slash at the end/],
  ['/Vitamin', /lowercase letters/],
  ['/vitamin injections', /lowercase letters/],
  ['/a//b', /lowercase letters/],
  ['/-a', /lowercase letters/],
  ['/studio', /belong to the program/],
  ['/api/orders', /belong to the program/],
  ['/design', /belong to the program/],
  ['/gift-cards/balance', /belongs to the program/],
  ['/index', /belongs to the program/],
])('%s is refused in words', (path, sentence) => {
  expect(pathProblem(path)).toMatch(sentence)
})
