import { expect, test } from 'vitest'
import { readFigure, readPercents } from './amounts.ts'
import { isAroundTheClock, readDurations, readHours, readPromises, weekdays } from './times.ts'

test.each([
  ['30-45 min per session', [[30, 45]]],
  ['30–60 minutes', [[30, 60]]],
  ['2 to 4 hours', [[120, 240]]],
  ['3-4 hrs', [[180, 240]]],
  ['five to fifteen minutes', [[5, 15]]],
  ['a quick 5-10 minute call', [[5, 10]]],
  [
    '45 minutes of talk, 45 minutes for questions',
    [
      [45, 45],
      [45, 45],
    ],
  ],
  ['5 to 10 minutes for an exam, 15 to 20 for a consultation', [[5, 10]]],
  ['$30 a minute', []],
  ['within the hour', []],
  ['ten business days', []],
])('durations in “%s”', (text, spans) => {
  expect(readDurations(text).map(({ from, to }) => [from, to])).toEqual(spans)
})

test.each([
  ['20% off', [[20, true]]],
  ['98% Satisfaction', [[98, false]]],
  [
    '20%, 30% or 40% off everything',
    [
      [20, false],
      [30, false],
      [40, true],
    ],
  ],
  ['a 25 percent discount', [[25, true]]],
])('percentages in “%s”', (text, found) => {
  expect(readPercents(text).map(({ value, isOff }) => [value, isOff])).toEqual(found)
})

test.each([
  ['15K+', { value: 15_000, unit: '' }],
  ['15,000+', { value: 15_000, unit: '' }],
  ['98%', { value: 98, unit: '%' }],
  ['1.2M', { value: 1_200_000, unit: '' }],
  ['24/7', null],
  ['Same Day', null],
])('the figure “%s”', (text, figure) => {
  expect(readFigure(text)).toEqual(figure)
})

test.each([
  ['7 days a week, 8am–8pm', weekdays, '08:00', '20:00'],
  ['Every day, 8am to 8pm', weekdays, '08:00', '20:00'],
  ['Mon-Fri 8:30 AM - 6:00 PM', weekdays.slice(0, 5), '08:30', '18:00'],
  ['Sundays from 12pm until 4pm', ['Sunday'], '12:00', '16:00'],
])('hours in “%s”', (text, days, opens, closes) => {
  expect(readHours(text)).toMatchObject({ days, opens, closes })
})

test.each(['8am to 8pm', 'Monday to Friday, 6 to 11 in the morning', 'every day'])(
  '“%s” names no hours of days',
  (text) => {
    expect(readHours(text)).toBeNull()
  },
)

test('day and night is told from a span of 24 hours', () => {
  expect(['24/7', 'open 24 hours a day', 'around the clock'].every(isAroundTheClock)).toBe(true)
  expect(['within 24 hours', '24 hours before the visit', 'July 24'].some(isAroundTheClock)).toBe(false)
})

test.each([
  ['We answer within 24 hours.', [[24, 'hours']]],
  ['Within 2–3 business days', [[3, 'business days']]],
  ['within ten business days', [[10, 'business days']]],
  ['Within 1 business day, for services scheduled within 3 days.', [[1, 'business days']]],
  ['within 120 calendar days', []],
  ['within the hour', []],
])('promises in “%s”', (text, found) => {
  expect(readPromises(text).map(({ amount, unit }) => [amount, unit])).toEqual(found)
})
