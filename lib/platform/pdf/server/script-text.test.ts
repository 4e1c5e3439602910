import { expect, test } from 'vitest'
import { linesOf } from './script-text'

/** Every letter is one point wide. */
const measure = (_: string, text: string) => [...text].length
const drawn = (text: string, width = 100) =>
  linesOf(text, width, measure).map(({ runs }) => runs.map((run) => run.text))

test('lines are broken between words, and inside a word only where it is wider than the line', () => {
  expect(drawn('one two three', 8)).toEqual([['one two'], ['three']])
  expect(drawn('abcdefghij kl', 4)).toEqual([['abcd'], ['efgh'], ['ij'], ['kl']])
  expect(drawn('')).toEqual([[]])
})

test('what is written from right to left is drawn from the right, its numbers and brackets the right way round', () => {
  const [line] = linesOf('שלום עולם', 100, measure)
  expect(line).toMatchObject({ isRightToLeft: true })
  // The font turns the letters of a word around; the words are ours.
  expect(line?.runs.map(({ text }) => text)).toEqual(['עולם', ' ', 'שלום'])
  expect(drawn('שלום 2026 (טוב)')).toEqual([['(', 'טוב', ') ', '2026', ' ', 'שלום']])
  expect(drawn('Für محمد علي und ich')).toEqual([['Für ', 'علي', ' ', 'محمد', ' und ich']])
  expect(linesOf('Für محمد', 100, measure)[0]?.isRightToLeft).toBe(false)
  // Each digit by itself: together the font would turn them around.
  expect(drawn('محمد ٢٠٢٦')).toEqual([['٢', '٠', '٢', '٦', ' ', 'محمد']])
})
