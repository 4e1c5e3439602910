import { expect, test } from 'vitest'
import { byTime, endOf } from './events'

const evening = { title: 'Evening', date: '2027-01-20', time: '18:00', endTime: '19:30' }
const openEnd = { title: 'Open end', date: '2027-01-20', time: '09:00', endTime: null }
const later = { title: 'Later', date: '2027-03-02', time: '10:00', endTime: '11:00' }
const titles = (now: string) => {
  const { upcoming, past } = byTime([later, evening, openEnd], new Date(now))
  return [upcoming, past].map((events) => events.map(({ title }) => title))
}

test('[EVENT-001] an event is upcoming until its end in Arizona, then past', () => {
  expect(titles('2027-01-21T02:29:59Z')).toEqual([['Evening', 'Open end', 'Later'], []])
  expect(titles('2027-01-21T02:30:00Z')).toEqual([['Open end', 'Later'], ['Evening']])
})

test('an event without an end is over at midnight; the latest past event comes first', () => {
  expect(titles('2027-01-21T06:59:59Z')[0]).toEqual(['Open end', 'Later'])
  expect(titles('2027-01-21T07:00:00Z')).toEqual([['Later'], ['Open end', 'Evening']])
})

test.each([{}, { date: null }, { date: 'soon' }, { date: '2027-13-45' }])('%o has no end', (event) => {
  expect(endOf(event)).toBeNull()
  expect(byTime([event], new Date())).toEqual({ upcoming: [], past: [] })
})

test('an end that is no time counts as none', () => {
  expect(endOf({ date: '2027-01-20', endTime: 'late' })).toBe(Date.parse('2027-01-21T07:00:00Z'))
})
