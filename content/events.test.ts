import { expect, test } from 'vitest'
import { byTime } from '../lib/content/server/events.ts'
import { eventsFrom } from './events.ts'

const seeded = (now: string) => byTime(eventsFrom(new Date(now)), new Date(now))

test.each([
  ['2026-11-21T08:00:00Z', '2027'],
  ['2027-01-15T12:00:00Z', '2027'],
  ['2027-01-16T12:00:00Z', '2028'],
  ['2027-02-20T12:00:00Z', '2028'],
  ['2026-12-31T23:59:59-07:00', '2027'],
  ['2027-01-01T00:00:00-07:00', '2027'],
])(
  '[EVENT-001] [EVENT-004] seeded at %s, five events come in January to March %s and three are over',
  (now, year) => {
    const { upcoming, past } = seeded(now)
    expect(upcoming).toHaveLength(5)
    for (const { date } of upcoming) expect(date).toMatch(new RegExp(`^${year}-0[123]-\\d\\d$`))
    expect(past).toHaveLength(3)
    for (const { date } of past) expect(Date.parse(date)).toBeLessThan(Date.parse(now))
  },
)

test('[EVENT-004] those that are over say how many came and how they were rated', () => {
  const { past } = seeded('2026-11-21T08:00:00Z')
  expect(past.map(({ date }) => date)).toEqual(['2026-10-17', '2026-09-12', '2026-05-09'])
  for (const event of past) {
    expect(event).toMatchObject({ attendees: expect.any(Number), rating: expect.any(Number) })
  }
})

test('[EVENT-007] the prices are Free, $49, $299 per couple, and contact for pricing', () => {
  const { upcoming } = seeded('2026-11-21T08:00:00Z')
  expect([...new Set(upcoming.map(({ priceText }) => priceText))].sort()).toEqual([
    '$299 per couple',
    '$49',
    'Contact for pricing',
    'Free',
  ])
})

test('[ENT-018] all four types are there', () => {
  const { upcoming } = seeded('2026-11-21T08:00:00Z')
  expect(new Set(upcoming.map(({ type }) => type))).toEqual(
    new Set(['Educational', 'Workshop', 'Special Event', 'Corporate']),
  )
})
