import { expect, test } from 'vitest'
import { codeRules } from '../../content/singletons/settings.ts'
import { remarksOn } from '../../tests/fixtures/validate-content.ts'

type Rule = Record<string, unknown>
const [welcome, regulars] = codeRules.rules as Rule[]

/** What the Studio says of these rules, each field with its sentence. */
const remarks = async (...rules: (Rule | undefined)[]) =>
  (await remarksOn({ ...codeRules, rules }, [])).map(({ field, message }) => `${field}: ${message}`)

test('the rules of the first edition are right', async () => {
  expect(await remarks(...(codeRules.rules as Rule[]))).toEqual([])
})

test.each([
  [{ percent: undefined }, 'percent', 'Enter a whole number from 1 to 100.'],
  [{ percent: 0 }, 'percent', 'Enter a whole number from 1 to 100.'],
  [{ percent: 101 }, 'percent', 'Enter a whole number from 1 to 100.'],
  [{ percent: 12.5 }, 'percent', 'Enter a whole number from 1 to 100.'],
  [{ effect: 'amount' }, 'amount', 'Enter how many dollars a code takes off.'],
  [{ effect: 'amount', amount: 0 }, 'amount', 'Enter how many dollars a code takes off.'],
  [{ effect: 'amount', amount: -1 }, 'amount', 'A price is zero or more dollars.'],
  [{ effect: 'amount', amount: 1.234 }, 'amount', 'Use at most two decimals, for example 12.50.'],
  [{ minimum: -1 }, 'minimum', 'A price is zero or more dollars.'],
  [{ from: '2026-12-02', until: '2026-12-01' }, 'until', 'The last day is before the first one.'],
  [{ name: undefined }, 'name', '“Name” is needed: write it here.'],
  [{ effect: undefined }, 'effect', '“What it takes off” is needed: choose one.'],
  [{ issuedBy: undefined }, 'issuedBy', '“Who gets it” is needed: choose one.'],
])('%j is refused', async (change, field, sentence) => {
  expect(await remarks(welcome, { ...regulars, ...change })).toEqual([`rules.regulars.${field}: ${sentence}`])
})

test.each([
  { effect: 'amount', amount: 12.5 },
  { effect: 'travel', percent: undefined },
  { percent: 100, from: '2026-12-01', until: '2026-12-01' },
  { perPerson: 2, minimum: 0 },
])('%j is fine', async (change) => {
  expect(await remarks(welcome, { ...regulars, ...change })).toEqual([])
})

test.each([0, 1.5])('%d times for a person is refused', async (perPerson) => {
  expect(await remarks(welcome, { ...regulars, perPerson })).toEqual([
    expect.stringMatching(/^rules\.regulars\.perPerson: /),
  ])
})

test('exactly one rule is for the form on the site, and that promises something off injections [ERR-016]', async () => {
  expect(await remarks(regulars)).toEqual([
    expect.stringMatching(/^rules: One rule has to be for whoever asks/),
  ])
  expect(await remarks(welcome, { ...regulars, issuedBy: 'signup' })).toEqual([
    expect.stringMatching(/^rules: Only one rule can be for whoever asks/),
  ])
  expect(await remarks({ ...welcome, effect: 'travel' })).toEqual([
    expect.stringMatching(/^rules: The code from the site takes something off injections/),
  ])
})
