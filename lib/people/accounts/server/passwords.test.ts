import { expect, test } from 'vitest'
import { knownPasswordProblem } from './passwords'

const own = ['Ana', 'Ruiz-Gómez', 'ana.ruiz@example.com']

test.each([
  'password',
  '12345678',
  'PASSWORD',
  'Password1',
  'password123!',
  'qwertyuiop',
  'iloveyou',
  'sunshine2026',
])('%s is among the first that are tried', (password) => {
  expect(knownPasswordProblem(password, own)).toContain('first passwords strangers try')
})

test.each([
  'ocotillo',
  'Ocotillo2026!',
  'Ana-Ruiz-1985',
  'anaanaana',
  'ruizgomez99',
  'ana.ruiz@example.com',
  'Ocotillo-Ana',
])('%s is made of names', (password) => {
  expect(knownPasswordProblem(password, own)).toContain('isn’t based on your name')
})

test.each([
  'correct horse battery',
  'my second password',
  'anagram of the desert',
  'ocotillo blooms in march',
  '74839201746',
])('%s will do', (password) => {
  expect(knownPasswordProblem(password, own)).toBeNull()
})

test('without names nothing is said of them', () => {
  expect(knownPasswordProblem('some long words', [null, undefined, ''])).toBeNull()
})
