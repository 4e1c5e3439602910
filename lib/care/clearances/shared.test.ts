import { expect, test } from 'vitest'
import { clearedUntil, type ExamState, firstEnd } from './shared'

const [early, late] = ['2027-03-01T10:00:00-07:00', '2027-03-01T18:00:00+00:00']
const state = (validUntil: string, isCleared = true): ExamState => ({
  group: 'injections',
  lastId: 'x',
  outcome: 'approved',
  validUntil,
  isCleared,
  isOpen: isCleared,
})

test('what ends first decides, as a moment and not as text; one gap and nothing is cleared', () => {
  expect(firstEnd([late, early])).toBe(early)
  expect(firstEnd([late, null])).toBeNull()
  expect(firstEnd([])).toBeNull()
  expect(clearedUntil([state(late), state(early)])).toBe(early)
  expect(clearedUntil([state(late), state(early, false)])).toBeNull()
})
