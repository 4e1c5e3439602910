import { expect, test } from 'vitest'
import { emailProblem, nameProblem, newPasswordProblem } from './rules'

test.each(['12345678', 'correct horse', 'pässwörter', '🌵🌵🌵🌵🌵🌵🌵🌵', 'x'.repeat(72)])(
  'a password may be %s',
  (password) => {
    expect(newPasswordProblem(password)).toBeNull()
  },
)

test.each([
  ['', /Choose/],
  ['1234567', /at least 8/],
  ['🌵🌵🌵🌵', /at least 8/],
  ['x'.repeat(73), /at most 72/],
  ['🌵'.repeat(19), /at most 72/],
  ['12345678\0', /can type/],
  ['1234567\ud800', /can type/],
])('a password may not be %j', (password, words) => {
  expect(newPasswordProblem(password)).toMatch(words)
})

test.each(['ana@example.com', "o'neil+iv@mail.example.co"])('an address may be %s', (email) => {
  expect(emailProblem(email)).toBeNull()
})

test.each([
  '',
  'ana',
  'ana@example',
  'ana@@example.com',
  'a na@example.com',
  'ana@exämple.com',
  '🌵@example.com',
  'ana@example.com\0',
  'ana@example.com\r\nBcc: x@y.example',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com`,
])('an address may not be %j', (email) => {
  expect(emailProblem(email)).toMatch(/^Enter/)
})

test('a name is 1 to 80 characters that can be read', () => {
  expect(nameProblem('first', 'María-José 🌵')).toBeNull()
  expect(nameProblem('first', 'محمد')).toBeNull()
  expect(nameProblem('last', 'é'.repeat(80))).toBeNull()
  expect(nameProblem('last', 'é'.repeat(81))).toMatch(/at most 80/)
  expect(nameProblem('first', '   ')).toBe('Enter your first name.')
  for (const bad of ['a\0b', 'a\u202eb', 'a\nb', 'a\ud800']) expect(nameProblem('last', bad)).toMatch(/read/)
})
