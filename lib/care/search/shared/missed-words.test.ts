import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missedWords } from './missed-words'

test.each([
  ['Ozempic', 'ozempic'],
  ['  red   LIGHT therapy? ', 'red light therapy'],
  ['maria@example.com ketamine', 'ketamine'],
  ['ketamine 480-555-0142', 'ketamine'],
  ['(480) 555-0142', null],
  ['maria@example.com', null],
  ['www.example.com', null],
  ['see https://example.com/maria now', 'see now'],
  ['b12x', null],
  ['ab', null],
  ['<b>lips</b>', 'blipsb'],
  ['１２３ lips', 'lips'],
  ['one two three four five six seven eight nine ten', 'one two three four five six seven eight'],
  ['a'.repeat(60), null],
])('of “%s” nobody is told more than %s (decision 0047)', (query, words) => {
  expect(missedWords(query)).toBe(words)
})

test('whatever is typed, no digit and no @ is told, at most 40 letters, and cleaning once is enough (decision 0047)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (query) => {
      const words = missedWords(query)
      if (words === null) return
      expect(words).toMatch(/^[^\p{N}@]{3,40}$/u)
      expect(missedWords(words)).toBe(words)
    }),
  )
})
