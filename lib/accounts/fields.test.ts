import { expect, test } from 'vitest'
import { newPasswordProblem } from './fields'

test.each([
  ['', 'at least 8'],
  ['1234567', 'at least 8'],
  ['🌵🌵🌵🌵🌵🌵🌵', 'at least 8'],
  ['x'.repeat(73), 'too long'],
  ['é'.repeat(37), 'too long'],
])('[VALID-003] %s is no password', (password, problem) => {
  expect(newPasswordProblem(password)).toContain(problem)
})

test.each(['12345678', '        ', 'x'.repeat(72), 'é'.repeat(36), '🌵'.repeat(18)])(
  '[VALID-003] %s is one: there are no rules of what it is made of',
  (password) => expect(newPasswordProblem(password)).toBeNull(),
)
