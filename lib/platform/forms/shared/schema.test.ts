import { expect, test } from 'vitest'
import { choice, date, email, type Field, line, password } from './field'
import { problemsIn, problemsOf, schemaOf } from './schema'

const today = '2026-11-21'
const amount: Field = {
  ...line('amount', 'Amount', { isRequired: true, between: [25_00, 1000_00], wrong: 'wrong' }),
  kind: 'money',
}
const chosen = password('password', 'Password', {
  chosen: { minLetters: 8, maxBytes: 72 },
  missing: 'missing',
  wrong: 'short',
  tooLong: 'long',
  unreadable: 'unreadable',
})
const sure: Field = { ...line('sure', 'Sure', { isRequired: true, missing: 'missing' }), kind: 'tick' }

const problem = (field: Field, value: unknown, day?: string) =>
  problemsIn([field], { [field.name]: value }, day ? { today: () => day } : {})[field.name]

test('text comes out trimmed and without what is empty; a password as it was typed', () => {
  const { data } = schemaOf([email, line('note', 'Note'), chosen]).safeParse({
    email: ' ana@example.com ',
    note: '  ',
    password: ' my secret ',
  })
  expect(data).toEqual({ email: 'ana@example.com', password: ' my secret ' })
})

test('what no field asks for is refused by its name', () => {
  const values = { email: 'ana@example.com', price: '0' }
  const { error } = schemaOf([email]).safeParse(values)
  expect(error && problemsOf(error)).toEqual({ price: expect.any(String) })
  expect(problemsIn([email], values)).toEqual({})
})

test.each([
  ['', 'missing'],
  ['1234567', 'short'],
  ['🌵🌵🌵🌵', 'short'],
  ['x'.repeat(73), 'long'],
  ['🌵'.repeat(19), 'long'],
  ['12345678\0', 'unreadable'],
  ['1234567\ud800', 'unreadable'],
  ['1234567\u202e', 'unreadable'],
  ['pässwörter', undefined],
  ['🌵🌵🌵🌵🌵🌵🌵🌵', undefined],
  ['x'.repeat(72), undefined],
])('[VALID-003] a password may be chosen like %j: %s', (typed, sentence) => {
  expect(problem(chosen, typed)).toBe(sentence)
})

test('a password somebody has may be anything', () => {
  expect(problem(password('password', 'Password'), '\0 x \u202e')).toBeUndefined()
  expect(problem(password('password', 'Password'), '')).toBe('Please enter your password.')
})

test.each([
  ['24.99', 'wrong'],
  ['25', undefined],
  ['1,000.00', undefined],
  ['1000.01', 'wrong'],
  ['?', 'wrong'],
])('an amount of %s: %s', (typed, sentence) => {
  expect(problem(amount, typed)).toBe(sentence)
})

test('a date is compared with today only where today is known', () => {
  const day = date('day', 'Day', { when: 'year', wrong: 'wrong' })
  expect(problem(day, '2020-01-01')).toBeUndefined()
  expect(problem(day, '2027-02-30')).toBe('wrong')
  for (const [typed, sentence] of [
    ['2026-11-20', 'wrong'],
    [today, undefined],
    ['2027-11-21', undefined],
    ['2027-11-22', 'wrong'],
  ] as const)
    expect(problem(day, typed, today), typed).toBe(sentence)
})

test('a box has to be ticked; of what the page offers the shape is looked at', () => {
  expect(problem(sure, undefined)).toBe('missing')
  expect(problem(sure, 'yes')).toBeUndefined()
  const { options: _, ...offered } = choice('preset', 'Preset', [], { wrong: 'wrong' })
  expect(problem(offered, 'gift-wellness')).toBeUndefined()
  expect(problem(offered, '"><script>')).toBe('wrong')
})

test('a plain name holds no marks that turn the direction of writing', () => {
  expect(problem(line('name', 'Name', { isPlain: true, wrong: 'wrong' }), 'a\u202eb')).toBe('wrong')
  expect(problem(line('name', 'Name'), 'a\u202eb')).toBeUndefined()
})
