import { expect, test } from 'vitest'
import { changeRequest, dueOf, noteRequest, replyRequest } from './shared'

const now = new Date('2026-11-21T18:00:00Z')
const open = { status: 'new' as const, answeredAt: null }

test.each([
  ['2026-11-21T18:00:00Z', 'late', '1 min late'],
  ['2026-11-21T17:15:00Z', 'late', '45 min late'],
  ['2026-11-21T15:59:00Z', 'late', '2 h late'],
  ['2026-11-18T18:00:00Z', 'late', '3 days late'],
  ['2026-11-21T18:01:00Z', 'today', 'Due today, 11:01 AM'],
  ['2026-11-22T06:59:59.999Z', 'today', 'Due today'],
  ['2026-11-22T07:00:00Z', 'later', 'Due tomorrow, 12:00 AM'],
  ['2026-11-26T06:59:59Z', 'later', 'Due Wed, Nov 25'],
])('promised for %s it is %s: %s', (dueAt, tone, text) => {
  expect(dueOf({ ...open, dueAt }, now)).toEqual({ tone, text })
})

test('what is answered is never late, and what was not promised says so', () => {
  const dueAt = '2026-11-20T18:00:00Z'
  expect(dueOf({ status: 'answered', dueAt, answeredAt: '2026-11-20T19:00:00Z' }, now)).toEqual({
    tone: 'done',
    text: 'Answered yesterday',
  })
  expect(dueOf({ ...open, dueAt: null }, now).tone).toBe('none')
})

test('a change says what it changes, and nobody may put something back into review', () => {
  const seen = '2026-11-21T18:00:00+00:00'
  expect(changeRequest.safeParse({ seen, status: 'closed' }).success).toBe(true)
  expect(changeRequest.safeParse({ seen, assignee: null }).success).toBe(true)
  expect(changeRequest.safeParse({ seen }).success).toBe(false)
  expect(changeRequest.safeParse({ seen, status: 'needs_review' }).success).toBe(false)
  expect(changeRequest.safeParse({ status: 'closed' }).success).toBe(false)
})

test('no header can be put into the subject of a reply', () => {
  const reply = { seen: '2026-11-21T18:00:00Z', text: 'Hello' }
  expect(replyRequest.safeParse({ ...reply, subject: 'Your visit' }).success).toBe(true)
  expect(replyRequest.safeParse({ ...reply, subject: 'Your visit\r\nBcc: x@example.com' }).success).toBe(
    false,
  )
})

test.each(['\0', 'half \ud83d', '\u0007'])(
  'what no database keeps is refused before it is asked: %j',
  (text) => {
    expect(noteRequest.safeParse({ text: `Called. ${text}` }).error?.issues[0]?.message).toContain(
      'type it again',
    )
    expect(noteRequest.safeParse({ text: 'Called.\r\n\tNobody there 😀' }).success).toBe(true)
  },
)
