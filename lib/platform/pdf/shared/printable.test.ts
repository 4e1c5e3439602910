import { readdirSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import coverage from './font-coverage.json'
import { piecesOf, printedOf } from './printable'

test('the list of letters says of every font what the font has, in both weights', () => {
  const pdf = new PDFDocument()
  const listed = new Map(
    Object.entries(coverage).map(([name, ranges]) => [
      name,
      ranges.split(' ').flatMap((range) => {
        const [first = 0, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
        return Array.from({ length: last - first + 1 }, (_, n) => first + n)
      }),
    ]),
  )
  const folder = 'lib/platform/pdf/fonts'
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.woff'))
    .map((file) => `${folder}/${file}`)
  expect(files).toHaveLength(2 * listed.size - 1)
  for (const file of files) {
    pdf.font(file)
    const { characterSet } = (pdf as unknown as { _font: { font: { characterSet: number[] } } })._font.font
    const letters = characterSet.filter((point) => point >= 0x20 && ![0xfeff, 0xffff].includes(point))
    const name = file.replace(/^.*\//, '').replace(/(-\d+)?\.woff$/, '')
    expect(
      [...letters].sort((a, b) => a - b),
      file,
    ).toEqual(listed.get(name))
  }
})

for (const [script, text] of [
  ['Vietnamese', 'Chúc mừng sinh nhật Nguyễn Thị Ánh Tuyết'],
  ['Polish', 'Zażółć gęślą jaźń, Łukasz'],
  ['Turkish', 'İyi ki doğdun Çağrı, şımarık ışık'],
  ['Greek', 'Χρόνια πολλά Ελένη, ᾄδω'],
  ['Cyrillic', 'С днём рождения, Їжак Ђорђе'],
  ['Hebrew', 'יום הולדת שמח, שָׁלוֹם'],
  ['Arabic', 'عيد ميلاد سعيد، محمد ٢٠٢٦'],
  ['Hindi', 'जन्मदिन की शुभकामनाएँ।'],
  ['emoji', '🎁❤️🎉👍🏽👩‍👩‍👧🇺🇸1️⃣😀'],
  ['signs', '“For you” – 50 % … € £ © ™ §'],
] as const)
  test(`a document has ${script}`, () => {
    expect(printedOf(text)).toBe(text.normalize('NFC'))
  })

test('what the eye takes for one letter is never torn between fonts', () => {
  expect(piecesOf('a👩‍👩‍👧b')).toEqual([
    { font: 'figtree', text: 'a' },
    { font: 'noto-emoji', text: '👩‍👩‍👧' },
    { font: 'figtree', text: 'b' },
  ])
  // What steers the direction of others' words is left out.
  expect(printedOf('Sam\u202e\u2066 ok\u200b')).toBe('Sam ok')
})

test('what no font has is left out', () => {
  expect(printedOf('山田 Sam 山 !')).toBe('Sam !')
  expect(printedOf('山田')).toBe('')
})
