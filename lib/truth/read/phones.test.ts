import { expect, test } from 'vitest'
import { phoneDigits, readPhones } from './phones.ts'

test.each([
  '(480) 555-0199',
  '480-555-0199',
  '480.555.0199',
  '480 555 0199',
  '+1 480 555 0199',
  '1-480-555-0199',
  '+1 (480) 555-0199',
])('the phone number %s', (number) => {
  expect(readPhones(`Call ${number}, or ${number}.`)).toEqual([number, number])
  expect(phoneDigits(number)).toBe('4805550199')
})

test('other dashes and spaces make no other number', () => {
  expect(readPhones('480–555–0199 or 480\u00a0555\u00a00199')).toEqual(['480-555-0199', '480 555 0199'])
})

test.each(['2026-11-22', '85251-1234', '12-3456789', '1999999992', '480-555-01999', '$480 555'])(
  '%s is no phone number',
  (text) => {
    expect(readPhones(text)).toEqual([])
  },
)

test.each(['Call 4805550199.', 'call us at 4805550199', 'Phone: 4805550199', 'Text 4805550199 today'])(
  'ten digits are a phone number where they are called: %s',
  (text) => {
    expect(readPhones(text)).toEqual(['4805550199'])
    expect(readPhones(text.replace(/^[^\d]+/, 'NPI '))).toEqual([])
  },
)
