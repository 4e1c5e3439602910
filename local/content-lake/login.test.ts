import { expect, test } from 'vitest'
import { createLoginSessions } from './login.ts'

test('a log-in can be fetched once', () => {
  const sessions = createLoginSessions()
  const sid = sessions.open('token of Olivia')
  expect(sid).toMatch(/^[\w-]{43}$/)
  expect(sessions.take(sid)).toBe('token of Olivia')
  expect(sessions.take(sid)).toBeUndefined()
  expect(sessions.take('made up')).toBeUndefined()
})

test('a log-in older than a minute is gone', () => {
  let now = 0
  const sessions = createLoginSessions(() => now)
  const sid = sessions.open('token of Olivia')
  now = 60_000
  expect(sessions.take(sid)).toBeUndefined()
})

test('log-ins that nobody fetches do not pile up', () => {
  const sessions = createLoginSessions(() => 0)
  const first = sessions.open('first')
  for (let count = 0; count < 1000; count++) sessions.open('other')
  expect(sessions.take(first)).toBeUndefined()
  expect(sessions.take(sessions.open('last'))).toBe('last')
})
