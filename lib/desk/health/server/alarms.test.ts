import { expect, test } from 'vitest'
import { type AlarmState, afterLook, allWell } from './alarms.ts'

// docs/decisions/0050-alarms.md

/** What is told at which look: `.` well, `x` broken. */
function told(looks: string, begin: AlarmState = allWell) {
  let state = begin
  return [...looks].flatMap((look, index) => {
    const result = afterLook(state, look === '.', `minute ${index}`)
    state = result.state
    return result.tells ? [`${result.tells} at ${index}, since ${result.since.split(' ')[1]}`] : []
  })
}

test.each([
  ['all is well', '......', []],
  ['a hiccup rings nobody', '..x...x..x.', []],
  ['two looks in a row begin it, once', '.xxxxxx', ['began at 2, since 1']],
  ['it is over after three good ones, once', 'xx......', ['began at 1, since 0', 'over at 4, since 0']],
  ['a good look between is not the end', 'xx..x..x...', ['began at 1, since 0', 'over at 10, since 0']],
  ['what comes and goes is one alarm', 'xx.x.x..x.x.xx', ['began at 1, since 0']],
  ['a hiccup is forgotten', 'x.x.xx', ['began at 5, since 4']],
  [
    'the next one rings again',
    'xx...xx...',
    ['began at 1, since 0', 'over at 4, since 0', 'began at 6, since 5', 'over at 9, since 5'],
  ],
])('%s: %s', (_, looks, expected) => {
  expect(told(looks)).toEqual(expected)
})

test('who starts anew with what was known rings no second time, and tells the end', () => {
  const known = { isOpen: true, contrary: 0, since: 'minute before' }
  expect(told('xxx', known)).toEqual([])
  expect(told('x...', known)).toEqual(['over at 3, since before'])
})
