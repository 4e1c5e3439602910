import { expect, test } from 'vitest'
import { beginOfDay, momentOf, priceChangesQuery, pricesOnQuery } from './price-history'

test('a day at the clinic begins and ends at seven in the morning, UTC', () => {
  expect(beginOfDay('2026-11-22')).toBe('2026-11-22T07:00:00.000Z')
  expect(beginOfDay('2026-12-31', 1)).toBe('2027-01-01T07:00:00.000Z')
  expect(momentOf({ date: '2026-07-01' })).toBe('2026-07-02T06:59:59.999Z')
  expect(momentOf({ date: '2026-07-01', time: '14:05' })).toBe('2026-07-01T21:05:00.000Z')
})

test.each([
  { date: '2026-02-30' },
  { date: '0000-01-01' },
  { date: '22.11.2026' },
  { date: '2026-11-22', time: '25:00' },
])('no day: %j', (query) => {
  expect(pricesOnQuery.safeParse(query).success).toBe(false)
})

test('a page goes on from the last row seen, as the server wrote it', () => {
  for (const after of ['2026-11-22T01:02:03.123456+00:00~17', '2026-11-22T01:02:03+00:00~1'])
    expect(priceChangesQuery.safeParse({ after }).success).toBe(true)
  for (const after of [
    '1;drop',
    '~1',
    '2026-11-22~1',
    'x',
    '2026-99-99T99:99:99Z~1',
    '0000-01-01T00:00:00Z~1',
  ])
    expect(priceChangesQuery.safeParse({ after }).success).toBe(false)
})
