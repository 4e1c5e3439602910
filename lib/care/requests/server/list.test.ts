import { expect, test } from 'vitest'
import { searchWords } from './list'

test.each([
  ['(480) 555-0142', ['4805550142']],
  ['+1 480.555.0142', ['4805550142']],
  ['555 0142', ['5550142']],
  ['#ab12cd34', ['ab12cd34']],
  ['  Ana   Ruiz ', ['Ana', 'Ruiz']],
  ['2026-11-21', ['2026-11-21']],
  ['', []],
  [undefined, []],
])('%j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words)
})
