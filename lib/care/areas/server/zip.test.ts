import { expect, test } from 'vitest'
import { describeArea, describeOutside, zipWords } from './zip'

const words = zipWords(null)
const area = { city: 'Mesa', responseTime: '60-75 min', travelFee: 25, zipCodes: [] }

test('an area is told with its time and its fee', () => {
  expect(describeArea(area, words)).toEqual({
    title: 'Yes, we come to Mesa',
    time: '60-75 min from your confirmed booking',
    noTime: 'Call for today’s time',
    fee: '$25 travel fee, waived for group bookings',
  })
  expect(describeArea({ ...area, travelFee: 12.5 }, words).fee).toContain('$12.50')
})

test.each([0, null])('a fee of %s is none', (travelFee) => {
  expect(describeArea({ ...area, travelFee }, words).fee).toBe('No travel fee')
})

test('no time is stated where none is known [AREA-011]', () => {
  expect(describeArea({ ...area, responseTime: null }, words).time).toBeNull()
})

test('the editors’ words win, and what stands in for a name is never a pattern', () => {
  const own = zipWords({ ...words, areaTitle: 'Hello {city}!', outsideTitle: null, label: '' })
  expect(describeArea({ ...area, city: '$& $1' }, own).title).toBe('Hello $& $1!')
  expect(describeOutside('10001', own).title).toBe('10001 is outside our area')
  expect(own.label).toBe('Your ZIP code')
})
