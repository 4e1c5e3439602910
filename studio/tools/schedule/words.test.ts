import { expect, test } from 'vitest'
import type { ScheduledGroup } from '../../../lib/content/schedule/shared/schedule.ts'
import { replacedWords, stateSentence } from './words.ts'

const now = '2026-12-01T08:00:00Z'
const group = (fields: Partial<ScheduledGroup>): ScheduledGroup => ({
  id: 'x',
  title: 'December prices',
  dueAt: '2026-12-01T07:00:00Z',
  state: 'planned',
  by: 'Ed Morales',
  createdAt: '2026-11-21T12:00:00Z',
  doneAt: null,
  note: null,
  tries: 0,
  nextTryAt: '2026-12-01T07:00:00Z',
  isUnderWay: false,
  waitsFor: null,
  version: 1,
  changes: [],
  ...fields,
})

test.each<[Partial<ScheduledGroup>, string]>([
  [{ dueAt: '2026-12-02T07:00:00Z' }, 'Will be published tomorrow, 12:00 AM (Arizona).'],
  [{}, 'Due since today, 12:00 AM. It is published within a minute.'],
  [
    { waitsFor: 'November prices' },
    'Due since today, 12:00 AM. It waits for “November prices”, which changes the same and is not published yet.',
  ],
  [
    { waitsFor: 'November prices', dueAt: '2026-12-02T07:00:00Z' },
    'Will be published tomorrow, 12:00 AM (Arizona).',
  ],
  [{ isUnderWay: true }, 'Being published right now.'],
  [{ state: 'done', doneAt: '2026-12-01T07:00:12Z' }, 'Published today, 12:00 AM.'],
  [
    { state: 'done', doneAt: '2026-12-01T07:40:00Z', note: 'One document was left out.' },
    'Published today, 12:40 AM, planned for today, 12:00 AM. One document was left out.',
  ],
  [
    {
      state: 'failed',
      tries: 2,
      note: 'The content store did not answer.',
      nextTryAt: '2026-12-01T08:02:00Z',
    },
    'Not published yet. The content store did not answer. Tried 2 times; the next try is today, 1:02 AM.',
  ],
  [
    { state: 'cancelled', doneAt: '2026-11-30T20:00:00Z' },
    'Canceled yesterday, 1:00 PM. Nothing was published.',
  ],
])('%j: %s', (fields, sentence) => {
  expect(stateSentence(group(fields), now)).toBe(sentence)
})

test('what is replaced is told from the old moment to the new one, in Arizona', () => {
  const planned = {
    documentId: 'injection-b12',
    groupId: 'x',
    title: 'December prices',
    dueAt: '2026-12-02T07:00:00Z',
  }
  expect(replacedWords(planned, '2027-01-01T07:00:00Z', now)).toBe(
    '“December prices”: tomorrow, 12:00 AM → Jan 1, 2027, 12:00 AM (Arizona)',
  )
  expect(replacedWords(planned, null, now)).toBe(
    '“December prices”: tomorrow, 12:00 AM → the moment you choose (Arizona)',
  )
})
