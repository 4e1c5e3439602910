import { expect, test } from 'vitest'
import { readCompared } from './compare'

const known = ['myers', 'gold', 'beauty', 'elite-nad', 'rehydrate']

test.each([
  ['two', ['myers', 'gold'], ['myers', 'gold'], null],
  [
    'four, one named twice',
    ['gold', 'myers', 'gold', 'beauty', 'rehydrate'],
    ['gold', 'myers', 'beauty', 'rehydrate'],
    null,
  ],
  ['none', undefined, [], /Choose two to four/],
  ['an empty name', '', [], /can’t find/],
  ['one', 'myers', ['myers'], /one drip/],
  ['five', known, known.slice(0, 4), /first four/],
  ['one that is gone', ['myers', 'gold', '__proto__'], ['myers', 'gold'], /no longer on the menu/],
  ['only unknown ones', ['<script>', 'constructor'], [], /can’t find/],
])('%s', (_what, asked, slugs, problem) => {
  const read = readCompared(asked, known)
  expect(read.slugs).toEqual(slugs)
  if (problem) expect(read.problem).toMatch(problem)
  else expect(read.problem).toBeNull()
})
