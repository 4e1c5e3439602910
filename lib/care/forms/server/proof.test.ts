import { expect, test, vi } from 'vitest'
import { makeStamp, stampReason } from './proof'

vi.mock('@/lib/platform/server/env', () => ({ env: { supabase: { secretKey: 'a secret of tests' } } }))

const began = new Date('2026-11-21T12:00:00Z')
const after = (ms: number) => new Date(began.getTime() + ms)
const day = 24 * 3_600_000

test.each([
  [0, 'too_fast'],
  [2999, 'too_fast'],
  [3000, null],
  [day, null],
  [day + 1, 'too_late'],
  [-1, 'too_fast'],
])('sent %i ms after it began: %s', (ms, reason) => {
  expect(stampReason(makeStamp(began), after(ms))).toBe(reason)
})

test.each([
  'x',
  '.',
  '1.x',
  `${began.getTime()}.`,
  `${began.getTime()}.${'A'.repeat(43)}`,
  `1.${'é'.repeat(43)}`,
  'ä.ö',
])('a stamp that is not ours is forged: %s', (stamp) =>
  expect(stampReason(stamp, after(5000))).toBe('forged_timestamp'),
)

test('without a stamp nothing tells how long it took', () => {
  expect(stampReason(undefined, began)).toBe('no_timestamp')
  expect(stampReason('', began)).toBe('no_timestamp')
})

test('what was signed can not be changed', () => {
  const [, signature] = makeStamp(began).split('.')
  expect(stampReason(`${began.getTime() - 60_000}.${signature}`, began)).toBe('forged_timestamp')
})
