import { expect, test } from 'vitest'
import { responseGroups } from './valley-map'

test('areas stand together by response time, the soonest first, those without a time last', () => {
  expect(
    responseGroups([
      { city: 'Glendale' },
      { city: 'Mesa', responseTime: '60-75 min' },
      { city: 'Scottsdale', responseTime: '30-45 min' },
      { city: 'Paradise Valley', responseTime: '30-45 min' },
    ]),
  ).toEqual([
    { time: '30-45 min', cities: ['Scottsdale', 'Paradise Valley'] },
    { time: '60-75 min', cities: ['Mesa'] },
    { time: null, cities: ['Glendale'] },
  ])
})

test('an area without a name is left out', () => {
  expect(responseGroups([{ city: null, responseTime: '30-45 min' }, {}])).toEqual([])
})
