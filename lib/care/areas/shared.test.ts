import { expect, test } from 'vitest'
import { findZip, readZip, type ZipArea } from './shared'

const area = (city: string, ...zipCodes: string[]): ZipArea => ({
  city,
  responseTime: null,
  travelFee: null,
  zipCodes,
})
const areas = [
  area('Scottsdale', '85251', '85254'),
  area('Phoenix', '85254'),
  { ...area('Tempe'), zipCodes: null },
]

test.each(['85251', ' 85251 ', '85251-1234', '85251–1234', '85251 1234', '852511234', '８５２５１'])(
  '%s is the ZIP code 85251',
  (typed) => {
    expect(readZip(typed)).toBe('85251')
  },
)

test.each(['', '8525', '852511', 'Tempe', '85251-12', '8525O', 'AZ 85251', '85251; drop', '85251\n85252'])(
  '“%s” is none',
  (typed) => {
    expect(readZip(typed)).toBeNull()
    expect(findZip(typed, areas)).toEqual({ kind: 'invalid' })
  },
)

test('a ZIP code is in its area, in the first of two, or outside', () => {
  expect(findZip('85251', areas)).toMatchObject({ kind: 'area', zip: '85251', area: { city: 'Scottsdale' } })
  expect(findZip('85254-0001', areas)).toMatchObject({ kind: 'area', area: { city: 'Scottsdale' } })
  expect(findZip('10001', areas)).toEqual({ kind: 'outside', zip: '10001' })
  expect(findZip('85251', [])).toEqual({ kind: 'outside', zip: '85251' })
})
