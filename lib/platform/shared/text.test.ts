import { expect, test } from 'vitest'
import { phoneHref } from './text'

test.each([
  ['(480) 555-0142', 'tel:+14805550142'],
  ['480-555-0142', 'tel:+14805550142'],
  ['+1 480 555 0142', 'tel:+14805550142'],
  ['911', 'tel:911'],
])('%s is dialled as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})
