import { expect, test } from 'vitest'
import { isRuleOn, readRules, type StoredRule, termsOf } from './rule'

const stored: StoredRule = {
  _key: 'welcome',
  name: 'First visit',
  issuedBy: 'signup',
  effect: 'percent',
  percent: 25,
}
const read = (more: Partial<StoredRule> = {}) => readRules([{ ...stored, ...more }])

test('what the owner left empty asks for nothing', () => {
  expect(read()).toEqual([
    {
      key: 'welcome',
      name: 'First visit',
      issuedBy: 'signup',
      effect: { kind: 'percent', percent: 25 },
      productIds: null,
      minimumCents: 0,
      from: null,
      until: null,
      isFirstVisit: false,
      perPerson: null,
      isCombinable: false,
    },
  ])
  expect(readRules(null)).toEqual([])
})

test('dollars become cents, and injections their ids', () => {
  const injections = [{ _ref: 'injection-b12' }, {}]
  expect(read({ effect: 'amount', amount: 12.5, minimum: 50, injections })).toMatchObject([
    { effect: { kind: 'amount', cents: 1250 }, minimumCents: 5000, productIds: ['injection-b12'] },
  ])
})

test.each([
  ['has no name', { name: '' }],
  ['takes nothing off', { effect: null }],
  ['takes off something unknown', { effect: 'everything' }],
  ['has no percentage', { percent: null }],
  ['takes off half a percent', { percent: 12.5 }],
  ['takes off too much', { percent: 101 }],
  ['takes off a negative amount', { effect: 'amount', amount: -5 }],
  ['takes off no dollars', { effect: 'amount', amount: 0 }],
])('a rule that %s is not used', (_what, more) => expect(read(more)).toEqual([]))

test('the first and the last day count', () => {
  const [rule] = read({ from: '2026-12-01', until: '2026-12-31' })
  if (!rule) throw new Error('The rule is complete')
  const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01']
  expect(days.map((day) => isRuleOn(rule, day))).toEqual([false, true, true, false])
  expect(isRuleOn({ ...rule, from: null, until: null }, '2026-11-30')).toBe(true)
})

test('a new code promises what its rule takes off', () => {
  const rules = [{}, { effect: 'amount', amount: 10 }, { effect: 'travel' }].flatMap((more) => read(more))
  expect(rules.map(termsOf)).toEqual([
    { rule: 'welcome', percent: 25 },
    { rule: 'welcome', cents: 1000 },
    { rule: 'welcome', waives_travel: true },
  ])
})
