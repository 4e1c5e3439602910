import { expect, test } from 'vitest'
import type { StoredRule } from './rule'
import { type Examples, ruleWords } from './rule-words'

const examples: Examples = {
  injections: [
    { id: 'injection-b12', name: 'Vitamin B12', priceCents: 1300 },
    { id: 'injection-zinc', name: 'Zinc', priceCents: 800 },
  ],
  areas: [
    { city: 'Scottsdale', feeCents: 0 },
    { city: 'Mesa', feeCents: 2500 },
  ],
}
const welcome: StoredRule = {
  _key: 'welcome',
  name: 'First-visit discount',
  issuedBy: 'signup',
  effect: 'percent',
  percent: 25,
  isFirstVisit: true,
  perPerson: 1,
}
const group: StoredRule = { _key: 'group', name: 'Group visit', effect: 'travel', isCombinable: true }
const tenOff: StoredRule = { _key: 'ten', name: 'Ten off', effect: 'amount', amount: 10, isCombinable: true }

/** What the first of these rules does. */
const said = (...rules: StoredRule[]) => ruleWords(rules, examples)[0]

test('the first edition’s code is told with the order it is for and the order it is refused for', () => {
  expect(said(welcome)).toEqual({
    key: 'welcome',
    title: 'First-visit discount: 25% off',
    sentences: [
      'First order, one Vitamin B12 ($13.00) to Scottsdale, a $50 gift card: $3.25 off, the card pays $9.75, nothing is left for PayPal.',
      'The same to Mesa, where the travel fee is $25.00, a $50 gift card: $3.25 off, the card pays $34.75, nothing is left for PayPal.',
      'Second order of the same person: “This code can’t be used for this order.”',
    ],
  })
})

test('a code for the travel fee is of no use where there is none', () => {
  expect(said(group)?.sentences).toEqual([
    'One Vitamin B12 ($13.00) to Scottsdale, a $50 gift card: “This code isn’t for anything in your cart.”',
    'The same to Mesa, where the travel fee is $25.00, a $50 gift card: $25.00 off, the card pays $13.00, nothing is left for PayPal.',
    'The same person may use as many codes of it as they have.',
  ])
})

test('the example is as large as the rule wants, of an injection it is for', () => {
  const rule = { ...tenOff, minimum: 60, injections: [{ _ref: 'injection-zinc' }], perPerson: 3 }
  expect(said(rule)?.sentences).toEqual([
    '8 × Zinc ($64.00) to Scottsdale, a $50 gift card: $10.00 off, the card pays $50.00, $4.00 is left for PayPal.',
    'The same to Mesa, where the travel fee is $25.00, a $50 gift card: $10.00 off, the card pays $50.00, $29.00 is left for PayPal.',
    'Injections for less than $60: “This code needs at least $60 of injections in the cart.”',
    'Only Vitamin B12: “This code isn’t for anything in your cart.”',
    'After 3 orders with such codes, another one of the same person: “This code can’t be used for this order.”',
  ])
})

test('a rule with days is told with the days beside them', () => {
  expect(said({ ...tenOff, from: '2026-12-01', until: '2026-12-31' })?.sentences).toEqual(
    expect.arrayContaining([
      'On November 30, 2026: “This code isn’t valid today.”',
      'On January 1, 2027: “This code isn’t valid today.”',
    ]),
  )
})

test('of two codes the better one counts, unless both may stand beside another', () => {
  expect(said(welcome, group)?.sentences.at(-1)).toBe(
    'With a code of “Group visit” as well, one Vitamin B12 ($13.00) to Mesa: only the better one counts, “Group visit” with $25.00 off.',
  )
  expect(said(tenOff, welcome, group)?.sentences.at(-1)).toBe(
    'With a code of “Group visit” as well, one Vitamin B12 ($13.00) to Mesa: both count, $35.00 off together.',
  )
})

test('all of it is paid by a code of 100%; what is half written says so, and without examples no sum is told', () => {
  expect(said({ ...welcome, percent: 100 })?.sentences[0]).toContain('$13.00 off, nothing is left to pay.')
  expect(said({ _key: 'new', effect: 'percent' })).toMatchObject({
    title: 'Rule without a name',
    sentences: [expect.stringContaining('Not complete yet')],
  })
  expect(ruleWords([welcome, group], { injections: [], areas: [] })[0]?.sentences).toHaveLength(1)
})
