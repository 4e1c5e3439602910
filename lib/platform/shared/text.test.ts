import { expect, test } from 'vitest'
import { keptLine, keptText, phoneHref } from './text'

test.each([
  ['(480) 555-0142', 'tel:+14805550142'],
  ['480-555-0142', 'tel:+14805550142'],
  ['+1 480 555 0142', 'tel:+14805550142'],
  ['911', 'tel:911'],
])('%s is dialled as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

test.each([
  ['Ana 😀', true, true],
  ['two\nlines\r\n\tof it', false, true],
  ['a NUL \0', false, false],
  ['a bell \u0007', false, false],
  ['half of an emoji \ud83d', false, false],
])('%j can be kept as a line: %s, as a text: %s', (text, line, lines) => {
  expect([keptLine.test(text), keptText.test(text)]).toEqual([line, lines])
})
