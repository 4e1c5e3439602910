import { expect, test } from 'vitest'
import { postalLine, postalParts } from './postal-line.ts'

const line = '7000 East Desert Bloom Road, Suite 100, Scottsdale, AZ 85251'
const parts = {
  street: '7000 East Desert Bloom Road, Suite 100',
  locality: 'Scottsdale',
  region: 'AZ',
  postalCode: '85251',
}

test('an address in its parts and in one line are the same', () => {
  expect(postalLine(parts)).toBe(line)
  expect(postalParts(line)).toEqual(parts)
})

test('what was written in one line before there were parts stays as it is', () => {
  expect(postalLine({ street: line, locality: null, region: null, postalCode: null })).toBe(line)
})

test.each(['Suite 100, Scottsdale', 'Scottsdale, AZ 85251', '1 Road, Scottsdale, Arizona 85251', ''])(
  '“%s” is not taken apart',
  (text) => expect(postalParts(text)).toBeNull(),
)
