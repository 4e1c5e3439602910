import { expect, test } from 'vitest'
import { csvOf } from './csv'

test('a spreadsheet finds its mark, its line ends, every character, and numbers as numbers', () => {
  expect(csvOf(['Name', 'Units'], [['Zoë 李 👩‍⚕️', -2]])).toBe('\ufeff"Name","Units"\r\n"Zoë 李 👩‍⚕️",-2\r\n')
})

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '＝1', '=HYPERLINK("http://evil.example")'])(
  'no cell is a formula: %j',
  (cell) => {
    expect(csvOf(['Text'], [[cell]])).toBe(`\ufeff"Text"\r\n"'${cell.replaceAll('"', '""')}"\r\n`)
  },
)

test.each(['a,b', 'a"b', 'a\nb', 'a\r\nb', 'a;b', "it's", '","=1'])('a cell stays one cell: %j', (cell) => {
  expect(csvOf(['Text'], [[cell]])).toBe(`\ufeff"Text"\r\n"${cell.replaceAll('"', '""')}"\r\n`)
})

test('nothing is an empty cell', () => {
  expect(csvOf(['A', 'B'], [[null, '']])).toBe('\ufeff"A","B"\r\n,\r\n')
})
