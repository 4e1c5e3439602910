import { expect, test } from 'vitest'
import { backupCheck } from './checks.ts'

// docs/decisions/0042-backup.md
const now = Date.parse('2026-11-25T06:00:00Z')
const old = (hours: number) => ({ at: new Date(now - hours * 3_600_000).toISOString(), bytes: 1 })
const told = (value: unknown, isLive = true) =>
  backupCheck(value, { isLive, now }).map(({ isOk, isNeeded, message }) => [isOk, isNeeded, message])

test.each([
  [0.5, true, 'the last good one is less than an hour old'],
  [1.2, true, 'the last good one is an hour old'],
  [25.9, true, 'the last good one is 25 hours old'],
  [26, false, 'the last good one is 26 hours old'],
])('a live site says that its backup of %s hours ago is fine: %s', (hours, isOk, message) => {
  expect(told(old(hours))).toEqual([[isOk, false, message]])
})

test('a live site without a backup says so, and still sells', () => {
  expect(told(undefined)).toEqual([[false, false, 'there is none yet: run npm run backup']])
  expect(told({ at: 'yesterday' })).toEqual(told(undefined))
})

test('a demo is never late, and silent without one', () => {
  expect(told(undefined, false)).toEqual([])
  expect(told(old(500), false)).toEqual([[true, false, 'the last good one is 500 hours old']])
})
